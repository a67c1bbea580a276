import { expect, type Page } from '@playwright/test';
import { sideways, test, violations } from './page.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** A new adventure, kept, with everybody here; nothing moves, and whatever can be instant is. */
async function sit(
  page: Page,
  settings: object = {},
  party = 'heroes=ironbreaker,waywatcher',
): Promise<void> {
  await page.addInitScript((given) => {
    const usual = { theme: 'dark', language: 'en', motion: 'reduced', speed: 'instant' };
    localStorage.setItem('questhall.settings', JSON.stringify({ ...usual, ...given }));
  }, settings);
  await page.goto(`/acg/new?${party}&seed=room`);
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await expect(page.locator('[data-place]')).toBeVisible();
}

const place = async (page: Page) => Number(await page.locator('[data-place]').getAttribute('data-place'));
const question = (page: Page) => page.locator('footer h2').first();
const readPage = (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name: 'Begin' }).press('Enter');

test('the story is a page that is read and turned; numbers answer, U takes back, Shift+U gives back', async ({
  page,
}) => {
  await sit(page);
  await expect(page.getByRole('dialog')).toContainText('A Foul Stench');
  await readPage(page);
  await expect(page.getByRole('dialog')).toBeHidden();
  const first = await question(page).innerText();
  await page.keyboard.press('1');
  await expect.poll(() => place(page)).toBe(1);
  await expect(question(page)).not.toHaveText(first);
  await expect(page.getByRole('status', { name: 'The table' })).toContainText(
    await question(page).innerText(),
  );
  await page.keyboard.press('u');
  await expect(question(page)).toHaveText(first);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.keyboard.press('Shift+U');
  await expect.poll(() => place(page)).toBe(1);
});

test('the rules of a quest are folded on its first page, and a first game offers a coach', async ({
  page,
}) => {
  await sit(page);
  const story = page.getByRole('dialog');
  await expect(story).toContainText('You win in the location phase');
  await expect(story.getByText('Green peril')).toBeHidden();
  await story.locator('summary', { hasText: 'The rules of this quest' }).press('Enter');
  await expect(story.getByText('Green peril')).toBeVisible();
  await story.getByRole('button', { name: 'Play with a coach' }).click();
  await expect(page.getByRole('complementary', { name: 'Coach' })).toContainText('The leader acts first');
});

test('on a phone the odds lie above all that glows, and what is barred says why', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await sit(page);
  await readPage(page);
  const why = page.locator('footer summary');
  for (let answers = 0; (await why.count()) === 0; answers++) {
    await page.keyboard.press('1');
    await expect.poll(() => place(page)).toBe(answers + 1);
  }
  await page.locator('footer [data-option]').first().hover();
  const odds = page.getByText('The Ironbreaker falls').first();
  await expect(odds).toBeVisible();
  const isOnTop = await page.evaluate(() => {
    const sheet = [...document.querySelectorAll<HTMLElement>('[class*=odds]')].find(
      ({ offsetHeight }) => offsetHeight > 0,
    );
    if (sheet === undefined) return false;
    // It lets every finger through, so that is what has to be asked without.
    sheet.style.pointerEvents = 'auto';
    const { left, right, top, bottom } = sheet.getBoundingClientRect();
    const across = [0.1, 0.3, 0.5, 0.7, 0.9];
    return across.every((x) =>
      across.every((y) =>
        sheet.contains(document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))),
      ),
    );
  });
  expect(isOnTop).toBe(true);
  await why.click();
  await expect(page.getByText('must perform an action in every activation')).toBeInViewport();
});

test('arrows lead to what glows and Enter picks it; the keyboard is never lost', async ({ page }) => {
  await sit(page);
  await readPage(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('data-thing', /.+/);
  await page.keyboard.press('Enter');
  await expect.poll(() => place(page)).toBe(1);
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).not.toHaveCount(0);
});

test('letters open what lies beside the table, Esc closes it, and V shows the table in words', async ({
  page,
}) => {
  await sit(page);
  await readPage(page);
  for (const [key, name] of [
    ['l', 'Chronicle'],
    ['w', 'Why?'],
    ['h', 'Heroes'],
    ['?', 'Help'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('complementary', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary')).toBeHidden();
  }
  await page.keyboard.press('v');
  await expect(page.getByRole('heading', { name: 'Text view of the table' })).toBeVisible();
  await page.keyboard.press('1');
  await expect.poll(() => place(page)).toBe(1);
});

test('nothing sticks out at three sizes, and axe finds nothing', async ({ page }) => {
  await sit(page, {}, 'heroes=ironbreaker,waywatcher,warrior-priest,bright-wizard');
  await readPage(page);
  await page.keyboard.press('1');
  await expect.poll(() => place(page)).toBe(1);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await sideways(page), `${size.width} wide`).toBeLessThanOrEqual(0);
    const below = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
    expect(below, `${size.width} wide`).toBeLessThanOrEqual(0);
    expect(await violations(page), `${size.width} wide`).toEqual([]);
  }
});

test('the end is a page with ways on; the table can still be looked at, and time goes back', async ({
  page,
}) => {
  await sit(page, {}, 'heroes=ironbreaker,waywatcher&companions=ironbreaker,waywatcher');
  // Companions do not play on behind a page that nobody has turned yet.
  expect(await place(page)).toBe(0);
  await readPage(page);
  const end = page.getByRole('dialog').filter({ has: page.locator('[data-over]') });
  await expect(end.getByRole('button', { name: 'New adventure' })).toBeVisible({ timeout: 40_000 });
  expect(await violations(page)).toEqual([]);
  await end.getByRole('button', { name: 'View the table' }).click();
  await expect(end).toBeHidden();
  await page.getByRole('button', { name: 'Go back in time' }).click();
  await expect(page.getByRole('complementary', { name: 'Time' })).toBeVisible();
  await page.getByRole('button', { name: 'Read the ending' }).click();
  await expect(end).toBeVisible();
});

test('who comes to a table that is open elsewhere may take it over', async ({ page, context }) => {
  await sit(page);
  await readPage(page);
  await expect(page.locator('[data-saving="saved"]').first()).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(second.getByRole('alert')).toContainText('another window');
  await second.getByRole('button', { name: 'Play here instead' }).click();
  await expect(question(second)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('another window');
});
