/// <reference lib="dom" />
import { FIRST, OTHER, PLAYED } from './games.js';
import { expect, test, violations } from './page.js';
import { saved, settle, sitDown } from './playing.js';

test('where colours are forced, the tools of the table show where the keyboard is', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await settle(page);
  await sitDown(page);
  const tools = page.getByRole('navigation').getByRole('button');
  await tools.first().focus();
  // Browsers mark what was reached by a key.
  for (const at of [1, 2]) {
    await page.keyboard.press('Tab');
    const tool = page.locator('nav button:focus');
    expect(await tool.evaluate((one) => getComputedStyle(one).outlineStyle), `tool ${at}`).toBe('solid');
  }
});

test('Escape turns the first page, and the keyboard goes on at the question', async ({ page }) => {
  await settle(page);
  await page.goto(`/${PLAYED}/new?seed=paths`);
  const begin = page.getByRole('button', { name: /^Begin/ }).first();
  await begin.click();
  await expect(page.getByRole('dialog').getByRole('button').last()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('[data-question]')).toBeFocused();
});

test('nothing is wrong with advice that is open over the table', async ({ page }) => {
  await settle(page);
  await sitDown(page);
  await expect(page.locator('[data-question]')).toBeFocused();
  await page.getByRole('button', { name: 'What would you do?' }).click();
  await expect(page.getByRole('dialog')).toContainText('Estimated chance to win');
  expect(await violations(page)).toEqual([]);
});

test.describe('without the part that runs a game', () => {
  test.use({ allowed: [/ERR_FAILED/] });

  test('it is said that loading the page again helps, and it does', async ({ page }) => {
    await settle(page, { language: 'de' });
    await page.route('**/assets/worker-*.js', (route) => route.abort('failed'));
    await page.goto(`/${PLAYED}/new?seed=paths`);
    const writ = page.getByRole('complementary');
    await writ.getByRole('button').click();
    await expect(writ.getByRole('alert')).toContainText('ließ sich nicht laden');
    await page.unroute('**/assets/worker-*.js');
    await writ.getByRole('button', { name: 'Neu laden' }).click();
    await writ.getByRole('button', { name: /beginnen/i }).click();
    await expect(page.locator('[data-place]')).toBeVisible();
  });
});

test('old and short addresses lead somewhere', async ({ page }) => {
  await settle(page);
  for (const [from, to] of [
    ['/index.html', '/'],
    ['/cards', `/${FIRST}/cards`],
    ['/rulebook', `/${FIRST}/rules`],
    [`/${OTHER}`, `/${OTHER}`],
    ['/cards', `/${OTHER}/cards`],
  ] as const) {
    await page.goto(from);
    await expect(page).toHaveURL(to);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Page not found');
  }
});

test('adventures are listed in the language of now', async ({ page }) => {
  await settle(page);
  await sitDown(page, '&heroes=ironbreaker,waywatcher');
  await saved(page);
  await page.goto('/adventures');
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3 }) });
  await expect(row).toContainText('set-up');
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('questhall.settings') ?? '{}');
    localStorage.setItem('questhall.settings', JSON.stringify({ ...kept, language: 'de' }));
  });
  await page.reload();
  await expect(row).toContainText('Aufbau');
  await expect(row).not.toContainText('set-up');
});
