/// <reference lib="dom" />
import { acg } from '@questhall/acg';
import { Players, random } from '@questhall/bots';
import { shareCode } from '../packages/web/src/table/share.js';
import { expect, open, test } from './page.js';
import { settle } from './playing.js';
import { tableAt } from './screens.js';

const CAMPAIGN = { players: 2, heroes: ['ironbreaker', 'bright-wizard'], campaign: 'an-uneasy-alliance' };
const SEED = 'town';

/** A campaign played by chance, up to this question. */
function codeAt(ask: string): Promise<string> {
  const { state } = acg.start(acg.setup(CAMPAIGN), SEED);
  const players = new Players(acg, random, SEED);
  const answers = [];
  while (state.open[0]?.ask !== ask) {
    const [answer] = players.answers(state);
    if (answer === undefined) throw new Error(`'${ask}' is never asked`);
    acg.play(state, answer);
    answers.push({ decision: answer.decision, picks: answer.picks });
  }
  return shareCode({ game: 'acg', content: acg.content, setup: CAMPAIGN, seed: SEED, answers });
}

test('in town the head says how far the party has come, and the town which quest is next', async ({
  page,
}) => {
  await open(page, tableAt('settlement'));
  await expect(page.locator('header').first()).toContainText('In town, after quest 4 of 5');
  const town = page.getByRole('region', { name: 'A settlement' });
  await expect(town).toContainText('Next: The Twice-Crowned');
  await expect(town.getByRole('listitem')).toHaveText([
    'Quest 1 won',
    'Quest 2 won',
    'Quest 3 lost',
    'Quest 4 won',
  ]);
});

test('what a trainer teaches is read without scrolling on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await settle(page);
  await page.goto(`/shared#${await codeAt('choose-action-to-upgrade')}`);
  await page.getByRole('button', { name: 'Play on from here' }).click();
  const trainer = page.getByRole('region', { name: 'Trainer' });
  await expect(trainer.getByText(/^Then: /).first()).toBeVisible();
  expect(await trainer.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(0);
});

test('the same health is as long a bar whoever acts', async ({ page }) => {
  await open(page, tableAt('four-late'));
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 800 });
    const bars = page.locator('section[data-hero] i + b');
    await expect(bars).toHaveCount(4);
    const lengths = await bars.evaluateAll((found) =>
      found.map((bar) => bar.parentElement?.clientWidth ?? 0),
    );
    expect(new Set(lengths).size, `${width} wide: ${lengths}`).toBe(1);
  }
});
