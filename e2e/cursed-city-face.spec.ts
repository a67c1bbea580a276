import { faults } from './card-faults.js';
import { expect, open, sideways, test, violations } from './page.js';
import { settle } from './playing.js';

/** Words make room for themselves on these cards; this looks whether there was enough of it, in every language. */
for (const locale of ['en-GB', 'de-DE'])
  test.describe(locale, () => {
    test.use({ locale });
    test('no card of Cursed City is too full to be read', async ({ page }) => {
      await open(page, '/pattern-book?game=cursed-city');
      await expect(page.locator('[data-card] article').first()).toBeVisible({ timeout: 30_000 });
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(faults)).toEqual([]);
    });
  });

test('Cursed City begins: four of eight go on a journey of any kind', async ({ page }) => {
  await settle(page);
  await page.goto('/cursed-city/new');
  await page.getByRole('radio', { name: 'Shuffling Horrors' }).check({ force: true });
  await expect(page.getByText('each hero brings level 2')).toBeVisible();
  await page.getByRole('checkbox', { name: /Emelda Braskov/ }).check();
  await expect(page.getByText('Choose four heroes: no more, no fewer.')).toBeVisible();
  await page.getByRole('checkbox', { name: /Jelsen Darrock/ }).uncheck();
  await expect(page.getByText('Choose four heroes: no more, no fewer.')).toBeHidden();
  await page.getByRole('radio', { name: /^A journey on a map/ }).check({ force: true });
  await page.getByRole('radio', { name: 'Low Water' }).check({ force: true });
  await expect(page).toHaveURL(/map=low-water/);
  await expect(page.getByRole('img', { name: /tiles, \d+ gateways/ }).first()).toBeVisible();
  await page
    .getByRole('radio', { name: /^The quest/ })
    .first()
    .check({ force: true });
  await expect(page.getByRole('listitem').filter({ hasText: 'The Final Assault' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('the quest of Cursed City stands on the shelf and has a book', async ({ page }) => {
  await open(page, '/cursed-city/new?quest=cursed-city');
  await page.getByRole('complementary').getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/table\/\w+$/);
  await expect(page.locator('[data-saving="saved"]').first()).toBeVisible();
  await page.goto(`${page.url()}/book`);
  await expect(page.getByRole('heading', { level: 1, name: 'The Wolf’s City' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'The Final Assault' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto('/adventures');
  await expect(page.getByRole('link', { name: 'Continue The Wolf’s City' })).toBeVisible();
});

test('heroes and hostiles turn over, and lead to their rules', async ({ page }) => {
  await open(page, '/cursed-city/cards?kind=hostile');
  await page.getByRole('button', { name: 'Captains', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Read Ulfenwatch', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Read Radukar the Wolf' }).click();
  const dialog = page.getByRole('dialog', { name: 'Radukar the Wolf' });
  await expect(dialog.getByText('It reduces the damage of each attack by 1.')).toBeVisible();
  await dialog.getByRole('button', { name: 'Show the Empowered side' }).click();
  await expect(dialog.getByText('It reduces the damage of each attack by 2.')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByText(/^Uses \d+ rules$/).click();
  await page.getByRole('link', { name: 'CC-HAC-11' }).click();
  await expect(page.locator('li[data-asked]')).toBeInViewport();
});

test('an entry stays folded until it is wanted, and the end of the quest stays sealed', async ({ page }) => {
  await open(page, '/cursed-city/cards/auction?kind=entry');
  const entry = page.getByRole('dialog', { name: 'Lot Thirteen' });
  await expect(entry.getByText('Lot twelve was a chandelier')).toBeHidden();
  await entry.getByText('Read it anyway (spoiler)').click();
  await expect(entry.getByText('Lot twelve was a chandelier')).toBeVisible();
  await open(page, '/cursed-city/cards/cursed-city?kind=quest');
  await expect(page.getByText('Sealed. The envelope opens when the quest is over')).toBeVisible();
});

test('a phone shows box, beginning and cards without scrolling sideways', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/cursed-city',
    '/cursed-city/new',
    '/cursed-city/cards?kind=map',
    '/cursed-city/cards/wolf-keep',
  ]) {
    await open(page, path);
    expect(await sideways(page), path).toBeLessThanOrEqual(0);
  }
});
