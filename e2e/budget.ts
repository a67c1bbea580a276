/// <reference lib="dom" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { loadGame } from '@questhall/games';
import { dealPeople } from '@questhall/tabletop/offer';
import { shareCode } from '../packages/web/src/table/share.js';
import { PLAYED } from './games.js';
import { expect, test } from './page.js';
import { chance, options, placeOf, settle } from './playing.js';

/**
 * What the app may cost, measured on the machine it runs on: `npm run budget`. It is no part of the tests, since a busy
 * machine would fail it without anybody's fault.
 */
const APP = process.env.E2E_APP ?? join(import.meta.dirname, '../packages/web/dist/app');
const ANSWERS = 560;
const game = await loadGame(PLAYED);
if (game === undefined) throw new Error(`there is no game '${PLAYED}'`);
const { rules, offer } = game;
const HEROES = offer.parties.people.slice(0, 4);
/** What may be missed at all: on a machine that is busy, no time. */
type Judged = (most: number) => number | null;
const rows: string[][] = [['what', 'measured', 'at most', '']];

function row(what: string, value: number, most: number | null, unit: string): void {
  const shown = `${value.toFixed(unit === 's' ? 1 : 0)} ${unit}`;
  rows.push([
    what,
    shown,
    most === null ? '' : `${most} ${unit}`,
    most === null || value < most ? '' : 'MISSED',
  ]);
  if (most !== null) expect.soft(value, what).toBeLessThan(most);
}

/** How much longer than alone a piece of work takes now: on a machine that is busy, times say little. */
async function busy(page: Page): Promise<number> {
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
  const field = offer.kinds.find(({ wish }) => wish === 'campaign')?.field ?? '';
  const campaign = offer.adventures().find(({ chain }) => chain.length > 0)?.id ?? '';
  const setup = offer.setupOf({
    goal: { field, id: campaign },
    players: 4,
    party: dealPeople(HEROES, 4),
  });
  const pick = chance(1);
  let { state } = rules.start(rules.setup(setup), 'budget');
  const answers = [];
  for (let asked = state.open[0]; asked !== undefined && answers.length < ANSWERS; asked = state.open[0]) {
    const from = pick(Math.max(1, asked.options.length - asked.min));
    const answer = { decision: asked.id, picks: asked.options.slice(from, from + Math.max(1, asked.min)) };
    answers.push(answer);
    state = rules.apply(state, answer).state;
  }
  return shareCode({ game: PLAYED, content: rules.content, setup, seed: 'budget', answers });
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

async function measureHall(browser: Browser, baseURL: string, judged: Judged): Promise<void> {
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
  row('the hall from nothing, median of 3', median(loads.map(({ painted }) => painted)), judged(2000), 'ms');
}

type Traced = { name: string; tid: number; pid: number; tdur?: number; args?: { name?: string } };

/**
 * The longest piece of work that holds the page up, in milliseconds that it really had a processor: that says the same
 * on a machine that is busy.
 */
async function longestHoldUp(browser: Browser, page: Page, during: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'devtools.timeline'] });
  await during();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: Traced[] };
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const work = traceEvents.filter(
    ({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid}/${tid}`),
  );
  return Math.max(0, ...work.map(({ tdur = 0 }) => tdur)) / 1000;
}

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

async function answerOne(page: Page): Promise<number> {
  const dialog = page.getByRole('dialog');
  if ((await dialog.count()) > 0) await dialog.getByRole('button').last().click();
  await expect(options(page).first()).toBeVisible();
  if ((await page.locator('[data-confirm]').count()) === 0) return paintAfter(page, '[data-option]');
  await options(page).first().click();
  return paintAfter(page, '[data-confirm]');
}

async function takeBack(page: Page, last: number, count: number): Promise<number> {
  const slider = 'input[type=range]';
  const back = await paintAfter(page, slider, String(last - count));
  await paintAfter(page, slider, String(last));
  return back;
}

async function measureAnswers(page: Page, judged: Judged): Promise<void> {
  await page.goto(`/shared#${await longGame()}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(options(page).first()).toBeVisible({ timeout: 60_000 });
  const answers: number[] = [];
  while (answers.length < 25) answers.push(await answerOne(page));
  row(`an answer after ${ANSWERS} others, median of 25`, median(answers), judged(100), 'ms');
  await page.keyboard.press('t');
  const slider = page.locator('input[type=range]').first();
  await expect(slider).toBeVisible();
  const last = Number(await slider.getAttribute('max'));
  const back: number[] = [];
  for (let i = 0; i < 5; i++) back.push(await takeBack(page, last, 500 + i));
  row('500 decisions taken back, median of 5', median(back), judged(200), 'ms');
}

async function measureCompanions(browser: Browser, page: Page): Promise<void> {
  const party = HEROES.slice(0, 3).join(',');
  await page.goto(`/${PLAYED}/new?seed=budget&heroes=${party}&companions=${party}`);
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button').last().click();
  const reached = (place: number) =>
    expect
      .poll(async () => Number(await page.locator('[data-place]').getAttribute('data-place')), {
        timeout: 120_000,
      })
      .toBeGreaterThan(place);
  await reached(2);
  const from = await placeOf(page);
  const longest = await longestHoldUp(browser, page, () => reached(from + 20));
  row('longest hold-up of the page while companions play', longest, 100, 'ms');
}

/** So much slower, and times are shown but not judged. */
const BUSY = 1.5;

test('what the app costs', async ({ page, browser, baseURL }) => {
  test.setTimeout(600_000);
  await settle(page, { speed: 'fast', motion: 'full' });
  await page.goto('/about');
  const slower = await busy(page);
  row('time that a second of work takes here', slower, null, 's');
  const judged: Judged = (most) => (slower < BUSY ? most : null);
  await measureHall(browser, baseURL ?? '', judged);
  await measureAnswers(page, judged);
  await measureCompanions(browser, page);
  if (slower >= BUSY) console.log('This machine is busy: times are shown, and judged only on a quiet one.');
});
