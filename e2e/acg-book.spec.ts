import { expect, open, sideways, test, violations } from './page.js';

test.describe('the book of an adventure', () => {
  test.beforeEach(async ({ page }) => {
    await open(page, '/acg/lessons/first-quest');
    await page.waitForURL(/\/table\/\w+$/);
    await expect(page.locator('[data-saving="saved"]').first()).toBeVisible();
  });

  test('tells the story so far, while the table is open in another window', async ({ page, context }) => {
    const book = await context.newPage();
    await book.goto(`${page.url()}/book`);
    await expect(book.getByRole('heading', { level: 1, name: 'A Foul Stench' })).toBeVisible();
    await expect(book.getByText('The wells of Tallowford')).toBeVisible();
    await expect(book.getByRole('heading', { name: 'Warrior Priest' })).toBeVisible();
    expect(await violations(book)).toEqual([]);
    await book.setViewportSize({ width: 390, height: 844 });
    expect(await sideways(book)).toBeLessThanOrEqual(0);
    await expect(page.locator('[data-saving="saved"]').first()).toBeVisible();
  });

  test('is printed without doors and buttons', async ({ page }) => {
    await page.goto(`${page.url()}/book`);
    await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
    await expect(page.getByRole('navigation').first()).toBeHidden();
    await expect(page.getByRole('heading', { level: 1, name: 'A Foul Stench' })).toBeVisible();
  });

  test('that is not there says so', async ({ page }) => {
    await page.goto('/table/nothing/book');
    await expect(page.getByRole('alert')).toContainText('This book could not be opened');
  });
});
