import { expect, open, sideways, test, violations } from './page.js';
import { settle } from './playing.js';

test('Lost Relics begins: all four go, some of them led by companions, and the shelf knows them', async ({
  page,
}) => {
  await settle(page);
  await page.goto('/lost-relics/new');
  await page.getByRole('radio', { name: 'Ink and Water' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'Ink and Water' })).toBeVisible();
  const luxa = page.getByRole('group', { name: /Luxa/ });
  await luxa.getByRole('radio', { name: 'Companion' }).check({ force: true });
  await expect(page).toHaveURL(/adventure=ink-and-water&heroes=calthia,dhoraz,luxa,regis&companions=luxa/);
  await page.getByText('House rules').click();
  await expect(page.getByRole('link', { name: 'Rule LR-ATK-11' })).toBeVisible();
  await page.getByRole('complementary').getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/table\/\w+$/);
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Ink and Water' })).toBeVisible();
  const table = page.url();
  await page.goto('/adventures');
  await page.getByRole('link', { name: 'Continue Ink and Water' }).click();
  await expect(page).toHaveURL(table);
});

test('the campaign of Lost Relics is one choice, and one address', async ({ page }) => {
  await settle(page);
  await page.goto('/lost-relics/new');
  await page.getByRole('radio', { name: /^The campaign/ }).check({ force: true });
  await expect(page).toHaveURL('/lost-relics/new?campaign=lost-relics');
  await expect(page.getByRole('listitem').filter({ hasText: 'The Last Exhibit' })).toBeVisible();
  await page.getByRole('complementary').getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/table\/\w+$/);
  await expect(page.locator('[data-place]:not([data-saving=saving])')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The Collector’s House' })).toBeVisible();
});

test('Lost Relics has a book: its road, its company and the story so far', async ({ page }) => {
  await open(page, '/lost-relics/new?campaign=lost-relics');
  await page.getByRole('complementary').getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/table\/\w+$/);
  await expect(page.locator('[data-saving="saved"]').first()).toBeVisible();
  await page.goto(`${page.url()}/book`);
  await expect(page.getByRole('heading', { level: 1, name: 'The Collector’s House' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Regis Fulbringer' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Waking Stones' })).toContainText('in progress');
  await expect(page.getByRole('heading', { level: 2, name: 'Waking Stones' })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('the cards of Lost Relics are narrowed by what they have in common, and lead to their rules', async ({
  page,
}) => {
  await open(page, '/lost-relics/cards?kind=hostile');
  await page.getByRole('button', { name: 'Leader', exact: true }).click();
  await expect(page).toHaveURL('/lost-relics/cards?kind=hostile&tag=leader');
  await expect(page.getByRole('link', { name: 'Read Skeleton', exact: true })).toHaveCount(0);
  await page.getByRole('link', { name: 'Read Grot Shaman' }).click();
  await expect(page.getByRole('dialog', { name: 'Grot Shaman' })).toBeVisible();
  await page.getByText(/^Uses \d+ rules$/).click();
  await page.getByRole('link', { name: 'LR-RND-18' }).click();
  const rule = page.locator('li[data-asked]');
  await expect(rule).toBeInViewport();
  await rule.getByText('cards use it').click();
  await expect(rule.getByRole('link', { name: 'Grot Shaman' })).toBeVisible();
});

test('a rule is a sentence for players, and the editors’ note unfolds below it', async ({ page }) => {
  await open(page, '/lost-relics/rules/LR-SET-13');
  const rule = page.locator('li[data-asked]');
  await expect(rule).toContainText('You choose where each hero starts, among the start areas');
  await expect(rule.getByText('Hero starting areas are not described')).toBeHidden();
  await rule.getByText('Editors’ note').click();
  await expect(rule.getByText('Hero starting areas are not described')).toBeVisible();
});
