/// <reference lib="dom" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { acg } from '@questhall/acg';
import { shareCode } from '../packages/web/src/table/share.js';
import { expect, test } from './page.js';
import { chance, options, settle } from './playing.js';

/**
 * What the app may cost, measured on the machine it runs on: `npm run budget`. It is no part of the tests, since a busy
 * machine would fail it without anybody's fault.
 */
test.describe.configure({ mode: 'default' });

const APP = process.env.E2E_APP ?? join(import.meta.dirname, '../packages/web/dist/app');
const ANSWERS = 560;
const rows: string[][] = [['what', 'measured', 'at most', '']];

function row(what: string, value: number, most: number | null, unit: string): void {
  const shown = `${value.toFixed(0)} ${unit}`;
  rows.push([
    what,
    shown,
    most === null ? '' : `${most} ${unit}`,
    most === null || value < most ? '' : 'MISSED',
  ]);
  if (most !== null) expect.soft(value, what).toBeLessThan(most);
}

test.afterAll(() => {
  const widths = [0, 1, 2].map((at) => Math.max(...rows.map((cells) => (cells[at] ?? '').length)));
  for (const [what = '', ...cells] of rows)
    console.log(
      [what.padEnd(widths[0] ?? 0), ...cells.map((cell, at) => cell.padStart(widths[at + 1] ?? 0))].join(
        '  ',
      ),
    );
});

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/** A campaign of many answers, given by chance. */
function longGame(): Promise<string> {
  const setup = { players: 2, heroes: ['ironbreaker', 'bright-wizard'], campaign: 'an-uneasy-alliance' };
  const pick = chance(1);
  let { state } = acg.start(acg.setup(setup), 'budget');
  const answers = [];
  for (let asked = state.open[0]; asked !== undefined && answers.length < ANSWERS; asked = state.open[0]) {
    const from = pick(Math.max(1, asked.options.length - asked.min));
    const answer = { decision: asked.id, picks: asked.options.slice(from, from + Math.max(1, asked.min)) };
    answers.push(answer);
    state = acg.apply(state, answer).state;
  }
  return shareCode({ game: 'acg', content: acg.content, setup, seed: 'budget', answers });
}

/** Milliseconds until the largest thing of the hall was painted, in a browser that has never been here. */
async function coldLoad(browser: Browser, baseURL: string): Promise<{ page: Page; painted: number }> {
  const page = await browser.newPage({ baseURL, serviceWorkers: 'block' });
  await page.goto('/', { waitUntil: 'networkidle' });
  const painted = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        new PerformanceObserver((list) => done(list.getEntries().at(-1)?.startTime ?? 0)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  return { page, painted };
}

test('the hall', async ({ browser, baseURL = '' }) => {
  const loads = [];
  for (let i = 0; i < 3; i++) {
    const { page, painted } = await coldLoad(browser, baseURL);
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name }) => /\.js$/.test(name))
        .map(({ name, encodedBodySize }) => ({ name: name.split('/').at(-1) ?? '', size: encodedBodySize })),
    );
    loads.push({ painted, sizes });
    await page.close();
  }
  const first = loads[0]?.sizes ?? [];
  const loaded = new Set(first.map(({ name }) => name));
  const later = readdirSync(join(APP, 'assets')).filter((name) => name.endsWith('.js') && !loaded.has(name));
  const kilobytes = (file: string) => gzipSync(readFileSync(join(APP, 'assets', file))).length / 1000;
  const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + kilobytes(file), 0);
  row('script of the hall, compressed', sum(loaded), 300, 'kB');
  row('script that other rooms load later', sum(later), null, 'kB');
  row('the hall from nothing, median of 3', median(loads.map(({ painted }) => painted)), 2000, 'ms');
});

/** From a press to the frame in which the table is at another place. */
const paintAfter = (page: Page, press: string, value?: string): Promise<number> =>
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

test('late in a long game', async ({ page }) => {
  test.setTimeout(300_000);
  await settle(page, { motion: 'full' });
  await page.goto(`/shared#${await longGame()}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(options(page).first()).toBeVisible({ timeout: 60_000 });
  const answers: number[] = [];
  while (answers.length < 25) {
    const dialog = page.getByRole('dialog');
    if ((await dialog.count()) > 0) await dialog.getByRole('button').last().click();
    await expect(options(page).first()).toBeVisible();
    if ((await page.locator('[data-confirm]').count()) > 0) {
      await options(page).first().click();
      answers.push(await paintAfter(page, '[data-confirm]'));
    } else answers.push(await paintAfter(page, '[data-option]'));
  }
  row(`an answer after ${ANSWERS} others, median of 25`, median(answers), 100, 'ms');
  row('the slowest of them', Math.max(...answers), null, 'ms');
  await page.keyboard.press('t');
  const slider = 'input[type=range]';
  await expect(page.locator(slider).first()).toBeVisible();
  const back = [];
  for (let i = 0; i < 5; i++) {
    const last = (await page.locator(slider).first().getAttribute('max')) ?? '';
    back.push(await paintAfter(page, slider, String(Number(last) - 500 - i)));
    await paintAfter(page, slider, last);
  }
  row('500 decisions taken back, median of 5', median(back), 200, 'ms');
});

test('while companions think', async ({ page }) => {
  test.setTimeout(300_000);
  await settle(page, { speed: 'fast', motion: 'full' });
  await page.goto(
    '/acg/new?seed=budget&heroes=ironbreaker,bright-wizard,waywatcher&companions=bright-wizard,waywatcher,ironbreaker',
  );
  await page.evaluate(() => {
    const longest = { value: 0 };
    Object.assign(window, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.value = Math.max(longest.value, duration);
    }).observe({ type: 'longtask', buffered: false });
  });
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button').last().click();
  const longest = () => page.evaluate(() => (window as unknown as { longest: { value: number } }).longest);
  await page.evaluate(() => {
    (window as unknown as { longest: { value: number } }).longest.value = 0;
  });
  await expect
    .poll(async () => Number(await page.locator('[data-place]').getAttribute('data-place')), {
      timeout: 120_000,
    })
    .toBeGreaterThan(30);
  row('longest block of the page while companions play', (await longest()).value, 200, 'ms');
});
