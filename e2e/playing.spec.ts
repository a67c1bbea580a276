import { expect, type Page } from '@playwright/test';
import { test } from './page.js';

const PLAIN = '/pattern-book/plain-table';

async function answers(page: Page, count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const place = await placeOf(page);
    await page.locator('fieldset button').first().click();
    await expect.poll(() => placeOf(page)).toBeGreaterThan(place);
    await expect(page.locator('fieldset')).toBeVisible();
  }
}

const placeOf = async (page: Page) => Number(await page.locator('[data-place]').getAttribute('data-place'));
const settled = (page: Page) => expect(page.locator('[data-saving="saved"]')).toBeVisible();

test.describe('a game in a worker', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('questhall.settings', '{"speed":"instant"}'));
    await page.goto(PLAIN);
    await expect(page.locator('fieldset')).toBeVisible();
  });

  test('is played with a companion, undone, and comes back after a reload', async ({ page }) => {
    await answers(page, 6);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Redo' }).click();
    await answers(page, 2);
    await settled(page);
    const question = await page.locator('fieldset').innerText();
    const place = await placeOf(page);
    await page.reload();
    await expect(page.locator('fieldset')).toBeVisible();
    expect(await placeOf(page)).toBe(place);
    expect(await page.locator('fieldset').innerText()).toBe(question);
  });

  test('is open in one window only, and the second is told', async ({ page, context }) => {
    await answers(page, 1);
    await settled(page);
    const second = await context.newPage();
    await second.goto(PLAIN);
    await expect(second.getByRole('alert')).toContainText('another window');
    await answers(page, 1);
  });
});
