/// <reference lib="dom" />
import type { Locator, Page } from '@playwright/test';
import { acg } from '@questhall/acg';
import { Players, random } from '@questhall/bots';
import { type Answer, makeSave } from '@questhall/engine';
import { shareCode } from '../packages/web/src/table/share.js';
import { expect, test } from './page.js';
import { placeOf, settle } from './playing.js';

const CAMPAIGN = { players: 1, heroes: ['ironbreaker', 'bright-wizard'], campaign: 'an-uneasy-alliance' };
/** With it a party that has almost lost loses whoever plays on. */
const SEED = 'companions-1';
type Game = Parameters<typeof acg.play>[0];

/** Answers by chance, up to where it is as it is wanted; the last `back` of them are left out. */
function played(wanted: (state: Game) => boolean, back = 0): Answer[] {
  const { state } = acg.start(acg.setup(CAMPAIGN), SEED);
  const players = new Players(acg, random, SEED);
  const answers: Answer[] = [];
  while (!wanted(state)) {
    const [answer] = players.answers(state);
    if (answer === undefined) throw new Error('it never came to that');
    acg.play(state, answer);
    answers.push({ decision: answer.decision, picks: answer.picks });
  }
  return answers.slice(0, answers.length - back);
}

const asks = (ask: string) => (state: Game) => state.open[0]?.ask === ask;
const recorded = (answers: Answer[]) => ({ setup: CAMPAIGN, seed: SEED, answers });

async function playing(page: Page, answers: Answer[], settings: object = {}): Promise<void> {
  await settle(page, settings);
  const code = await shareCode({ game: 'acg', content: acg.content, ...recorded(answers) });
  await page.goto(`/shared#${code}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page.locator('[data-option]').first()).toBeVisible();
}

const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();

test('companions who get the last seat play at once to the end of the quest, and wait there', async ({
  page,
}) => {
  await playing(
    page,
    played(({ board }) => board.stage === 'settlement', 4),
    // Slowly at first, so that there is time to say otherwise.
    { speed: 'slow' },
  );
  await page.keyboard.press('c');
  const panel = page.getByRole('complementary', { name: 'Companions' });
  await panel.getByRole('radio', { name: 'Companion' }).click();
  await panel.getByRole('radio', { name: 'Instant' }).click();
  await press(page.getByRole('dialog'), 'Turn the page');
  const rest = page.getByRole('region', { name: 'Decision' });
  await expect(rest.getByRole('heading', { name: /^A Foul Stench is (won|lost)$/ })).toBeVisible();
  await expect(rest).toContainText('Next: A few days of rest');
  await press(rest, 'Continue');
  const opening = page.getByRole('dialog');
  await expect(opening.getByRole('heading', { name: 'Poison in the Granary' })).toBeVisible();
  // Whoever turns the first page of the next quest has said enough.
  const at = await placeOf(page);
  await press(opening, 'Begin');
  await expect.poll(() => placeOf(page)).toBeGreaterThan(at);
});

test('a standing order passes a question on, and is taken back', async ({ page }) => {
  const isOffer = ({ open: [asked] }: Game) => asked?.form === 'maybe' && asked.options.length === 2;
  await playing(page, played(isOffer));
  const at = await placeOf(page);
  await press(page, 'Never ask again');
  await expect.poll(() => placeOf(page)).toBe(at + 1);
  await page.keyboard.press('c');
  const panel = page.getByRole('complementary', { name: 'Companions' });
  await press(panel, 'Ask me again');
  await expect(panel).toContainText('None.');
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true });

  test('the first tap shows the odds, the second answers', async ({ page }) => {
    await playing(page, played(asks('choose-action')));
    const at = await placeOf(page);
    const first = page.locator('[data-option]').first();
    await first.tap();
    await expect(page.getByText('Tap again to confirm.')).toBeVisible();
    expect(await placeOf(page)).toBe(at);
    await first.tap();
    await expect.poll(() => placeOf(page)).toBe(at + 1);
  });

  test('a long press shows the card', async ({ page, context }) => {
    await playing(page, played(asks('choose-action')));
    const nemesis = page.getByRole('button', { name: /^Odious Grump/ }).first();
    const { x = 0, y = 0, width = 0, height = 0 } = (await nemesis.boundingBox()) ?? {};
    const finger = await context.newCDPSession(page);
    const point = { x: x + width / 2, y: y + height / 2 };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
    await expect(page.getByRole('dialog')).toContainText('Odious Grump');
    await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.getByRole('dialog')).toBeVisible();
  });
});

/** Where the game is run, nothing more can be written down. */
const FULL = `IDBObjectStore.prototype.put = () => {
  throw new DOMException('no room', 'QuotaExceededError');
};`;

test('a browser without room says so, and the game can be saved as a file', async ({ page, context }) => {
  await context.route(/\/assets\/worker-[^/]*\.js$/, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${FULL}\n${await response.text()}` });
  });
  await playing(page, played(asks('choose-action')));
  const told = page.getByRole('alert').filter({ hasText: 'the browser has no space left' });
  await press(told, 'Save as file');
  const file = page.waitForEvent('download');
  await press(page.getByRole('complementary', { name: 'Time' }), 'Save as file');
  expect((await file).suggestedFilename()).toMatch(/\.json$/);
});

function saved(answers: Answer[]): string {
  const { state } = acg.start(acg.setup(CAMPAIGN), SEED);
  for (const answer of answers) acg.play(state, answer);
  return JSON.stringify(makeSave(acg, { ...recorded(answers), setup: acg.setup(CAMPAIGN) }, state));
}

test('a file that is dropped on the adventures becomes one of them', async ({ page }) => {
  await settle(page);
  await page.goto('/adventures');
  await expect(page.getByRole('heading', { name: 'Import files' })).toBeVisible();
  const text = saved(played(asks('choose-action')));
  const carried = await page.evaluateHandle((saved) => {
    const data = new DataTransfer();
    data.items.add(new File([saved], 'dropped.json', { type: 'application/json' }));
    return data;
  }, text);
  await page.dispatchEvent('body', 'dragover', { dataTransfer: carried });
  await expect(page.getByText('Drop to import')).toBeVisible();
  await page.dispatchEvent('body', 'drop', { dataTransfer: carried });
  await expect(page.getByRole('status').filter({ hasText: 'dropped.json' })).toBeVisible();
  await expect(page.getByRole('link', { name: /An Uneasy Alliance/ }).first()).toBeVisible();
});
