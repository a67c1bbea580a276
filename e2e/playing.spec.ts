import { expect } from '@playwright/test';
import { test } from './page.js';
import { asked, options, placeOf, press, saved, settle, sitDown } from './playing.js';

const HEROES = '&heroes=ironbreaker,waywatcher&companions=waywatcher';

test.describe('a game in a worker', () => {
  test.beforeEach(async ({ page }) => {
    await settle(page);
    await sitDown(page, HEROES);
  });

  test('is played with a companion, undone, and comes back after a reload', async ({ page }) => {
    for (let answers = 0; answers < 6; answers++) await press(page);
    const before = await asked(page);
    const place = await placeOf(page);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => placeOf(page)).toBeLessThan(place);
    await page.getByRole('button', { name: 'Redo' }).click();
    await expect.poll(() => placeOf(page)).toBe(place);
    expect(await asked(page)).toBe(before);
    for (let answers = 0; answers < 2; answers++) await press(page);
    await saved(page);
    const question = await asked(page);
    await page.reload();
    await expect(options(page).first()).toBeVisible();
    expect(await asked(page)).toBe(question);
  });

  test('is open in one window only, and the second is told', async ({ page, context }) => {
    await press(page);
    await saved(page);
    const second = await context.newPage();
    await second.goto(page.url());
    await expect(second.getByRole('alert')).toContainText('another window');
    await press(page);
  });
});
