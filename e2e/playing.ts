/// <reference lib="dom" />
import { expect, type Page } from '@playwright/test';
import { PLAYED } from './games.js';

/** Steps of whole numbers that look like chance, the same each time. */
export function chance(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

export async function settle(page: Page, settings: object = {}): Promise<void> {
  await page.addInitScript((given) => {
    const usual = { theme: 'dark', language: 'en', motion: 'reduced', speed: 'instant' };
    const kept = localStorage.getItem('questhall.settings');
    if (kept === null) localStorage.setItem('questhall.settings', JSON.stringify({ ...usual, ...given }));
  }, settings);
}

/** A new adventure with a seed, begun as a person begins it; the story's page is turned. */
export async function sitDown(page: Page, query = ''): Promise<void> {
  await page.goto(`/${PLAYED}/new?seed=paths${query}`);
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await turned(page);
}

export async function turned(page: Page): Promise<void> {
  await page.getByRole('dialog').getByRole('button').last().click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(options(page).first()).toBeVisible();
}

export const options = (page: Page) => page.locator('[data-option]');
export const question = (page: Page) => page.locator('section h2').first();
export const saved = (page: Page) => expect(page.locator('[data-saving=saved]').first()).toBeVisible();
export const placeOf = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-place]').getAttribute('data-place'));

/** What is asked, as it can be read: enough to know it again. */
export const asked = async (page: Page): Promise<string> =>
  [await placeOf(page), await question(page).innerText(), ...(await options(page).allInnerTexts())].join(
    '\n',
  );

/** The next question is there, or the end, or a page of the story. */
export async function movedOn(page: Page, from: number): Promise<void> {
  await page.waitForFunction((before) => {
    const place = Number(document.querySelector('[data-place]')?.getAttribute('data-place'));
    const ready = document.querySelector('[data-option], [data-over], [role=dialog]') !== null;
    return place !== before && ready;
  }, from);
}

/** One answer by pressing its button: the one at `at`, and if several are wanted, as many as it takes. */
export async function press(page: Page, at = 0): Promise<void> {
  const from = await placeOf(page);
  const offered = options(page);
  const confirm = page.locator('[data-confirm]');
  let count = 0;
  // A question may go again while companions still play: then the next one is answered.
  await expect(async () => {
    count = await offered.count();
    expect(count).toBeGreaterThan(0);
    await offered.nth(at % count).click({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  if ((await confirm.count()) > 0) {
    for (let more = 1; more < count && (await confirm.isDisabled()); more++)
      await offered.nth((at + more) % count).click();
    await confirm.click();
  }
  await movedOn(page, from);
}

/** Plays on with buttons chosen by chance, inside the page, until the last page is there. Gives the number of answers. */
export function playOut(page: Page, seed = 7): Promise<number> {
  return page.evaluate(async (first) => {
    let state = first;
    const below = (count: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * count);
    };
    const all = (found: string) => [...document.querySelectorAll<HTMLButtonElement>(found)];
    const place = () => document.querySelector('[data-place]')?.getAttribute('data-place');
    const isOver = () => all('[data-over]').length > 0;
    const soon = () => new Promise((done) => setTimeout(done, 4));
    const isAsked = async () => {
      while (!isOver() && (all('[data-option]').length === 0 || all('[role=dialog]').length > 0)) {
        all('[role=dialog] button').at(-1)?.click();
        await soon();
      }
      return !isOver();
    };
    /** As many more as are wanted, where several are. */
    const complete = async () => {
      for (const more of all('[data-option][aria-pressed=false]')) {
        if (all('[data-confirm]:disabled').length === 0) break;
        more.click();
        await soon();
      }
      all('[data-confirm]:enabled')[0]?.click();
    };
    let answers = 0;
    for (; answers < 3000 && (await isAsked()); answers++) {
      const before = place();
      const offered = all('[data-option]');
      offered[below(offered.length)]?.click();
      await soon();
      if (place() === before) await complete();
      while (place() === before && !isOver()) await soon();
    }
    return answers;
  }, seed);
}
