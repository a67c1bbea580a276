import type { Page } from '@playwright/test';
import { loadGame } from '@questhall/games';
import { dealPeople } from '@questhall/tabletop/offer';
import { shareCode } from '../packages/web/src/table/share.js';
import { expect, test } from './page.js';
import { asked, chance, movedOn, options, placeOf, press, saved, settle } from './playing.js';

const CODE = 'cursed-city';
const game = await loadGame(CODE);
if (game === undefined) throw new Error(`there is no game '${CODE}'`);
const { rules, offer } = game;

/** The quest, answered by chance up to the answer that ends its first journey; that one is given back beside it. */
async function firstJourney(): Promise<{ code: string; last: readonly string[] }> {
  const party = dealPeople(offer.parties.people.slice(0, 4), 1);
  const setup = offer.setupOf({ goal: { field: 'quest', id: CODE }, players: 1, party });
  const pick = chance(5);
  let { state } = rules.start(rules.setup(setup), 'campaign');
  const answers: { decision: number; picks: string[] }[] = [];
  const logged = () => (state.board as { quest: { log: readonly unknown[] } }).quest.log.length;
  for (let open = state.open[0]; open !== undefined && logged() === 0; open = state.open[0]) {
    const from = pick(Math.max(1, open.options.length - open.min));
    const answer = { decision: open.id, picks: open.options.slice(from, from + Math.max(1, open.min)) };
    answers.push(answer);
    state = rules.apply(state, answer).state;
  }
  const last = answers.pop()?.picks ?? [];
  return {
    last,
    code: await shareCode({ game: CODE, content: rules.content, setup, seed: 'campaign', answers }),
  };
}

const city = (page: Page) => page.getByRole('region', { name: 'The city' });
const pages = (page: Page) => page.getByRole('dialog');
const turn = (page: Page) => pages(page).getByRole('button').last().click();
const heading = (page: Page, name: RegExp) => page.getByRole('heading', { name });

async function give(page: Page, picks: readonly string[]): Promise<void> {
  const from = await placeOf(page);
  const all = page.getByRole('button', { name: /^Show all/ });
  if (await all.isVisible()) await all.click();
  for (const pick of picks) await page.locator(`[data-option="${pick}"]`).click();
  if ((await page.locator('[data-confirm]').count()) > 0) await page.locator('[data-confirm]').click();
  await movedOn(page, from);
}

/** Everything between two journeys: what was gained is spent, and the next journey is chosen. */
async function readOnTo(page: Page, question: RegExp): Promise<void> {
  while (!(await heading(page, question).isVisible())) {
    if (await pages(page).isVisible()) await turn(page);
    else await press(page, (await options(page).count()) - 1);
  }
}

test('a journey ends, the quest goes on from the city, and all of it is kept, loaded and branched', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const { code, last } = await firstJourney();
  await settle(page);
  await page.goto(`/shared#${code}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/table\/\w+$/);
  await expect(options(page).first()).toBeVisible({ timeout: 60_000 });
  const before = await placeOf(page);

  await give(page, last);
  await expect(pages(page).getByRole('heading', { name: /: (failure|success)$/ })).toBeVisible();
  await expect(pages(page).getByText(/^It took \d+ turns?\.$/)).toBeVisible();
  await turn(page);
  await expect(page.getByText('After 1 journey')).toBeVisible();

  await readOnTo(page, /^Choose a journey/);
  await expect(city(page).getByRole('img', { name: /^Fear: \d+ of 10$/ })).toBeVisible();
  const question = await asked(page);
  await saved(page);
  await page.reload();
  await expect(heading(page, /^Choose a journey/)).toBeVisible({ timeout: 60_000 });
  expect(await asked(page)).toBe(question);

  const here = await placeOf(page);
  await city(page).locator('[data-thing="scavenge"]').click();
  await movedOn(page, here);
  await expect(pages(page).getByRole('heading', { name: 'Scavenge' })).toBeVisible();
  await turn(page);
  await expect(heading(page, /^Choose hero 1/)).toBeVisible();
  for (const hero of ['dagnai-holdenstock', 'octren-glimscry', 'emelda-braskov', 'cleona-zeitengale']) {
    const from = await placeOf(page);
    await page.getByRole('region', { name: 'The crew' }).locator(`[data-thing="${hero}"]`).click();
    await movedOn(page, from);
  }
  await expect(page.getByRole('region', { name: 'The quarter' })).toBeVisible();
  const latest = await placeOf(page);

  await page.keyboard.press('t');
  await page.getByLabel('Timeline').fill(String(here));
  await expect(page.locator(`[data-place="${here}"]`)).toBeVisible();
  await page.keyboard.press('Escape');
  await city(page).locator('[data-thing="hunt"]').click();
  await expect(pages(page).getByRole('heading', { name: 'Hunt' })).toBeVisible();
  await turn(page);
  await expect(page.getByText(`Branch 1, ${latest} answers`)).toBeVisible();
  await saved(page);
  await page.reload();
  await expect(heading(page, /^Choose hero 1/)).toBeVisible({ timeout: 60_000 });
  expect(await placeOf(page)).toBe(here + 1);
  expect(here).toBeGreaterThan(before);

  await page.goto(`${page.url()}/book`);
  await expect(page.getByRole('heading', { level: 1, name: 'The Wolf’s City' })).toBeVisible();
});
