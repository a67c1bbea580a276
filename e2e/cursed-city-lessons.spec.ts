import type { Page } from '@playwright/test';
import { expect, open, test } from './page.js';

const coach = (page: Page) => page.getByRole('complementary', { name: 'Coach' });
const goOn = (page: Page) => coach(page).getByRole('button', { name: 'Next' });

async function readOn(page: Page): Promise<void> {
  while (await goOn(page).isVisible()) await goOn(page).click();
}

test('the first tutorial is a lesson, and leads to the second', async ({ page }) => {
  await open(page, '/cursed-city/lessons/spaces');
  await expect(coach(page)).toContainText('divided into spaces');
  const wanted = page.locator('button[data-wanted]');
  await readOn(page);
  await expect(wanted).toHaveText(/Move/);
  await wanted.click();
  await expect(coach(page)).toContainText('spend a 1');
  await wanted.click();
  await expect(coach(page)).toContainText('three spaces towards the object');
  await wanted.click();
  await expect(coach(page)).toContainText('The die is gone');
  await readOn(page);
  await wanted.click();
  await expect(coach(page)).toContainText('only next to it');
  await wanted.click();
  await expect(coach(page)).toContainText('that was the first tutorial');
  await readOn(page);
  await expect(coach(page)).toContainText('Lesson done');
  await expect(coach(page).getByRole('link', { name: 'Next: Attacking with heroes' })).toBeVisible();
});

test('a quest can begin with its tutorials', async ({ page }) => {
  await open(page, '/cursed-city/new?tutorial=tutorial-moving');
  await expect(page.getByRole('radio', { name: 'The quest, from a tutorial' })).toBeChecked();
  await page.getByRole('button', { name: /Begin|Set out/ }).click();
  await page.waitForURL(/\/table\/\w+$/);
  await expect(page.locator('article')).toContainText('come home after eleven years');
});
