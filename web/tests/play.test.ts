/** From the start page to the end of a game against a bot, by mouse and by keyboard. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, type Visitor } from './house.ts';

let house: House;
before(async () => (house = await House.open()));
after(() => house.close());

const over = (visitor: Visitor) => visitor.page.locator('.prompt.over').isVisible();

async function playNow(visitor: Visitor): Promise<void> {
  const box = visitor.page.locator('[data-game=great-wall]');
  await visitor.page.goto('/');
  await box.locator('select').nth(0).selectOption('2');
  await box.locator('select').nth(1).selectOption('random');
  await box.locator('.primary').click();
  await visitor.page.locator('.world').waitFor();
}

async function settled(visitor: Visitor): Promise<void> {
  await visitor.page.locator('.prompt.mine:not(.busy), .prompt.over').first().waitFor();
}

test('play now, to the end, by mouse', { timeout: 180_000 }, async () => {
  const anna = await house.visitor();
  await playNow(anna);
  const { page } = anna;
  for (let step = 0; step < 300; step += 1) {
    await settled(anna);
    if (await over(anna)) break;
    const before = await anna.number();
    const token = page.locator('.token.lit').first();
    if (await token.isVisible()) {
      await token.click();
      await page.locator('.card.lit').first().click();
    } else {
      const card = page.locator('.hand .card.usable').first();
      if ((await card.isVisible()) && step % 3 !== 0) {
        await card.click();
        await page
          .locator('.placing .field')
          .first()
          .click({ position: { x: 500, y: 4 } });
      } else if (await page.locator('.hand .deck.lit').isVisible())
        await page.locator('.hand .deck').click();
      else {
        await card.click();
        await page
          .locator('.placing .field')
          .first()
          .click({ position: { x: 500, y: 4 } });
      }
    }
    await page.waitForFunction(
      (n) => Number(document.querySelector('.table')?.getAttribute('data-number')) > n,
      before,
    );
  }
  assert.ok(await over(anna), 'the game ends');
  await page.locator('dialog[open] table').waitFor();
  assert.match(await page.locator('dialog[open]').innerText(), /wins|share/);
  assert.deepEqual(await anna.barriers(), []);
  assert.deepEqual(anna.faults, []);
});

test('play now, to the end, by keyboard', { timeout: 180_000 }, async () => {
  const anna = await house.visitor();
  const { page } = anna;
  await page.goto('/');
  const box = page.locator('[data-game=great-wall]');
  await box.locator('select').nth(0).selectOption('2');
  await box.locator('select').nth(1).selectOption('random');
  await box.locator('.primary').focus();
  await page.keyboard.press('Enter');
  await page.locator('.world').waitFor();

  /** Tab until the focus is within; a board is one stop, so this takes few. */
  async function tabTo(within: string): Promise<void> {
    for (let tabs = 0; tabs < 80; tabs += 1) {
      if (await page.evaluate((where) => !!document.activeElement?.closest(where), within)) return;
      await page.keyboard.press('Tab');
    }
    throw new Error(`no tab stop in ${within}`);
  }
  const focused = (query: string) =>
    page.evaluate((q) => document.activeElement?.matches(q) ?? false, query);
  /** Arrows until the focus is on what is wanted. */
  async function arrowTo(query: string, keys: string[]): Promise<boolean> {
    await page.keyboard.press('Home');
    for (let moves = 0; moves < 60; moves += 1) {
      if (await focused(query)) return true;
      await page.keyboard.press(keys[moves % keys.length] ?? 'ArrowRight');
    }
    return focused(query);
  }
  for (let step = 0; step < 300; step += 1) {
    await settled(anna);
    if (await over(anna)) break;
    const before = await anna.number();
    if (await page.locator('.token.lit').first().isVisible()) {
      await tabTo('main.board');
      assert.ok(await arrowTo('.token.lit', ['ArrowDown', 'ArrowRight']), 'a token is reached');
      await page.keyboard.press('Enter');
      assert.ok(
        await arrowTo('.card.lit', ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowDown']),
        'a card is reached',
      );
      await page.keyboard.press('Enter');
    } else {
      await tabTo('.hand .hand');
      const draw = step % 3 === 0 && (await page.locator('.deck.lit').isVisible());
      if (draw) {
        await page.keyboard.press('Home');
        await page.keyboard.press('Enter');
      } else if (await arrowTo('.card.usable', ['ArrowRight'])) {
        await page.keyboard.press('Enter');
        await tabTo('main.board');
        assert.ok(
          await arrowTo('.placing .field', ['ArrowRight', 'ArrowDown']),
          'a section is reached',
        );
        await page.keyboard.press('Enter');
      } else {
        await page.keyboard.press('Home');
        await page.keyboard.press('Enter');
      }
    }
    await page.waitForFunction(
      (n) => Number(document.querySelector('.table')?.getAttribute('data-number')) > n,
      before,
    );
  }
  assert.ok(await over(anna), 'the game ends');
  assert.deepEqual(anna.faults, []);
});

test('routes are laid and closed in Thurn und Taxis, by mouse', { timeout: 120_000 }, async () => {
  const anna = await house.visitor();
  const { page } = anna;
  const id = await anna.table('thurn-und-taxis', 2, 'random');
  await page.goto(`/table/${id}`);
  await page.locator('.world').waitFor();
  const closed = page.locator('.log, [role=log]', { hasText: 'Anna closes a route' });
  for (let step = 0; step < 400 && !(await closed.isVisible()); step += 1) {
    await settled(anna);
    if (await over(anna)) break;
    const before = await anna.number();
    const ways = [
      page.locator('.offers button').first(),
      page.locator('.own .slot.lit').first(),
      page.locator('.prompt .acts .primary').first(),
      page.locator('.group:first-child .slot.lit').nth(1 + (step % 5)),
      page.locator('.group:first-child .slot.lit').first(),
      page.locator('.own .slot.risky').first(),
    ];
    for (const way of ways) {
      if (!(await way.isVisible())) continue;
      await way.click({ position: { x: 20, y: 12 } });
      const plan = page.locator('.prompt .acts .primary');
      if ((await anna.number()) === before && (await page.locator('.notice.plan').isVisible()))
        await plan.click();
      break;
    }
    await page.waitForFunction(
      (n) => Number(document.querySelector('.table')?.getAttribute('data-number')) > n,
      before,
    );
  }
  assert.ok(await closed.isVisible(), 'a route was closed');
  assert.deepEqual(anna.faults, []);
});
