/** Phone, languages, illegal clicks, replay, accessibility of every page. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { DESKTOP, House, PHONE, TABLET, type Visitor } from './house.ts';

let house: House;
before(async () => (house = await House.open()));
after(() => house.close());

const GAMES = ['great-wall', 'thurn-und-taxis', 'taj-mahal', 'eschnapur'];
const KEY = /\b(web|great-wall|thurn-und-taxis|taj-mahal|eschnapur)-[a-z]+-[a-z-]+\b/;

async function sit(visitor: Visitor, game: string): Promise<void> {
  const id = await visitor.table(game, game === 'taj-mahal' ? 3 : 2, 'random');
  await visitor.page.goto(`/table/${id}`);
  await visitor.page.locator('.prompt.mine').waitFor();
}
const size = (visitor: Visitor) =>
  visitor.page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.scrollHeight,
  ]);

for (const game of GAMES.slice(0, 2)) {
  test(`${game} fits the screens`, { timeout: 90_000 }, async () => {
    for (const view of [DESKTOP, TABLET, PHONE]) {
      const anna = await house.visitor(view);
      await sit(anna, game);
      const [width = 0, height = 0] = await size(anna);
      assert.ok(
        width <= view.width && height <= view.height,
        `${width}×${height} at ${view.width}×${view.height}`,
      );
      const hand = await anna.page.locator('section.hand').boundingBox();
      assert.ok(hand && hand.y + hand.height <= view.height, 'the own hand is in reach');
      await anna.context.close();
    }
  });
}

test(
  'on a phone, a first tap shows what it gives and a second does it',
  { timeout: 60_000 },
  async () => {
    const anna = await house.visitor(PHONE);
    await sit(anna, 'great-wall');
    const before = await anna.number();
    await anna.page.locator('.hand .deck.lit').tap();
    await anna.page.locator('.notice.plan').waitFor();
    assert.equal(await anna.number(), before);
    await anna.page.locator('.prompt .primary').tap();
    await anna.page.waitForFunction(
      (n) => Number(document.querySelector('.table')?.getAttribute('data-number')) > n,
      before,
    );
  },
);

test(
  'the language changes without reload, and all four are complete',
  { timeout: 120_000 },
  async () => {
    const anna = await house.visitor();
    await anna.page.goto('/');
    await anna.page.locator('[data-game=great-wall]').waitFor();
    await anna.page.evaluate(() => Object.assign(window, { same: true }));
    const said = new Set<string>();
    for (const language of ['it', 'nl', 'de', 'en']) {
      await anna.page.locator('.tools select').selectOption(language);
      await anna.page.waitForFunction((code) => document.documentElement.lang === code, language);
      said.add(await anna.page.locator('h1').innerText());
      assert.doesNotMatch(await anna.page.locator('body').innerText(), KEY);
    }
    assert.equal(said.size, 4);
    assert.ok(await anna.page.evaluate(() => 'same' in window), 'without reload');
    for (const game of GAMES) {
      await sit(anna, game).catch(async () => {
        throw new Error(`${game}: ${await anna.page.locator('body').innerText()}`);
      });
      for (const language of ['it', 'nl', 'de', 'en']) {
        await anna.page.locator('header nav button').last().click();
        await anna.page.locator('dialog[open] select').first().selectOption(language);
        await anna.page.waitForFunction((code) => document.documentElement.lang === code, language);
        assert.doesNotMatch(await anna.page.locator('dialog[open]').innerText(), KEY);
        await anna.page.keyboard.press('Escape');
        assert.doesNotMatch(
          await anna.page.locator('.table').innerText(),
          KEY,
          `${game} in ${language}`,
        );
        const names = await anna.page
          .locator('[aria-label], [data-tip]')
          .evaluateAll((all) =>
            all
              .flatMap((one) => [
                one.getAttribute('aria-label') ?? '',
                one.getAttribute('data-tip') ?? '',
              ])
              .join('\n'),
          );
        assert.doesNotMatch(names, KEY, `${game} in ${language}`);
      }
    }
  },
);

test('an illegal click does nothing, and the rule is named', { timeout: 60_000 }, async () => {
  const anna = await house.visitor();
  await sit(anna, 'thurn-und-taxis');
  const before = await anna.number();
  await anna.page.locator('.official').first().click();
  assert.match(await anna.page.locator('.notice').innerText(), /only one official/i);
  await anna.page.locator('.city', { hasText: 'Lodz' }).click();
  assert.match(await anna.page.locator('.notice').innerText(), /Not possible|Take/);
  assert.equal(await anna.number(), before);
  assert.deepEqual(anna.faults, []);
});

test('a link leads to a position, and replay goes back and on', { timeout: 60_000 }, async () => {
  const anna = await house.visitor();
  await sit(anna, 'great-wall');
  for (let draws = 0; draws < 4; draws += 1) {
    await anna.page.locator('.deck.lit').waitFor();
    const before = await anna.number();
    await anna.page.locator('.hand .deck').click();
    await anna.page.waitForFunction(
      (n) => Number(document.querySelector('.table')?.getAttribute('data-number')) > n,
      before,
    );
  }
  const path = new URL(anna.page.url()).pathname;
  await anna.page.goto(`${path}/2`);
  await anna.page.locator('.replay .now').waitFor();
  assert.equal(await anna.page.locator('.replay input').inputValue(), '2');
  await anna.page.locator('.replay button').nth(1).click();
  await anna.page.waitForFunction(
    () => document.querySelector<HTMLInputElement>('.replay input')?.value === '1',
  );
  await anna.page.locator('.replay .now').click();
  await anna.page.locator('.replay .now').waitFor({ state: 'detached' });
});

test('axe finds nothing serious', { timeout: 120_000 }, async () => {
  for (const theme of ['light', 'dark']) {
    const anna = await house.visitor(DESKTOP, { theme });
    for (const path of ['/', '/design']) {
      await anna.page.goto(path);
      await anna.page.waitForTimeout(800);
      assert.deepEqual(await anna.barriers(), [], `${path}, ${theme}`);
    }
    for (const game of GAMES) {
      await sit(anna, game);
      assert.deepEqual(await anna.barriers(), [], `${game}, ${theme}`);
    }
    for (const button of [0, 1, 2]) {
      await anna.page.locator('header nav button').nth(button).click();
      await anna.page.locator('dialog[open]').waitFor();
      await anna.page.waitForTimeout(300);
      assert.deepEqual(await anna.barriers(), [], `dialog ${button}, ${theme}`);
      await anna.page.keyboard.press('Escape');
    }
    await anna.context.close();
    const phone = await house.visitor(PHONE, { theme });
    for (const game of GAMES.slice(0, 2)) {
      await sit(phone, game);
      assert.deepEqual(await phone.barriers(), [], `${game} on a phone, ${theme}`);
    }
    await phone.context.close();
  }
});

test('a hint names a move, and undo takes a move back', { timeout: 60_000 }, async () => {
  const anna = await house.visitor();
  await sit(anna, 'great-wall');
  const { page } = anna;
  await page.locator('.acts button', { hasText: 'Hint' }).click();
  await page.locator('.notice.hint').waitFor();
  const cards = await page.locator('.hand .card').count();
  const before = await anna.number();
  const card = page.locator('.hand .card.usable').first();
  const held = await page.locator('section.hand').innerText();
  await card.click();
  await page
    .locator('.placing .field')
    .first()
    .click({ position: { x: 500, y: 4 } });
  await page.waitForFunction(
    (n) => Number(document.querySelector('.table')?.getAttribute('data-number')) > n,
    before,
  );
  await page.keyboard.press('Escape');
  await page.waitForFunction(
    (n) => Number(document.querySelector('.table')?.getAttribute('data-number')) > n + 1,
    before,
  );
  await page.locator('.deck.lit').waitFor();
  assert.equal(await page.locator('.hand .card').count(), cards);
  assert.equal(await page.locator('section.hand').innerText(), held);
  assert.deepEqual(anna.faults, []);
});
