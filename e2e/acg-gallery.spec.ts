import { expect, open, test } from './page.js';

test('arrows lead from card to card, and only one of them is a stop of the tab key', async ({ page }) => {
  await open(page, '/acg/cards?kind=condition');
  await expect(page.locator('[data-card][tabindex="0"]')).toHaveCount(1);
  await page.getByRole('link', { name: 'Read Bleeding' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: 'Read Empowered' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: 'Read Sickened' })).toBeFocused();
});

test('a tag narrows a kind, and the address remembers it', async ({ page }) => {
  await open(page, '/acg/cards?kind=enemy');
  await page.getByRole('button', { name: 'Undead' }).click();
  await expect(page).toHaveURL('/acg/cards?kind=enemy&tag=Undead');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Undead' })).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('link', { name: 'Read Goblin Warrior' })).toHaveCount(0);
});

test('a card leads to a rule that it uses, and the rule back to its cards', async ({ page }) => {
  await open(page, '/acg/cards/giant-bat');
  await page.getByText(/^Uses \d+ rules$/).click();
  await page.getByRole('link', { name: 'ACG-EPH-19' }).click();
  const rule = page.locator('li[data-asked]');
  await expect(rule).toBeInViewport();
  await rule.getByText('cards use it').click();
  await rule.getByRole('link', { name: 'Giant Bat', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Giant Bat' })).toBeVisible();
});

test.describe('somebody who reads German', () => {
  test.use({ locale: 'de-AT' });
  test('is spoken to in German from the first picture on, cards and all, and can choose otherwise', async ({
    page,
  }) => {
    await open(page, '/acg/cards?q=blutend');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await expect(page.getByRole('link', { name: '„Blutend“ lesen' })).toBeVisible();
    await page.goto('/acg/rules');
    await expect(page.getByText('Die Regeln sind auf Englisch.')).toBeVisible();
    await page.goto('/settings');
    await page.getByText('English').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
  });
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
