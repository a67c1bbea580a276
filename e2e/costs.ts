/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { expect } from './page.js';
import { options } from './playing.js';

/** What may be missed at all: on a machine that is busy, no time. */
export type Judged = (most: number) => number | null;
const rows: string[][] = [['what', 'measured', 'at most', '']];

export function row(what: string, value: number, most: number | null, unit: string): void {
  const shown = `${value.toFixed(unit === 's' ? 1 : 0)} ${unit}`;
  rows.push([
    what,
    shown,
    most === null ? '' : `${most} ${unit}`,
    most === null || value < most ? '' : 'MISSED',
  ]);
  if (most !== null) expect.soft(value, what).toBeLessThan(most);
}

/** So much slower, and times are shown but not judged. */
export const BUSY = 1.5;

/** How much longer than alone a piece of work takes now: on a machine that is busy, times say little. */
export async function busy(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
  };
  const before = await spent();
  const wall = await page.evaluate(() => {
    const began = performance.now();
    let sum = 0;
    for (let i = 0; i < 3e8; i++) sum += i % 7;
    return sum > 0 ? performance.now() - began : 0;
  });
  return wall / 1000 / Math.max(0.001, (await spent()) - before);
}

/** Printed when all has been measured. */
export function printed(): void {
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((cells) => (cells[at] ?? '').length)));
  for (const [what = '', ...cells] of rows)
    console.log(
      [what.padEnd(widths[0] ?? 0), ...cells.map((cell, at) => cell.padStart(widths[at + 1] ?? 0))].join(
        '  ',
      ),
    );
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** From a press to the frame in which the table is at another place. */
export const paintAfter = (page: Page, press: string, value?: string): Promise<number> =>
  page.evaluate(
    async ({ found, set }) => {
      const element = document.querySelector<HTMLElement>(found);
      const place = () => document.querySelector('[data-place]')?.getAttribute('data-place');
      const frame = () => new Promise((done) => requestAnimationFrame(done));
      const before = place();
      const began = performance.now();
      if (set !== undefined && element instanceof HTMLInputElement) {
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, set);
        element.dispatchEvent(new Event('input', { bubbles: true }));
        element.dispatchEvent(new Event('change', { bubbles: true }));
      } else element?.click();
      while (place() === before && performance.now() - began < 10_000) await frame();
      await new Promise((done) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = done;
        port2.postMessage(null);
      });
      return performance.now() - began;
    },
    { found: press, set: value },
  );

export async function answerOne(page: Page): Promise<number> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) > 0) await dialog.getByRole('button').last().click();
  await expect(options(page).first()).toBeVisible();
  if ((await page.locator('[data-confirm]').count()) === 0) return paintAfter(page, '[data-option]');
  await options(page).first().click();
  return paintAfter(page, '[data-confirm]');
}
