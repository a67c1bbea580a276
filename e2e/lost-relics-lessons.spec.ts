import type { Page } from '@playwright/test';
import { expect, open, test } from './page.js';

const coach = (page: Page) => page.getByRole('complementary', { name: 'Coach' });
const goOn = (page: Page) => coach(page).getByRole('button', { name: 'Next' });

async function readOn(page: Page): Promise<void> {
  while (await goOn(page).isVisible()) await goOn(page).click();
}

test('lessons mark the answer that is waited for, and lead to the next', async ({ page }) => {
  await open(page, '/lost-relics/lessons/moving');
  await expect(coach(page)).toContainText('divided into areas');
  const wanted = page.locator('button[data-wanted]');
  await expect(wanted).toHaveCount(0);
  await readOn(page);
  await expect(wanted).toHaveText(/Move/);
  await wanted.click();
  await expect(coach(page)).toContainText('spend the 2');
  await wanted.click();
  await expect(coach(page)).toContainText('has a limit');
  await readOn(page);
  await expect(coach(page)).toContainText('Hall of Names');
  await wanted.click();
  await expect(coach(page)).toContainText('at least as many hostiles as heroes');
  await readOn(page);
  await expect(coach(page)).toContainText('Lesson done');
  await expect(coach(page).getByRole('link', { name: 'Next: Action dice' })).toBeVisible();
});

test('the large letter stands where the story begins', async ({ page }) => {
  await open(page, '/lost-relics/lessons/first-relic');
  await page.waitForURL(/\/table\/\w+$/);
  await expect(page.locator('article p[data-story]')).toHaveText(/^Stone falls from your shoulders/);
  await page.getByRole('button', { name: 'Begin' }).click();
  await expect(coach(page)).toContainText('Keep together');
});
