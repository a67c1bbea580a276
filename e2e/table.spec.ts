import type { Page } from '@playwright/test';
import { expect, open, sideways, test, violations } from './page.js';
import { tableAt as at, lit, SIZES, TABLES } from './screens.js';

const [desktop, , phone] = SIZES;

/** Heroes whose lane has more in it than can be seen. */
const cutOff = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('section[data-hero]')]
      .filter((lane) => lane.scrollHeight > lane.clientHeight + 1 || lane.scrollWidth > lane.clientWidth + 1)
      .map((lane) => lane.getAttribute('aria-label')),
  );

for (const scene of TABLES)
  test(`table ${scene}: it is seen whole at every size, and axe finds nothing in either light`, async ({
    page,
  }) => {
    await open(page, at(scene));
    // A screen is looked at once it is there.
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await sideways(page), `${size.width} wide`).toBeLessThanOrEqual(0);
      const below = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
      expect(below, `${size.width} wide`).toBeLessThanOrEqual(0);
      if (size !== phone) expect(await cutOff(page), `${size.width} wide`).toEqual([]);
    }
    expect(await violations(page), 'a phone by night').toEqual([]);
    await page.setViewportSize(desktop);
    await lit(page, 'light');
    expect(await violations(page), 'a desk at noon').toEqual([]);
  });

test('pointing at the goblin is the same as pressing its button', async ({ page }) => {
  await open(page, at('solo-fight'));
  const said = page.getByRole('status');
  const goblins = page.getByRole('button', { name: /^(2 )?Goblin Warrior 1/ });
  await expect(goblins).toHaveCount(2);
  await goblins.first().click();
  await expect(said).toContainText('Goblin Warrior 1');
  await page
    .getByRole('button', { name: /^Elite Giant Bat/ })
    .last()
    .click();
  await expect(said).toContainText('Elite Giant Bat');
});

test('numbers answer, arrows lead among what can be picked, Enter picks', async ({ page }) => {
  await open(page, at('solo-fight'));
  const said = page.getByRole('status');
  await expect(page.locator('[data-option]').first()).toBeVisible();
  await page.keyboard.press('3');
  await expect(said).toContainText('Elite Gigantic Spider');
  await page.locator('[data-thing][tabindex="0"]').focus();
  await expect(page.locator('[data-thing][tabindex="0"]')).toHaveCount(1);
  await expect(page.locator(':focus')).toHaveAttribute('data-thing', 'e6');
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('data-thing', 'e8');
  await page.keyboard.press('Enter');
  await expect(said).toContainText('Goblin Warrior 1');
});

test('a card that is no answer can be read, and is put back with Esc', async ({ page }) => {
  await open(page, at('solo-fight'));
  await page.getByRole('button', { name: /^Sewer System/ }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('what cannot be picked says why', async ({ page }) => {
  await open(page, at('solo-fight'));
  await page.getByText('1 option unavailable. Why?').click();
  await expect(page.getByText('ACG-NEM-09')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('ACG-NEM-09')).toBeHidden();
});

test('the same table in words', async ({ page }) => {
  await open(page, at('nemesis', '&view=text'));
  await expect(page.getByRole('heading', { name: 'Text view of the table' })).toBeVisible();
  const words = page.getByRole('region', { name: 'Text view of the table' });
  await expect(words).toContainText('3 successes and 1 defence on 3 hero dice');
  await expect(words.getByRole('heading', { name: 'Engaged with 2 enemies', exact: true })).toBeVisible();
  await page.getByRole('button', { name: '2 successes' }).click();
  await expect(page.getByRole('status')).toContainText('2 successes');
  expect(await violations(page)).toEqual([]);
});
