import { expect, open, test } from './page.js';

test('the hall has four boxes; those that can be played open, the others lead to their rules', async ({
  page,
}) => {
  await open(page, '/');
  await expect(page.getByRole('link', { name: /^Read the rulebook: / })).toHaveCount(2);
  await expect(page.getByRole('link', { name: 'Open the box: The Adventure Card Game' })).toBeVisible();
  await page.getByRole('link', { name: 'Open the box: Lost Relics' }).click();
  await expect(page).toHaveURL('/lost-relics');
  await expect(page.getByRole('heading', { level: 1, name: 'Lost Relics' })).toBeVisible();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Cards' }).click();
  await expect(page).toHaveURL('/lost-relics/cards');
});

for (const [path, sentence, way, there] of [
  ['/acg/cards/nope', 'There is no card called “nope” in this box.', 'Show all cards', '/acg/cards'],
  ['/lost-relics/rules/NOPE-1', 'called “NOPE-1” in this book', 'To the first page', '/lost-relics/rules'],
  ['/acg/lessons/nope', 'There is no lesson called “nope”.', 'To the lessons', '/acg/lessons'],
  ['/wow/new', 'nothing at this address', 'Back to the hall', '/'],
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

test('the gallery is narrowed by kind and words, and the address remembers it', async ({ page }) => {
  await open(page, '/acg/cards');
  await page.getByRole('button', { name: 'Enemies' }).click();
  await page.getByRole('searchbox').fill('goblin');
  await expect(page).toHaveURL('/acg/cards?kind=enemy&q=goblin');
  await expect(page.getByRole('link', { name: 'Read Goblin Warrior' })).toHaveCount(2);
  await page.reload();
  await expect(page.getByRole('searchbox')).toHaveValue('goblin');
  await page.getByRole('searchbox').fill('no such card');
  await expect(page.getByText('No cards found.')).toBeVisible();
});

test('a card is read in a dialog: arrows turn, Escape puts it back where focus was', async ({ page }) => {
  await open(page, '/acg/cards?kind=condition');
  const bleeding = page.getByRole('link', { name: 'Read Bleeding' });
  await bleeding.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Bleeding' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: 'Empowered' })).toBeVisible();
  await expect(page).toHaveURL('/acg/cards/empowered?kind=condition');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page).toHaveURL('/acg/cards?kind=condition');
  await expect(bleeding).toBeFocused();
});

test('a rule has an address that opens its page and marks it', async ({ page }) => {
  await open(page, '/acg/rules/ACG-ZONE-04');
  await expect(page.getByRole('heading', { name: 'Zones, engagement and facedown enemies' })).toBeVisible();
  await expect(page.locator('li[data-asked]')).toContainText('ACG-ZONE-04');
  await expect(page.locator('li[data-asked]')).toBeInViewport();
});

test('a rule is a sentence for players, and the editors’ note unfolds below it', async ({ page }) => {
  await open(page, '/lost-relics/rules/LR-SET-13');
  const rule = page.locator('li[data-asked]');
  await expect(rule).toContainText('You choose where each hero starts, among the start areas');
  await expect(rule.getByText('Hero starting areas are not described')).toBeHidden();
  await rule.getByText('Editors’ note').click();
  await expect(rule.getByText('Hero starting areas are not described')).toBeVisible();
});

test('the rules are searched, and another book is a click away', async ({ page }) => {
  await open(page, '/acg/rules');
  await page.getByRole('searchbox').fill('overflow wounds');
  await expect(page.getByRole('link', { name: 'ACG-ZONE-06' })).toBeVisible();
  await page
    .getByRole('navigation', { name: 'The four rulebooks' })
    .getByRole('link', { name: 'Cursed City' })
    .click();
  await expect(page).toHaveURL('/cursed-city/rules');
  await expect(page.getByRole('heading', { name: 'Quest objective, success and failure' })).toBeVisible();
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
