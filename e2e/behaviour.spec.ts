import { gameCodes } from '@questhall/games';
import { GAME_CODES, rulebook } from '@questhall/rulebook';
import { CLOSED, OTHER, PLAYED, titleOf } from './games.js';
import { expect, open, test } from './page.js';

test('the hall has a box for every game; those that can be played open, the others lead to their rules', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: /^Read the rulebook: / })).toHaveCount(CLOSED.length);
  for (const code of gameCodes)
    await expect(page.getByRole('link', { name: `Open the box: ${titleOf(code)}` })).toBeVisible();
  await page.getByRole('link', { name: `Open the box: ${titleOf(OTHER)}` }).click();
  await expect(page).toHaveURL(`/${OTHER}`);
  await expect(page.getByRole('heading', { level: 1, name: titleOf(OTHER) })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Cards' }).click();
  await expect(page).toHaveURL(`/${OTHER}/cards`);
});

for (const [path, sentence, way, there] of [
  [
    `/${PLAYED}/cards/nope`,
    'There is no card called “nope” in this box.',
    'Show all cards',
    `/${PLAYED}/cards`,
  ],
  [`/${OTHER}/rules/NOPE-1`, 'called “NOPE-1” in this book', 'Back to the first page', `/${OTHER}/rules`],
  [`/${PLAYED}/lessons/nope`, 'There is no lesson called “nope”.', 'All lessons', `/${PLAYED}/lessons`],
  ...CLOSED.map((code) => [`/${code}/new`, 'nothing at this address', 'Back to the hall', '/'] as const),
] as const)
  test(`${path} says what is missing, and leads back`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await page.getByRole('link', { name: way }).click();
    await expect(page).toHaveURL(there);
    await expect(page.getByText(sentence)).toHaveCount(0);
  });

test('a keyboard gets past the doors, and focus is seen', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to the content' });
  await expect(skip).toBeFocused();
  expect(await skip.evaluate((link) => getComputedStyle(link).boxShadow)).not.toBe('none');
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
});

test('settings hold at once and are remembered', async ({ page }) => {
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Light' }).check({ force: true });
  await page.getByRole('radio', { name: 'Huge' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-text', 'huge');
  await page.getByRole('button', { name: 'Reset settings' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-text', 'normal');
});

test('a browser that remembers nothing, or something broken, is no obstacle', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('questhall.settings', '{broken');
    Storage.prototype.setItem = () => {
      throw new Error('no room');
    };
  });
  await page.goto('/settings');
  await page.getByRole('radio', { name: 'Dark' }).check({ force: true });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(page.getByRole('status').first()).toContainText('does not store settings');
});

const BOOK = GAME_CODES.find((code) => code === OTHER) ?? GAME_CODES[0];

test('the rules are searched, and another book is a click away', async ({ page }) => {
  await open(page, `/${PLAYED}/rules`);
  await page.getByRole('searchbox').fill('overflow wounds');
  await expect(page.getByRole('link', { name: 'ACG-ZONE-06' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'The four rulebooks' })
    .getByRole('link', { name: titleOf(BOOK) })
    .click();
  await expect(page).toHaveURL(`/${BOOK}/rules`);
  await expect(page.getByRole('heading', { name: rulebook(BOOK).sections[0]?.title ?? '' })).toBeVisible();
});
