/// <reference lib="dom" />
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from '@playwright/test';
import { loadGame } from '@questhall/games';
import { dealPeople } from '@questhall/tabletop/offer';
import { shareCode } from '../packages/web/src/table/share.js';
import { answerOne, BUSY, busy, type Judged, median, paintAfter, printed, row } from './costs.js';
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

test.afterAll(printed);

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
