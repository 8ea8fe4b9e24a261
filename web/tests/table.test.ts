/** Two people and a spectator at one table; lines that break, a server that restarts. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { WebSocketRoute } from 'playwright-core';
import { House, type Visitor } from './house.ts';

let house: House;
before(async () => (house = await House.open()));
after(() => house.close());

const reaches = (visitor: Visitor, number: number) =>
  visitor.page.waitForFunction(
    (n) => Number(document.querySelector('.table')?.getAttribute('data-number')) >= n,
    number,
  );
/** Draws, whoever's turn it is. */
async function draw(players: Visitor[]): Promise<number> {
  for (let tries = 0; tries < 100; tries += 1) {
    for (const player of players) {
      if (await player.page.locator('.deck.lit').isVisible()) {
        const before = await player.number();
        await player.page.locator('.hand .deck').click();
        await reaches(player, before + 1);
        return before + 1;
      }
    }
    await new Promise((wait) => setTimeout(wait, 50));
  }
  throw new Error('nobody can draw');
}

test(
  'a table with a friend and a spectator, a broken line, a restart',
  { timeout: 120_000 },
  async () => {
    const anna = await house.visitor();
    const bernd = await house.visitor();
    const chiara = await house.visitor();

    await anna.page.goto('/');
    await anna.page.locator('[data-game=great-wall] .begin button').nth(1).click();
    const form = anna.page.locator('dialog[open] form');
    await form.locator('input').first().fill('Anna');
    await form.locator('select').first().selectOption('2');
    await form.locator('button.primary').click();
    const link = await anna.page.locator('input[readonly]').inputValue();
    assert.match(link, /\/join\//);
    assert.ok(await anna.page.locator('svg[role=img]').first().isVisible(), 'there is a QR code');
    assert.deepEqual(await anna.barriers(), []);

    let cut: WebSocketRoute[] = [];
    await bernd.page.routeWebSocket(/\/api\/live/, (line) => {
      const server = line.connectToServer();
      cut.push(line, server);
    });
    await bernd.page.goto(link);
    await bernd.page.locator('form input').fill('Bernd');
    assert.deepEqual(await bernd.barriers(), []);
    await bernd.page.locator('form button').click();
    await anna.page.locator('li', { hasText: 'Bernd' }).waitFor();
    await anna.page.locator('button.primary', { hasText: 'Start' }).click();

    await anna.page.locator('.world').waitFor();
    await bernd.page.locator('.world').waitFor();
    await chiara.page.goto(link);
    await chiara.page.locator('form button').click();
    await chiara.page.locator('.world').waitFor();
    assert.equal(await chiara.page.locator('.hand .card').count(), 0, 'a spectator has no hand');
    await anna.page.locator('.watching').waitFor();

    const players = [anna, bernd];
    let number = await draw(players);
    await Promise.all([...players, chiara].map((one) => reaches(one, number)));

    // Bernd's line breaks; the others play on as far as they can; it comes back by itself.
    for (const end of cut.splice(0)) await end.close().catch(() => undefined);
    for (let tries = 0; tries < 3; tries += 1) number = await draw(players);
    await Promise.all([...players, chiara].map((one) => reaches(one, number)));

    // The chat reaches everybody.
    await anna.page.locator('[role=tab]').nth(1).click();
    await anna.page.locator('.talk form input').fill('Hello, both of you');
    await anna.page.locator('.talk form button').click();
    await chiara.page.locator('[role=tab]').nth(1).click();
    await chiara.page.locator('.talk', { hasText: 'Hello, both of you' }).waitFor();

    // The server dies and starts again.
    await house.kill();
    await anna.page.locator('.notice.lost').waitFor();
    await house.start();
    await anna.page.locator('.notice.lost').waitFor({ state: 'detached' });
    number = await draw(players);
    await Promise.all([...players, chiara].map((one) => reaches(one, number)));

    // A second tab of Anna's shows the same, and follows.
    const second = await anna.context.newPage();
    await second.goto(new URL(anna.page.url()).pathname);
    await second.locator('.world').waitFor();
    number = await draw(players);
    await second.waitForFunction(
      (n) => Number(document.querySelector('.table')?.getAttribute('data-number')) >= n,
      number,
    );
    assert.deepEqual([...anna.faults, ...bernd.faults, ...chiara.faults], []);
  },
);
