/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect, test } from './page.js';
import { options, placeOf, press, saved, settle, turned } from './playing.js';
import { again, isAsked, lastRoll, table, watched } from './staged.js';

/** Two heroes of one person, who are asked for the first action of the game. */
async function readyToAct(page: Page): Promise<void> {
  await settle(page, { motion: 'full' });
  await page.goto('/acg/new?seed=web&quest=a-foul-stench&heroes=ironbreaker,bright-wizard');
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await turned(page);
  // Tokens lie on the last card, so that nobody is asked about them before the dice.
  while (!(await isAsked(page, /^Choose an action for/)))
    await press(page, (await options(page).count()) - 1);
  await saved(page);
}

/** Explores: an answer that throws dice, whichever hero acts. */
const explore = (page: Page): Promise<void> => options(page).filter({ hasText: 'explore' }).click();

const rolling = (page: Page) => page.locator('[data-thrown]');

test('dice roll and are counted before anything comes of them, and the next question is last', async ({
  page,
}) => {
  await readyToAct(page);
  await again(page, 'normal');
  const before = await table(page);
  const seen = await watched(page, () => explore(page));
  const order = [...new Set(seen.map(({ beat }) => beat).filter((beat) => beat !== ''))];
  expect(order.slice(0, 3)).toEqual(['aim', 'roll', 'sum']);
  expect(order.at(-1)).toBe('turn');
  const thrown = seen.filter(({ beat }) => beat === 'roll');
  expect(thrown.every((moment) => moment.dice > 0 && !moment.sum && moment.table === before)).toBe(true);
  const counted = seen.filter(({ beat }) => beat === 'sum');
  expect(counted.every((moment) => moment.sum && moment.table === before)).toBe(true);
  expect(seen.filter(({ beat, answers }) => beat !== '' && answers > 0)).toEqual([]);
  await expect(lastRoll(page).getByRole('img').first()).toBeVisible();
  await expect(lastRoll(page)).toContainText(/success/);
});

test('Space leads to the end, and neither it nor a number answers what is asked there', async ({ page }) => {
  await readyToAct(page);
  await again(page, 'slow');
  const from = await placeOf(page);
  await explore(page);
  await expect(rolling(page)).toBeVisible();
  await expect(options(page)).toHaveCount(0);
  // In one moment, however slow the machine is.
  await page.evaluate(() => {
    for (const key of [' ', '1'])
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  });
  await expect(rolling(page)).toBeHidden();
  await expect(options(page).first()).toBeVisible();
  expect(await placeOf(page)).toBe(from + 1);
  await expect(page.locator('[data-telling]')).toHaveCount(0);
});

test('a click on the table leads to the end as well', async ({ page }) => {
  await readyToAct(page);
  await again(page, 'slow');
  const from = await placeOf(page);
  await explore(page);
  await expect(rolling(page)).toBeVisible();
  await page.locator('[data-telling]').click();
  await expect(options(page).first()).toBeVisible();
  expect(await placeOf(page)).toBe(from + 1);
});

test('with no motion the same is told in the same order, and ends in the same table', async ({ page }) => {
  await readyToAct(page);
  const said = page.getByRole('status', { name: 'The table' });
  const seen = await watched(page, () => explore(page));
  expect(seen.every(({ beat, dice }) => beat === '' && dice === 0)).toBe(true);
  const [still, told, roll] = [await table(page), await said.innerText(), await lastRoll(page).innerText()];
  const question = await page.locator('[data-question]').innerText();
  expect(told.indexOf('The dice show')).toBeLessThan(told.indexOf(question));
  await page.keyboard.press('u');
  await expect(options(page).first()).toBeVisible();
  await saved(page);
  await again(page, 'fast');
  await watched(page, () => explore(page));
  expect(await table(page)).toBe(still);
  expect(await lastRoll(page).innerText()).toBe(roll);
  await expect(said).toHaveText(told);
});

for (const [width, height, panel] of [
  [1440, 900, true],
  [1024, 768, false],
  [390, 844, false],
] as const)
  test(`dice are large at ${width}${panel ? ' with a panel open' : ''}, and stay afterwards`, async ({
    page,
  }) => {
    await readyToAct(page);
    await page.setViewportSize({ width, height });
    await again(page, 'slow');
    if (panel) await page.keyboard.press('l');
    await explore(page);
    const die = rolling(page).locator('[data-side]').first();
    await expect(die).toBeVisible();
    expect(await die.evaluate((one: HTMLElement) => one.offsetWidth)).toBeGreaterThanOrEqual(48);
    await page.keyboard.press('Space');
    await expect(lastRoll(page)).toBeInViewport();
    await expect(lastRoll(page)).toContainText(/success/);
  });
