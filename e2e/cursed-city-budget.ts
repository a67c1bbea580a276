/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { loadGame } from '@questhall/games';
import { dealPeople } from '@questhall/tabletop/offer';
import { shareCode } from '../packages/web/src/table/share.js';
import { answerOne, BUSY, busy, type Judged, median, printed, row } from './costs.js';
import { expect, test } from './page.js';
import { chance, options, settle } from './playing.js';

/** What a large map may cost: pointing at it with all tiles of a Deliverance laid, and answering in a Hunt full of hostiles. */
const CODE = 'cursed-city';
const game = await loadGame(CODE);
if (game === undefined) throw new Error(`there is no game '${CODE}'`);
const { rules, offer } = game;
const SEEDS = 6;
const MAP = 'under-the-granary';

type Seen = { readonly hostiles: readonly unknown[] };
type Recorded = { readonly seed: string; readonly answers: { decision: number; picks: string[] }[] };

/** Of several Hunts answered by chance, the moment with the most hostiles on the map. */
async function fullMap(): Promise<{ code: string; hostiles: number }> {
  const party = dealPeople(offer.parties.people.slice(0, 4), 1);
  const setup = offer.setupOf({ goal: { field: 'map', id: MAP }, players: 1, party });
  let [most, found]: [number, Recorded] = [-1, { seed: '', answers: [] }];
  for (let number = 1; number <= SEEDS; number++) {
    const [pick, seed] = [chance(number), `full ${number}`];
    const answers: Recorded['answers'] = [];
    let { state } = rules.start(rules.setup(setup), seed);
    for (let open = state.open[0]; open !== undefined; open = state.open[0]) {
      const { hostiles } = state.board as Seen;
      if (hostiles.length > most) [most, found] = [hostiles.length, { seed, answers: [...answers] }];
      const from = pick(Math.max(1, open.options.length - open.min));
      const answer = { decision: open.id, picks: open.options.slice(from, from + Math.max(1, open.min)) };
      answers.push(answer);
      state = rules.apply(state, answer).state;
    }
  }
  const code = await shareCode({ game: CODE, content: rules.content, setup, ...found });
  return { code, hostiles: most };
}

/** Milliseconds that the page works when somebody points at one square after the other. */
const hovers = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const squares = [...document.querySelectorAll('[data-site] [data-can] button')].slice(0, 25);
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const taken: number[] = [];
    for (const square of squares) {
      await frame();
      const began = performance.now();
      square.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((done) => setTimeout(done));
      document.body.getBoundingClientRect();
      taken.push(performance.now() - began);
      square.dispatchEvent(new PointerEvent('pointerout', { bubbles: true }));
    }
    return taken;
  });

test.afterAll(printed);

test('what a large map costs', async ({ page }) => {
  test.setTimeout(300_000);
  await settle(page, { speed: 'fast', motion: 'full' });
  await page.goto('/about');
  const slower = await busy(page);
  row('time that a second of work takes here', slower, null, 's');
  const judged: Judged = (most) => (slower < BUSY ? most : null);
  await page.goto(`/pattern-book/table?game=${CODE}&scene=whole`);
  await expect(page.locator('[data-figure]')).toHaveCount(24);
  row(
    'pointing at a square of the whole quarter, median of 25',
    median(await hovers(page)),
    judged(16),
    'ms',
  );
  const { code, hostiles } = await fullMap();
  row('hostiles on the fullest map found', hostiles, null, '');
  await page.goto(`/shared#${code}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(options(page).first()).toBeVisible({ timeout: 60_000 });
  const answers: number[] = [];
  while (answers.length < 15) answers.push(await answerOne(page));
  row('an answer on it, median of 15', median(answers), judged(100), 'ms');
});
