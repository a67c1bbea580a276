/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect } from './page.js';
import { options, placeOf } from './playing.js';

type Moment = { beat: string; table: string; dice: number; answers: number; sum: boolean };

export const isAsked = async (page: Page, what: RegExp): Promise<boolean> =>
  what.test(await page.locator('[data-question]').innerText());

/** Comes back to the same question with another speed. */
export async function again(page: Page, speed: string): Promise<void> {
  await page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem('questhall.settings') ?? '{}');
    localStorage.setItem('questhall.settings', JSON.stringify({ ...kept, speed: chosen }));
  }, speed);
  await page.reload();
  await expect(options(page).first()).toBeVisible();
}

export const lastRoll = (page: Page) => page.getByRole('region', { name: 'Last roll' });
export const table = (page: Page): Promise<string> => page.evaluate(drawn);

/** The text of every card and hero on the table. */
function drawn(): string {
  const all = [...document.querySelectorAll<HTMLElement>('[data-of]')];
  return all.map((thing) => `${thing.dataset.of} ${thing.firstElementChild?.textContent}`).join('\n');
}

/** Looks at the table at every change of the page, also those too short to be drawn; gives what was seen until the next question. */
export async function watched(page: Page, act: () => Promise<void>): Promise<Moment[]> {
  await page.evaluate((look) => {
    const seen: Moment[] = [];
    const tableNow = new Function(`return (${look})()`);
    const one = () =>
      seen.push({
        beat: document.querySelector<HTMLElement>('[data-beat]')?.dataset.beat ?? '',
        table: tableNow(),
        dice: document.querySelectorAll('[data-thrown] [data-side]').length,
        answers: document.querySelectorAll('[data-option]').length,
        sum: document.querySelector('[data-sum]') !== null,
      });
    Object.assign(window, { seen });
    one();
    new MutationObserver(one).observe(document.body, { subtree: true, childList: true, attributes: true });
  }, String(drawn));
  const from = await placeOf(page);
  await act();
  await expect.poll(() => placeOf(page)).toBe(from + 1);
  await expect(options(page).first()).toBeVisible();
  return page.evaluate(() => (window as unknown as { seen: Moment[] }).seen);
}
