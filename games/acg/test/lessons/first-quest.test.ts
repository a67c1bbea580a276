import { greedy, Players } from '@questhall/bots';
import { findRule } from '@questhall/rulebook';
import { expect, test } from 'vitest';
import { acg } from '../../src/index.js';
import { adviceAt, FIRST_QUEST } from '../../src/lessons/index.js';

/** Plays the first quest, and gives what the coach said on the way. */
function coached(companion: string): { said: string[]; because: string[]; result: string | undefined } {
  const { state } = acg.start(acg.setup(FIRST_QUEST.setup), FIRST_QUEST.seed);
  const players = new Players(acg, greedy, companion);
  const [said, because]: [string[], string[]] = [[], []];
  for (let answers = 0; answers < 1000 && state.over === null; answers++) {
    const [decision] = state.open;
    if (decision === undefined) break;
    const advice = adviceAt(acg.view(state, decision.by), decision.ask);
    said.push(advice.say);
    because.push(advice.because);
    acg.play(state, players.answer(state, decision));
  }
  return { said, because, result: state.over?.result };
}

const games = ['a', 'b', 'c', 'd'].map(coached);
const said = new Set(games.flatMap((game) => game.said));

test('the first quest is won more often than not', () => {
  expect(games.filter(({ result }) => result === 'won').length).toBeGreaterThanOrEqual(3);
});

test('its coach has something better to say than "read it" at nearly every question', () => {
  const all = games.flatMap((game) => game.said);
  expect(all.filter((say) => say === 'first.any').length).toBeLessThan(all.length / 20);
});

test('its coach speaks about every kind of turn', () => {
  const turns = [
    'crowded',
    'tired',
    'explored',
    'engaged',
    'free',
    'targets',
    'activate',
    'travel',
    'ability',
  ];
  expect(turns.filter((turn) => !said.has(`first.${turn}`))).toEqual([]);
});

test('its coach has a rule for everything he says', () => {
  const rules = new Set(games.flatMap((game) => game.because));
  expect([...rules].filter((rule) => findRule(rule) === undefined)).toEqual([]);
});
