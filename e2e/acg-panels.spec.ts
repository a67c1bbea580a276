/// <reference lib="dom" />
import type { Page } from '@playwright/test';
import { acg } from '@questhall/acg';
import { shareCode } from '../packages/web/src/table/share.js';
import { expect, test, violations } from './page.js';

const SETUP = { players: 2, heroes: ['ironbreaker', 'bright-wizard'], quest: 'a-foul-stench' };
const GIVEN = 24;

const room = (page: Page) => page.locator('[data-place]');
const at = (page: Page, place: number) => expect(room(page)).toHaveAttribute('data-place', String(place));
const answers = (page: Page) => page.locator('[data-option]');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** A game of so many answers, each the first that is allowed; `until` may end it sooner. */
function codeOf(count: number, until: (ask: string) => boolean = () => false): Promise<string> {
  let { state } = acg.start(acg.setup(SETUP), 'panels');
  const given = [];
  for (let asked = state.open[0]; asked !== undefined && given.length < count; asked = state.open[0]) {
    if (given.length > 0 && until(asked.ask)) break;
    const answer = { decision: asked.id, picks: asked.options.slice(0, Math.max(1, asked.min)) };
    given.push(answer);
    state = acg.apply(state, answer).state;
  }
  return shareCode({ game: 'acg', content: acg.content, setup: SETUP, seed: 'panels', answers: given });
}

async function playing(page: Page, code: string): Promise<void> {
  await page.addInitScript(() =>
    localStorage.setItem('questhall.settings', '{"speed":"instant","motion":"reduced","language":"en"}'),
  );
  await page.goto(`/shared#${code}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(answers(page).first()).toBeVisible({ timeout: 30_000 });
}

test.describe('beside the table', () => {
  test('the chronicle leads to the rules of a line, and to its moment', async ({ page }) => {
    await playing(page, await codeOf(GIVEN));
    await page.keyboard.press('l');
    const chronicle = page.getByRole('region', { name: 'Chronicle' });
    await expect(chronicle.getByRole('heading', { name: 'A Foul Stench' })).toBeAttached();
    const line = chronicle.getByRole('button', { name: /^Answer \d+: more about this line$/ }).nth(8);
    const answer = Number(/\d+/.exec((await line.getAttribute('aria-label')) ?? '')?.[0]);
    await line.click();
    await press(page, 'Go to this moment');
    await at(page, answer);
    await expect(chronicle.getByText('What came next')).toBeVisible();
    await press(page, 'Back to the present');
    await at(page, GIVEN);
    await chronicle.getByRole('button', { name: /^Why\? ACG-/ }).click();
    await expect(page.getByText('Why did this happen?')).toBeVisible();
    await expect(page.getByRole('link', { name: /^Read ACG-.* in the rulebook$/ }).first()).toBeVisible();
  });

  test('why: the rule that asks on a slip, and what it is part of in words of the game', async ({ page }) => {
    await playing(page, await codeOf(GIVEN));
    await page.keyboard.press('w');
    await expect(page.getByRole('heading', { name: 'The rule' })).toBeVisible();
    const part = page.locator('section', { has: page.getByRole('heading', { name: 'Part of' }) });
    await expect(part.getByText('The hero phase', { exact: true })).toBeVisible();
    await expect(part.getByRole('link', { name: 'Read ACG-HERO-01 in the rulebook' })).toBeVisible();
    await expect(part).not.toContainText('step');
  });

  test('a game is tried differently, and the first telling stays as it was', async ({ page }) => {
    await playing(page, await codeOf(GIVEN));
    await page.keyboard.press('t');
    const slider = page.getByRole('slider', { name: 'Timeline' });
    await slider.fill('9');
    await at(page, 9);
    await press(page, 'Start a branch here');
    await expect(page.getByRole('button', { name: /^Branch 2/ })).toHaveAttribute('aria-current', 'true');
    await answers(page).last().click();
    await at(page, 10);
    await page.getByRole('button', { name: /^Branch 1/ }).click();
    await expect(slider).toHaveAttribute('max', String(GIVEN));
    await slider.fill(String(GIVEN));
    await at(page, GIVEN);
    await page.getByRole('button', { name: 'Round 1', exact: true }).click();
    await expect(slider).toHaveAttribute('aria-valuetext', /A Foul Stench, Round 1$/);
  });

  test('a game plays itself again and can be saved for others', async ({ page }) => {
    await playing(page, await codeOf(4));
    await page.keyboard.press('t');
    await page.getByRole('radio', { name: '4×' }).check();
    await press(page, 'From the start');
    await at(page, 0);
    await at(page, 4);
    const file = page.waitForEvent('download');
    await press(page, 'Report a bug');
    const { suggestedFilename } = await file.then((one) => ({ suggestedFilename: one.suggestedFilename() }));
    await expect(page.getByText(`npx questhall play ${suggestedFilename}`)).toBeVisible();
  });

  test('odds are told before an answer, and a companion gives advice that can be followed', async ({
    page,
  }) => {
    await playing(page, await codeOf(GIVEN, (ask) => ask === 'choose-action'));
    await answers(page).first().hover();
    await expect(page.getByRole('figure').first()).toContainText('on average');
    const before = Number(await room(page).getAttribute('data-place'));
    await press(page, 'What would you do?');
    await press(page, 'Do it');
    await at(page, before + 1);
  });

  test('a seat is handed over in the middle of a game, and taken back', async ({ page }) => {
    await playing(page, await codeOf(GIVEN));
    await page.keyboard.press('c');
    const sit = async (seat: number, sitter: string) => {
      const chair = page.getByRole('group', { name: new RegExp(`^Player ${seat}`) });
      await chair.getByRole('radio', { name: sitter }).click();
      await expect(chair.getByRole('radio', { name: sitter })).toBeChecked();
    };
    await sit(2, 'Companion');
    await page.getByRole('complementary').getByRole('radio', { name: 'Fast' }).click();
    await sit(1, 'Companion');
    const place = async () => Number(await room(page).getAttribute('data-place'));
    await expect.poll(place).toBeGreaterThan(GIVEN + 2);
    await sit(1, 'Person');
    await expect(answers(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('complementary')).toBeHidden();
  });
});

const KEYS = { Chronicle: 'l', 'Why?': 'w', Time: 't', Companions: 'c', Heroes: 'h', Help: '?' };

/** Opens every panel by its key, looks for what is wrong with it, and closes it. */
async function lookThrough(page: Page): Promise<void> {
  for (const [name, key] of Object.entries(KEYS)) {
    await page.keyboard.press(key);
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
    expect(await violations(page), name).toEqual([]);
    await press(page, 'Close');
  }
}

test('nothing is wrong with any panel beside a table', async ({ page }) => {
  test.slow();
  await playing(page, await codeOf(8));
  await lookThrough(page);
});

test('nothing is wrong with any panel over a table, and Esc closes it', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 390, height: 844 });
  await playing(page, await codeOf(8));
  await lookThrough(page);
  await page.keyboard.press('l');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
