/// <reference lib="dom" />

import type { Page } from '@playwright/test';
import { acg } from '@questhall/acg';
import { shareCode } from '../packages/web/src/table/share.js';
import { expect, test } from './page.js';

const SETUP = { players: 2, heroes: ['ironbreaker', 'bright-wizard'], quest: 'a-foul-stench' };
const damaged = { name: 'wreck.json', mimeType: 'application/json', buffer: Buffer.from('{"format":"no') };
const room = (page: Page) => page.locator('[data-place]');

async function begin(page: Page, query = ''): Promise<string> {
  await page.goto(`/acg/new${query}`);
  await page.getByRole('complementary').getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/table\/\w+$/);
  await expect(page.locator('[data-place]:not([data-saving=saving])')).toBeVisible();
  return page.url();
}

/** The first questions of a game, each answered with the first that is allowed. */
function answersOf(count: number) {
  let state = acg.start(acg.setup(SETUP), 'link').state;
  return Array.from({ length: count }, () => {
    const [asked] = state.open;
    if (asked === undefined) throw new Error('nobody is asked');
    const answer = { decision: asked.id, picks: asked.options.slice(0, Math.max(1, asked.min)) };
    state = acg.apply(state, answer).state;
    return answer;
  });
}

const linkOf = (count: number) =>
  shareCode({ game: 'acg', content: acg.content, setup: SETUP, seed: 'link', answers: answersOf(count) });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    if (localStorage.getItem('questhall.settings') === null)
      localStorage.setItem('questhall.settings', '{"speed":"instant","motion":"reduced","language":"en"}');
  });
});

test('one press begins; two adventures lie side by side and the hall goes on with either', async ({
  page,
}) => {
  const first = await begin(page);
  const second = await begin(page, '?quest=the-drowned-vault&heroes=waywatcher,warrior-priest,ironbreaker');
  expect(second).not.toBe(first);
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'The Drowned Vault' })).toBeVisible();
  await page.getByRole('link', { name: 'Continue A Foul Stench' }).click();
  await expect(page).toHaveURL(first);
  await expect(room(page)).toBeVisible();
});

test('choices stand in the address, and what the box does not hold gets a sentence', async ({ page }) => {
  await page.goto('/acg/new?quest=the-moon');
  await expect(page.getByRole('status').filter({ hasText: 'the-moon' })).toBeVisible();
  await page.getByRole('radio', { name: 'The Twice-Crowned' }).check();
  await page.getByRole('checkbox', { name: /Waywatcher/ }).check();
  await expect(page).toHaveURL(/quest=the-twice-crowned&heroes=ironbreaker,bright-wizard,waywatcher/);
  await page.getByText('Advanced').click();
  await page.getByRole('textbox', { name: 'Seed' }).fill('x'.repeat(70));
  await expect(page.getByRole('alert').filter({ hasText: '10 characters too many' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'The Twice-Crowned' })).toBeChecked();
});

test('a damaged file gets a sentence and changes nothing; a sound one is brought', async ({ page }) => {
  await begin(page);
  await expect(page.locator('[data-place][data-saving=saved]')).toBeVisible();
  await page.goto('/adventures');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save A Foul Stench as file' }).click();
  const file = await (await saved).path();
  await page.getByLabel('Choose files').setInputFiles([damaged]);
  await expect(page.getByText('wreck.json: This file is not a save')).toBeVisible();
  await expect(page.getByText('JSON')).toBeHidden();
  await page.getByText('Details').click();
  await expect(page.getByText('this file is not JSON')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(1);
  await page.getByLabel('Choose files').setInputFiles(file);
  await expect(page.getByText('is already here')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(1);
  await page.getByRole('link', { name: 'Open A Foul Stench' }).click();
  await expect(room(page)).toBeVisible();
});

test('a first game is offered as a novice, with a word why; later ones as usual', async ({ page }) => {
  await page.goto('/acg/new');
  const writ = page.getByRole('complementary');
  await expect(writ.getByText('Novice')).toBeVisible();
  await expect(page.getByText('Suggested for your first game')).toBeVisible();
  await page.getByRole('radio', { name: /^Veteran/ }).check({ force: true });
  await expect(page).toHaveURL(/difficulty=veteran/);
  await begin(page);
  await page.goto('/acg/new');
  await expect(writ.getByText('Standard')).toBeVisible();
  await expect(page.getByText('Suggested for your first game')).toHaveCount(0);
});

test('what is thrown away can be taken back, and is gone after the page is left', async ({ page }) => {
  await begin(page);
  await expect(page.locator('[data-place][data-saving=saved]')).toBeVisible();
  await page.goto('/adventures');
  const drop = async () => {
    await page.getByRole('button', { name: 'Delete A Foul Stench' }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(0);
  };
  await drop();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('link', { name: /^Continue/ })).toHaveCount(1);
  await drop();
  await page.getByRole('link', { name: 'Hall', exact: true }).click();
  await expect(page.getByRole('link', { name: 'Play now' })).toBeVisible();
});

test('a link is looked at in a fresh browser, and makes one copy however often it is opened', async ({
  page,
}) => {
  const code = await linkOf(3);
  await page.goto(`/shared#${code}`);
  await expect(page.getByRole('heading', { name: 'A Foul Stench' })).toBeVisible();
  await expect(page.getByText('3 decisions so far.')).toBeVisible();
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await page.waitForURL(/\/table\//);
  await expect(room(page)).toHaveAttribute('data-place', '3');
  await expect(page.locator('[data-place][data-saving=saved]')).toBeVisible();
  const table = page.url();
  await page.goto(`/shared#${code}`);
  await page.getByRole('link', { name: 'Continue your copy' }).click();
  await expect(page).toHaveURL(table);
  await page.goto(`/shared#${code.slice(0, -9)}`);
  await expect(page.getByRole('alert')).toContainText('cut off or changed');
  await page.goto(`/shared#9${code.slice(1)}`);
  await expect(page.getByRole('alert')).toContainText('newer version of Questhall');
});

test('a link is watched from its beginning', async ({ page }) => {
  await page.goto(`/shared#${await linkOf(3)}`);
  await page.getByRole('link', { name: 'Watch from the start' }).click();
  await expect(room(page)).toHaveAttribute('data-place', '0');
});

test('where nothing may be kept, a game lasts as long as the page and can be saved', async ({ page }) => {
  const forbid = `Object.defineProperty(self, 'indexedDB', { value: { open() {
    throw new DOMException('no', 'SecurityError'); } } });`;
  await page.addInitScript(forbid);
  await page.route('**/worker-*.js', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: forbid + (await answer.text()) });
  });
  const table = await begin(page);
  await expect(page.locator('[data-place][data-saving=fleeting]')).toBeVisible();
  await page.evaluate(() => history.pushState(null, '', '/adventures'));
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')));
  await expect(page.getByRole('alert')).toContainText('does not allow storage');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save A Foul Stench as file' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^questhall-.*\.json$/);
  await page.getByRole('link', { name: 'Continue A Foul Stench' }).click();
  await expect(page).toHaveURL(table);
  await expect(room(page)).toBeVisible();
});

test('everything can be forgotten, after a question', async ({ page }) => {
  await begin(page);
  await expect(page.locator('[data-place][data-saving=saved]')).toBeVisible();
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete all data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete all data' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete all data' }).click();
  await expect(page.getByText('All data deleted.')).toBeVisible();
  await page.goto('/adventures');
  await expect(page.getByText('No adventures yet.')).toBeVisible();
});
