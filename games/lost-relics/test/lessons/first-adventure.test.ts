import { greedy, Players } from '@questhall/bots';
import { findRule } from '@questhall/rulebook';
import { expect, test } from 'vitest';
import { lostRelics } from '../../src/index.js';
import { adviceAt, FIRST_ADVENTURE } from '../../src/lessons/index.js';

/** Plays the first adventure, and gives what the coach said on the way. */
function coached(companion: string): { said: string[]; because: string[]; result: string | undefined } {
  const { state } = lostRelics.start(lostRelics.setup(FIRST_ADVENTURE.setup), FIRST_ADVENTURE.seed);
  const players = new Players(lostRelics, greedy, companion);
  const [said, because]: [string[], string[]] = [[], []];
  for (let answers = 0; answers < 1500 && state.over === null; answers++) {
    const [decision] = state.open;
    if (decision === undefined) break;
    const advice = adviceAt(lostRelics.view(state, decision.by), decision.ask);
    said.push(advice.say);
    because.push(advice.because);
    lostRelics.play(state, players.answer(state, decision));
  }
  return { said, because, result: state.over?.result };
}

const games = ['a', 'b', 'c'].map(coached);
const said = new Set(games.flatMap((game) => game.said));

test('the first adventure is won more often than not', () => {
  expect(games.filter(({ result }) => result === 'won').length).toBeGreaterThanOrEqual(2);
});

test('its coach has something better to say than "read it" at nearly every question', () => {
  const all = games.flatMap((game) => game.said);
  expect(all.filter((say) => say === 'relic.any').length).toBeLessThan(all.length / 20);
});

test('its coach speaks about every kind of turn', () => {
  const turns = ['start', 'engaged', 'fight', 'die', 'step', 'target', 'reaction', 'victim', 'hostile'];
  expect(turns.filter((turn) => !said.has(`relic.${turn}`))).toEqual([]);
});

test('its coach has a rule for everything he says', () => {
  const rules = new Set(games.flatMap((game) => game.because));
  expect([...rules].filter((rule) => findRule(rule) === undefined)).toEqual([]);
});
