import type { Page } from '@playwright/test';
import { expect, open, sideways, test, violations } from './page.js';

const coach = (page: Page) => page.getByRole('complementary', { name: 'Coach' });
const goOn = (page: Page) => coach(page).getByRole('button', { name: 'Next' });

const answer = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Answers' }).getByRole('button', { name }).first();

async function readOn(page: Page): Promise<void> {
  while (await goOn(page).isVisible()) await goOn(page).click();
}

test.describe('lessons', () => {
  test('stand in a row, and one of them is next', async ({ page }) => {
    await open(page, '/acg/lessons');
    const steps = page.getByRole('list', { name: 'Lessons' }).getByRole('link');
    await expect(steps).toHaveCount(8);
    await expect(steps.first()).toContainText('Next lesson');
    expect(await violations(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  });

  test('the first is taken on the real table, and is remembered', async ({ page }) => {
    await open(page, '/acg/lessons/table');
    await expect(coach(page)).toContainText('Two heroes go down');
    await answer(page, 'Ironbreaker').click();
    await expect(page.getByRole('alert')).toContainText('Not yet');
    await readOn(page);
    await answer(page, 'Warrior Priest').click();
    await expect(coach(page)).toContainText('This is your location');
    await expect(page.locator('[data-pointed]')).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    await readOn(page);
    await answer(page, 'Pilgrim').click();
    await expect(coach(page)).toContainText('Each success became 1 progress');
    await readOn(page);
    await expect(coach(page)).toContainText('Lesson done');
    await coach(page).getByRole('link', { name: 'All lessons' }).click();
    await expect(page.getByText('1 of 8 done')).toBeVisible();
  });

  test('the first quest is kept, and its coach can be told to be quiet', async ({ page }) => {
    await open(page, '/acg/lessons/first-quest');
    await page.waitForURL(/\/table\/\w+$/);
    await page.getByRole('button', { name: 'Begin' }).click();
    await expect(coach(page)).toContainText('The leader acts first');
    await coach(page).getByRole('button', { name: 'Hide the coach' }).click();
    await expect(coach(page)).not.toContainText('The leader acts first');
    await page.reload();
    await page.getByRole('button', { name: 'Begin' }).click();
    await coach(page).getByRole('button', { name: 'Show the coach' }).click();
    await expect(coach(page)).toContainText('The leader acts first');
    const kept = page.url();
    await page.goto('/acg/lessons/first-quest');
    await page.waitForURL(kept);
  });
});
