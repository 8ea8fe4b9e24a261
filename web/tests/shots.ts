/** The screenshots of docs/: start page, both boards early, mid and at the end, day and night. */
import { mkdirSync } from 'node:fs';
import { DESKTOP, House, PHONE, TABLET, type Visitor } from './house.ts';

const FOLDER = new URL('../../docs/screenshots/', import.meta.url).pathname;
const SIZES = { desktop: DESKTOP, tablet: TABLET, phone: PHONE };
const STAGES = { early: 0.12, mid: 0.5, end: 1 };
/** About how many entries a match has, to know when it is half over. */
const LENGTH: Record<string, number> = { 'great-wall': 95, 'thurn-und-taxis': 420 };
const only = process.argv[2];

interface Seen {
  view: {
    board: { sections?: { row: unknown[] }[] };
    number: number;
    actors: number[];
    viewer: number;
    choices: { action: number; kind: string }[];
  };
}
interface Hint {
  advice: { action: number }[];
}
mkdirSync(FOLDER, { recursive: true });
const house = await House.open();

/** Play on for Anna as a bot would advise, until so many entries are made and it is her turn. */
async function playTo(anna: Visitor, id: string, until: number): Promise<void> {
  for (;;) {
    const { view } = await anna.ask<Seen>(`/tables/${id}/view`);
    if (!view.actors.length) return;
    if (!view.choices.length) {
      await new Promise((wait) => setTimeout(wait, 40));
      continue;
    }
    const walls = view.board.sections?.reduce((sum, { row }) => sum + row.length, 0) ?? 99;
    const full = until < 20 ? 3 : until < 80 ? 11 : 0;
    if (view.number >= until && view.choices.length > 4 && walls >= full) return;
    const hint = await anna.ask<Hint>(`/tables/${id}/hint`, {}).catch(() => null);
    const action = hint?.advice[0]?.action ?? view.choices[0]?.action ?? 0;
    await anna.ask(`/tables/${id}/play`, { number: view.number, action }).catch(() => undefined);
  }
}
async function shoot(visitor: Visitor, name: string): Promise<void> {
  await visitor.page.waitForTimeout(900);
  await visitor.page.screenshot({ path: `${FOLDER}${name}.jpeg`, type: 'jpeg', quality: 72 });
  console.log(name);
}
/** The same table in each size and light. */
async function shootAll(anna: Visitor, path: string, name: string): Promise<void> {
  const { page } = anna;
  for (const [size, view] of Object.entries(SIZES)) {
    await page.setViewportSize(view);
    for (const theme of ['light', 'dark']) {
      await page.addInitScript(
        (said: string) => localStorage.setItem('tavola', said),
        JSON.stringify({ language: 'en', motion: 'none', theme }),
      );
      await page.goto(path);
      await page.locator('.world svg, .shelf svg[viewBox]').first().waitFor();
      await shoot(anna, `${name}-${size}-${theme}`);
    }
  }
}

for (const game of Object.keys(LENGTH)) {
  if (only && only !== game) continue;
  const anna = await house.visitor();
  const id = await anna.table(game, 4, 'novice');
  for (const [stage, share] of Object.entries(STAGES)) {
    await playTo(anna, id, share < 1 ? Math.round(share * (LENGTH[game] ?? 100)) : Infinity);
    await shootAll(anna, `/table/${id}`, `${game}-${stage}`);
  }
  await anna.context.close();
}
if (!only || only === 'start') {
  const anna = await house.visitor();
  await anna.table('great-wall', 3, 'novice');
  await shootAll(anna, '/', 'start');
}
await house.close();
