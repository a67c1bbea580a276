import type { Locator, Page } from '@playwright/test';
import { expect, open, sideways, test, violations } from './page.js';

const SQUARES = '/pattern-book/map';
const LANDS = '/pattern-book/map?map=lands';

const map = (page: Page) => page.getByRole('region', { name: 'The map' });
const window = (page: Page) => map(page).getByRole('group');
const square = (page: Page, id: string) => map(page).locator(`[data-site="${id}"]`);
const walker = (page: Page) => map(page).locator('[data-figure="walker"]');
const miniMap = (page: Page) => map(page).locator('[data-mini-map]');
const all = (page: Page) => page.getByRole('button', { name: 'Show all 22 answers' });
const answers = (page: Page) => page.locator('[data-option]');

async function boxOf(thing: Locator) {
  const box = await thing.boundingBox();
  if (box === null) throw new Error('it is not to be seen');
  return { ...box, middle: { x: box.x + box.width / 2, y: box.y + box.height / 2 } };
}
const widthOf = async (thing: Locator) => (await boxOf(thing)).width;

test('the wheel zooms to what is below the pointer, and a mini-map shows where one looks', async ({
  page,
}) => {
  await open(page, SQUARES);
  await expect(miniMap(page)).toBeHidden();
  const { middle, width } = await boxOf(square(page, '12:3'));
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.wheel(0, -300);
  await expect.poll(() => widthOf(square(page, '12:3'))).toBeGreaterThan(width * 1.5);
  const after = await boxOf(square(page, '12:3'));
  expect(Math.abs(after.middle.x - middle.x)).toBeLessThan(4);
  expect(Math.abs(after.middle.y - middle.y)).toBeLessThan(4);
  await expect(miniMap(page)).toBeVisible();
  await page.mouse.wheel(0, 3000);
  await expect.poll(() => widthOf(square(page, '12:3'))).toBeCloseTo(width, 0);
  await expect(miniMap(page)).toBeHidden();
});

test('+ and − and 0 zoom from anywhere, arrows move the map that has the focus', async ({ page }) => {
  await open(page, SQUARES);
  const before = await widthOf(square(page, '5:8'));
  await page.keyboard.press('+');
  await page.keyboard.press('+');
  await expect.poll(() => widthOf(square(page, '5:8'))).toBeGreaterThan(before * 1.7);
  await page.keyboard.press('-');
  await expect.poll(() => widthOf(square(page, '5:8'))).toBeLessThan(before * 1.5);
  await page.keyboard.press('+');
  await window(page).focus();
  const { middle } = await boxOf(square(page, '5:8'));
  await page.keyboard.press('ArrowDown');
  await expect.poll(async () => (await boxOf(square(page, '5:8'))).middle.y).toBeLessThan(middle.y - 40);
  await page.keyboard.press('0');
  await expect.poll(() => widthOf(square(page, '5:8'))).toBeCloseTo(before, 0);
});

test('the map is dragged, a drag answers nothing, and the way back to the action is a button', async ({
  page,
}) => {
  await open(page, SQUARES);
  for (let i = 0; i < 3; i++) await map(page).getByRole('button', { name: 'Zoom in' }).click();
  await map(page).getByRole('button', { name: 'Back to the action' }).click();
  const { middle } = await boxOf(walker(page));
  const from = (await boxOf(square(page, '6:8'))).middle;
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x - 160, from.y - 90, { steps: 5 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(walker(page))).middle.x).toBeLessThan(middle.x - 100);
  await expect(page.getByRole('status', { name: 'The table' })).toHaveText('');
  await map(page).getByRole('button', { name: 'Back to the action' }).click();
  await expect.poll(async () => Math.abs((await boxOf(walker(page))).middle.x - middle.x)).toBeLessThan(3);
  await map(page).getByRole('button', { name: 'Whole map' }).click();
  await expect(miniMap(page)).toBeHidden();
});

test('pressing the mini-map leads there', async ({ page }) => {
  await open(page, SQUARES);
  for (let i = 0; i < 4; i++) await page.keyboard.press('+');
  await expect(square(page, '20:2')).not.toBeInViewport();
  const { x, y, width, height } = await boxOf(miniMap(page));
  await page.mouse.click(x + width * 0.85, y + height * 0.2);
  await expect(square(page, '20:2')).toBeInViewport();
});

test('many answers are given on the map, with the way there, and are listed on demand', async ({ page }) => {
  await open(page, SQUARES);
  await expect(answers(page)).toHaveText([/Stay here/]);
  await expect(page.getByText('Choose on the map.')).toBeVisible();
  await expect(map(page).locator('[data-way]')).toBeHidden();
  await square(page, '6:6').getByRole('button').hover();
  await expect(map(page).locator('[data-way]')).toBeVisible();
  await all(page).click();
  await expect(answers(page)).toHaveCount(22);
  const listed = page.getByRole('button', { name: 'Square 4:8' }).last();
  await listed.hover();
  await expect(square(page, '4:8').locator('[data-aimed]')).toBeVisible();
  await page.getByRole('button', { name: 'Show fewer answers' }).click();
  await expect(answers(page)).toHaveCount(1);
  await square(page, '6:6').getByRole('button').click();
  await expect(page.getByRole('status', { name: 'The table' })).toHaveText('Answer: Square 6:6: 3 steps');
});

test('what is at stake stands in the bar beside the map', async ({ page }) => {
  await open(page, SQUARES);
  for (const step of ['3:7', '3:4', '5:3']) await square(page, step).getByRole('button').click();
  await expect(answers(page)).toHaveText([/Square 6:3.*opens the chest/, /Stay here/]);
  await page.keyboard.press('1');
  await expect(page.getByRole('status', { name: 'The table' })).toHaveText(/opens the chest/);
});

test('only what is pointed at is touched among 250 squares', async ({ page }) => {
  await open(page, SQUARES);
  expect(await map(page).locator('[data-site]').count()).toBe(250);
  await square(page, '5:6').getByRole('button').hover();
  await expect(square(page, '5:6').locator('[data-aimed]')).toBeVisible();
  await page.evaluate(() => {
    const touched = new Set<string>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const site = target instanceof Element && target.closest<HTMLElement>('[data-site]');
        if (site) touched.add(site.dataset.site ?? '');
      }
    }).observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
    Object.assign(globalThis, { touched });
  });
  await square(page, '6:7').getByRole('button').hover();
  await expect(square(page, '6:7').locator('[data-aimed]')).toBeVisible();
  const touched = await page.evaluate(() => [...(globalThis as unknown as { touched: Set<string> }).touched]);
  expect(touched.sort()).toEqual(['5:6', '6:7']);
});

test('a question on the map is answered with the keyboard, and read by those who cannot see it', async ({
  page,
}) => {
  await open(page, SQUARES);
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('data-thing', /:/);
  await expect(page.locator(':focus')).toHaveAccessibleName(/^Square \d+:\d+: \d steps?$/);
  await page.keyboard.press('ArrowDown');
  const name = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'The table' })).toHaveText(`Answer: ${name}`);
  const list = page.getByRole('button', { name: /^Show all \d+ answers$/ });
  await expect(list).toHaveAttribute('aria-expanded', 'false');
  await list.press('Enter');
  const opened = page.getByRole('button', { name: 'Show fewer answers' });
  await expect(opened).toBeFocused();
  await expect(opened).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus')).toHaveAttribute('data-option', /:/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('status', { name: 'The table' })).toHaveText(/^Answer: Square/);
  await open(page, `${SQUARES}?view=text`);
  await expect(answers(page)).toHaveCount(22);
});

for (const path of [SQUARES, LANDS])
  test(`nothing sticks out and axe finds nothing: ${path}`, async ({ page }) => {
    await open(page, path);
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    }
  });

test('on a phone squares are large enough for a finger, and the whole map is a press away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, SQUARES);
  expect(await widthOf(square(page, '5:8'))).toBeGreaterThanOrEqual(44);
  await expect(walker(page)).toBeInViewport();
  await map(page).getByRole('button', { name: 'Whole map' }).click();
  await expect(square(page, '20:2')).toBeInViewport();
  await expect(square(page, '2:14')).toBeInViewport();
});
