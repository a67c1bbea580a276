import type { Page } from '@playwright/test';
import { FIRST } from './games.js';
import { expect, sideways, test, violations } from './page.js';
import {
  asked,
  chance,
  movedOn,
  options,
  placeOf,
  playOut,
  press,
  question,
  saved,
  settle,
  sitDown,
  turned,
} from './playing.js';

/** Whole games are played here: on a machine that is busy that takes its time. */
const LONG = 240_000;
const round = (page: Page, number: number) =>
  page.getByRole('button', { name: new RegExp(`Quest I · Round ${number}$`) });

/** Answers until the table is in this round. */
async function reach(page: Page, number: number): Promise<void> {
  const pick = chance(3);
  for (let answers = 0; answers < 80 && !(await round(page, number).isVisible()); answers++)
    await press(page, pick(9));
  await expect(round(page, number)).toBeVisible();
}

test('somebody who presses only what is offered comes from the hall to the end of a quest', async ({
  page,
}) => {
  test.setTimeout(LONG);
  await settle(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Play now' }).first().click();
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await turned(page);
  const pick = chance(11);
  for (let answers = 0; answers < 10; answers++) await press(page, pick(9));
  expect(await playOut(page)).toBeGreaterThan(0);
  await expect(page.getByRole('dialog')).toContainText(/Victory|Defeat/);
  await page.getByRole('dialog').getByRole('button', { name: 'New adventure' }).click();
  await expect(page).toHaveURL(new RegExp(`/${FIRST}/new`));
});

test('undo goes back over the end of a round, and redo forward again to the same question', async ({
  page,
}) => {
  test.setTimeout(LONG);
  await settle(page);
  await sitDown(page);
  await reach(page, 2);
  const there = await asked(page);
  const place = await placeOf(page);
  while (!(await round(page, 1).isVisible())) {
    const from = await placeOf(page);
    await page.keyboard.press('u');
    await movedOn(page, from);
  }
  expect(await placeOf(page)).toBeLessThan(place);
  while ((await placeOf(page)) < place) {
    const from = await placeOf(page);
    await page.keyboard.press('Shift+U');
    await movedOn(page, from);
  }
  expect(await asked(page)).toBe(there);
});

test('a page that is loaded again in the middle of an effect asks the same question', async ({ page }) => {
  test.setTimeout(LONG);
  await settle(page);
  await sitDown(page);
  const pick = chance(5);
  for (const answers of [1, 1, 2, 3]) {
    for (let i = 0; i < answers; i++) await press(page, pick(9));
    const before = await asked(page);
    await saved(page);
    await page.reload();
    await expect(options(page).first()).toBeVisible();
    expect(await asked(page)).toBe(before);
  }
});

test('a link that was copied at one table shows the same table to a stranger', async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(LONG);
  await settle(page);
  await sitDown(page);
  const pick = chance(8);
  for (let i = 0; i < 6; i++) await press(page, pick(9));
  const before = await asked(page);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.keyboard.press('t');
  await page.getByRole('button', { name: 'Copy link' }).click();
  const link = await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('/shared#')
    .then(() => page.evaluate(() => navigator.clipboard.readText()));
  const stranger = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  await settle(stranger);
  await stranger.goto(link);
  await stranger.getByRole('button', { name: 'Play on from here' }).click();
  await expect(options(stranger).first()).toBeVisible();
  expect(await asked(stranger)).toBe(before);
  await press(stranger);
  expect(await asked(page)).toBe(before);
  await stranger.close();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a finger plays, and everything fits', async ({ page }) => {
    test.setTimeout(LONG);
    await settle(page);
    await sitDown(page);
    const pick = chance(4);
    for (let answers = 0; answers < 8; answers++) {
      const from = await placeOf(page);
      const wanted = pick(9);
      const chosen = async () => options(page).nth(wanted % (await options(page).count()));
      await expect(async () => {
        const box = await (await chosen()).boundingBox({ timeout: 2000 });
        expect(Math.min(box?.width ?? 0, box?.height ?? 0), 'room for a finger').toBeGreaterThanOrEqual(44);
      }, 'once the answers stand still').toPass();
      await expect(async () => {
        if ((await placeOf(page)) === from) await (await chosen()).tap({ timeout: 2000 });
        const confirm = page.locator('[data-confirm]:enabled');
        if ((await confirm.count()) > 0) await confirm.tap();
        expect(await placeOf(page)).not.toBe(from);
      }).toPass();
      await expect(options(page).first()).toBeVisible();
      expect(await sideways(page)).toBeLessThanOrEqual(0);
    }
    expect(await bareBelow(page), 'wood where the cloth should be, once it is drawn up').toBe(0);
    expect(await violations(page)).toEqual([]);
  });
});

/** How much of what can be drawn up lies beyond the picture of the cloth: none if that stays behind it, or is as long. */
const bareBelow = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const cloth = document.querySelector('section[data-count]')?.parentElement;
    const behind = cloth?.parentElement;
    if (!(cloth instanceof HTMLElement) || !behind) return Number.NaN;
    const isPainted = (style: CSSStyleDeclaration) => style.backgroundImage !== 'none';
    const picture = getComputedStyle(behind, '::before');
    const stays = isPainted(picture) && behind.scrollHeight === behind.clientHeight;
    const covers = Math.ceil(Number.parseFloat(picture.height)) >= cloth.clientHeight;
    if (isPainted(getComputedStyle(cloth)) || (stays && covers)) return 0;
    return cloth.scrollHeight - cloth.clientHeight;
  });

/** Tab until what has the keyboard has this name, as somebody does who cannot see where it is. */
async function tabTo(page: Page, name: RegExp): Promise<void> {
  for (let i = 0; i < 120; i++) {
    await page.keyboard.press('Tab');
    const words = await page.evaluate(() => {
      const at = document.activeElement;
      return at?.getAttribute('aria-label') ?? at?.textContent ?? '';
    });
    if (name.test(words)) return;
  }
  throw new Error(`the keyboard never came to ${name}`);
}

/** One answer with keys alone: a number, or Tab and Enter where several are wanted. */
async function type(page: Page, at: number): Promise<void> {
  const from = await placeOf(page);
  const count = Math.min(9, await options(page).count());
  await page.keyboard.press(String((at % count) + 1));
  const confirm = page.locator('[data-confirm]');
  if ((await confirm.count()) > 0 && (await placeOf(page)) === from) {
    for (let more = 1; more < count && (await confirm.isDisabled()); more++)
      await page.keyboard.press(String(((at + more) % count) + 1));
    await tabTo(page, /^(Confirm|Done|Choose|Take|Pick)/);
    await page.keyboard.press('Enter');
  }
  await movedOn(page, from);
}

test('the whole first quest can be played with a keyboard alone', async ({ page }) => {
  test.setTimeout(2 * LONG);
  await settle(page);
  await page.goto('/');
  await tabTo(page, /^Play now/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${FIRST}/new`));
  await expect(page.getByRole('button', { name: /^Begin/ }).first()).toBeVisible();
  await tabTo(page, /^Begin/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  const pick = chance(2);
  while ((await page.locator('[data-over]').count()) === 0) {
    if ((await page.getByRole('dialog').count()) > 0) {
      await page.keyboard.press('Enter');
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(options(page).first()).toBeVisible();
    } else await type(page, pick(9));
  }
  await expect(page.locator('[data-over]')).toBeVisible();
});

test('the table in words is enough to play by', async ({ page }) => {
  test.setTimeout(LONG);
  await settle(page, { tableView: 'text' });
  await sitDown(page);
  await expect(page.getByRole('heading', { name: 'Text view of the table' })).toBeVisible();
  const pick = chance(6);
  for (let answers = 0; answers < 6; answers++) {
    const before = await question(page).innerText();
    await type(page, pick(9));
    await expect(page.getByRole('status', { name: 'The table' })).not.toHaveText(before);
  }
  expect(await violations(page)).toEqual([]);
});
