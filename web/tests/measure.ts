/** What the client must reach: size of the table page, time to the first board, long tasks. */
import { gzipSync } from 'node:zlib';
import { House } from './house.ts';

const ROUNDS = 5;
const GAMES = ['great-wall', 'thurn-und-taxis'];
const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const house = await House.open();
console.log(
  '| Game | JavaScript, gzip | CSS, gzip | First board, median (spread) | Longest task while playing |',
);
console.log('|---|---|---|---|---|');
for (const game of GAMES) {
  const times: number[] = [];
  const sizes = { js: 0, css: 0 };
  for (let round = 0; round <= ROUNDS; round += 1) {
    const anna = await house.visitor();
    const id = await anna.table(game, 3, 'random');
    const loaded: Promise<[string, number]>[] = [];
    anna.page.on('response', (response) => {
      const kind = /\.(js|css)$/.exec(new URL(response.url()).pathname)?.[1];
      if (kind)
        loaded.push(response.body().then((body) => [kind, gzipSync(body, { level: 9 }).length]));
    });
    const start = performance.now();
    await anna.page.goto(`/table/${id}`, { waitUntil: 'commit' });
    await anna.page.locator('.world svg').first().waitFor();
    // The first round warms the server.
    if (round > 0) times.push(performance.now() - start);
    await anna.page.waitForTimeout(600);
    sizes.js = sizes.css = 0;
    for (const [kind, bytes] of await Promise.all(loaded)) sizes[kind as 'js' | 'css'] += bytes;
    await anna.context.close();
  }
  const anna = await house.visitor(undefined, { motion: 'full' });
  const id = await anna.table(game, 3, 'random');
  await anna.page.goto(`/table/${id}`);
  await anna.page.locator('.world svg').first().waitFor();
  await anna.page.waitForTimeout(1000);
  await anna.page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map((e) => e.duration)),
    ).observe({ type: 'longtask' });
  });
  for (let step = 0; step < 30; step += 1) {
    const lit = anna.page
      .locator('.deck.lit, .slot.lit, .prompt .acts .primary, .offers button')
      .first();
    if (await lit.isVisible())
      await lit.click({ timeout: 800, force: true }).catch(() => undefined);
    await anna.page.waitForTimeout(250);
  }
  const tasks = await anna.page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  const spread = `${Math.min(...times).toFixed(0)}–${Math.max(...times).toFixed(0)}`;
  console.log(
    `| ${game} | ${kilobytes(sizes.js)} | ${kilobytes(sizes.css)} | ${median(times).toFixed(0)} ms (${spread}) | ` +
      `${tasks.length ? `${Math.max(...tasks).toFixed(0)} ms` : 'under 50 ms'} |`,
  );
  await anna.context.close();
}
await house.close();
