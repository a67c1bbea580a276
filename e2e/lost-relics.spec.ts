import type { Page } from '@playwright/test';
import { expect, sideways, test, violations } from './page.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** An adventure of Lost Relics with everybody here, at its first question. */
async function sit(page: Page, settings: object = {}, adventure = 'waking-stones'): Promise<void> {
  await page.addInitScript((given) => {
    const usual = { theme: 'dark', language: 'en', motion: 'reduced', speed: 'instant' };
    localStorage.setItem('questhall.settings', JSON.stringify({ ...usual, ...given }));
  }, settings);
  await page.goto(`/lost-relics/new?adventure=${adventure}&difficulty=standard&seed=map`);
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
}

const map = (page: Page) => page.getByRole('region', { name: 'The map' });
const party = (page: Page) => page.getByRole('region', { name: 'The heroes' });
const question = (page: Page) => page.locator('footer h2').first();
const place = async (page: Page) => Number(await page.locator('[data-place]').getAttribute('data-place'));
const answered = (page: Page, before: number) =>
  expect.poll(() => place(page), { intervals: [20, 50, 100] }).toBeGreaterThan(before);

/** The last answer is the one that does least: a turn ends, a chain stops. */
async function answerLast(page: Page): Promise<void> {
  const before = await place(page);
  await page.locator('[data-option]').last().press('Enter');
  await answered(page, before);
}

/** Until somebody may choose an action. */
async function untilTurn(page: Page): Promise<void> {
  for (let asked = 0; asked < 40; asked++) {
    if (/choose an action/.test(await question(page).innerText())) return;
    await answerLast(page);
  }
  throw new Error('nobody ever has a turn');
}

test('an adventure is played to its end by pressing what is offered', async ({ page }) => {
  await sit(page);
  const over = page.getByRole('dialog');
  for (let asked = 0; asked < 250 && !(await over.isVisible()); asked++) {
    const before = await place(page);
    const options = page.locator('[data-option]');
    if ((await options.count()) === 0) break;
    // A seventh of the answers is given on the table itself.
    const token = map(page).locator('[data-shape="token"][data-can] button').first();
    if (asked % 7 === 3 && (await token.isVisible())) await token.click();
    else await options.last().click();
    await answered(page, before);
  }
  await expect(over).toContainText(/Victory|Defeat|victory|defeat/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: /^Waking Stones: (victory|defeat)$/ })).toBeVisible();
  const { pathname } = new URL(page.url());
  await page.getByRole('button', { name: 'Read the ending' }).click();
  await over.getByRole('button', { name: 'Try again' }).click();
  await expect(page).not.toHaveURL(new RegExp(`${pathname}$`));
  await expect(page.getByRole('dialog').getByRole('heading', { name: 'Waking Stones' })).toBeVisible();
  expect(await place(page)).toBe(0);
});

test('whoever a question is about decides it', async ({ page }) => {
  await sit(page);
  for (const [first, name] of [
    ['Calthia', 'Calthia Xandire'],
    ['Dhoraz', 'Dhoraz Giant-fell'],
  ]) {
    await expect(question(page)).toHaveText(`${first}, choose a start area.`);
    await expect(page.getByText(`${name} decides`)).toBeVisible();
    await answerLast(page);
  }
});

test('pointing at a place, a figure or an action answers, and what was spent is seen', async ({ page }) => {
  await sit(page);
  const first = map(page).locator('[data-site] [data-can] button').first();
  const name = (await first.getAttribute('aria-label')) ?? '';
  await first.click({ position: { x: 14, y: 14 } });
  await expect.poll(() => place(page)).toBeGreaterThan(0);
  expect(name).toMatch(/\d of \d/);
  await untilTurn(page);
  const action = party(page).locator('[data-thing*="/"]:not([disabled])').first();
  await expect(party(page).locator('[data-can] [data-thing*="/"]').first()).toBeVisible();
  await expect(action).toBeVisible();
  const before = await place(page);
  await party(page).locator('[data-can] [data-thing*="/"]').first().click();
  await answered(page, before);
});

test('a hostile is read by pressing it, and looked at by pointing at it', async ({ page }) => {
  await sit(page);
  const skeleton = map(page).getByRole('button', { name: /^Skeleton 1/ });
  await skeleton.hover();
  await expect(page.getByText('Rusted blade').first()).toBeVisible();
  await skeleton.click();
  await expect(page.getByRole('dialog')).toContainText('Skeleton');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('a round with the keyboard alone: arrows across the map, Enter, and numbers', async ({ page }) => {
  await sit(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('data-thing', /^1a-/);
  const first = await page.locator(':focus').getAttribute('data-thing');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator(':focus')).not.toHaveAttribute('data-thing', first ?? '');
  await page.keyboard.press('Enter');
  await expect.poll(() => place(page)).toBe(1);
  const round = page.locator('header').getByText('Round 2', { exact: true });
  for (let asked = 0; asked < 90 && !(await round.isVisible()); asked++) {
    const before = await place(page);
    const count = await page.locator('[data-option]').count();
    if (asked % 4 === 1) {
      await page.locator('[data-option]').last().focus();
      await page.keyboard.press('Enter');
    } else await page.keyboard.press(String(Math.min(9, count)));
    await answered(page, before);
  }
  await expect(round).toBeVisible();
});

for (const theme of ['dark', 'light'] as const) {
  test(`nothing sticks out, axe finds nothing, ${theme}`, async ({ page }) => {
    await sit(page, { theme }, 'four-seals');
    await untilTurn(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.screenshot({ path: `e2e/out/relics-${theme}-${size.width}.png` });
      expect(await sideways(page), `${size.width} wide`).toBeLessThanOrEqual(0);
    }
    expect(await violations(page), '390 wide').toEqual([]);
    await page.setViewportSize(SIZES[0]);
    expect(await violations(page), '1440 wide').toEqual([]);
  });
}

test('on a phone the map is moved and brought closer, whoever acts is in sight, answers are below', async ({
  page,
}) => {
  await page.setViewportSize(SIZES[2]);
  await sit(page, {}, 'deep-bell');
  await untilTurn(page);
  await expect(map(page).locator('[data-active]')).toBeInViewport();
  const width = () => map(page).evaluate((section) => section.firstElementChild?.scrollWidth ?? 0);
  const before = await width();
  await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await expect.poll(width).toBeGreaterThan(before);
  await expect(page.locator('[data-option]').first()).toBeInViewport();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
});

test('the same table in words: everybody, every area, every door', async ({ page }) => {
  await sit(page, { tableView: 'text' });
  await untilTurn(page);
  const words = page.getByRole('region', { name: 'Text view of the table' });
  for (const said of ['Areas', 'Doors'])
    await expect(words.getByRole('heading', { name: said, exact: true })).toBeVisible();
  for (const said of ['Objective: ', 'Defeat: ', 'Round 5 ends. (round 1 of 5)'])
    await expect(words.getByRole('listitem').filter({ hasText: said })).toBeVisible();
  await expect(words.getByRole('heading', { name: /^Luxa: in / })).toBeVisible();
  await expect(words.getByRole('heading', { name: 'Hall Stair (0 of 3)' })).toBeVisible();
  await expect(words).toContainText('Stair door, between Hall of Names and Hall Stair: closed.');
  expect(await violations(page)).toEqual([]);
});
