import { type Answer, hash, type State, seeded } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { type ToyBoard, toy } from '../../test-kit/test/toy.js';
import { type Bot, bots, greedy, greedyWith, Players, playOut, random } from '../src/index.js';

function play(bot: Bot, seed: string, keepers = 2): { state: State<ToyBoard>; answers: Answer[] } {
  const { state } = toy.start({ keepers }, seed);
  const answers: Answer[] = [];
  const before = (_: State<ToyBoard>, answer: Answer) => answers.push(answer);
  playOut(toy, state, new Players(toy, bot, seed), { limit: 500, before });
  return { state, answers };
}

/** Decisions along a random game, with the state at each. */
function moments(seed: string): State<ToyBoard>[] {
  const { state } = toy.start({ keepers: 3 }, seed);
  const out: State<ToyBoard>[] = [];
  const before = (at: State<ToyBoard>) => out.push(toy.fork(at));
  playOut(toy, state, new Players(toy, random, seed), { limit: 500, before });
  return out;
}

describe.each(Object.values(bots))('$name', (bot) => {
  test('plays legal games to their end', () => {
    for (let i = 0; i < 10; i++) expect(play(bot, `legal-${i}`, 1 + (i % 3)).state.over).not.toBeNull();
  });

  test('chooses the same again from the same seed, and something else from another', () => {
    expect(play(bot, 'again').answers).toEqual(play(bot, 'again').answers);
    expect(play(bot, 'again').answers).not.toEqual(play(bot, 'other').answers);
  });

  test('leaves the state and its generator alone', () => {
    for (const state of moments('alone')) {
      const before = hash(state);
      new Players(toy, bot, 'alone').answers(state);
      expect(hash(state)).toBe(before);
    }
  });

  test('chooses the same whatever is hidden from it', () => {
    for (const [i, state] of moments('hidden').entries()) {
      for (const decision of state.open) {
        const other = toy.determinize(state, decision.by, seeded(`world-${i}`));
        other.rng = seeded(`rng-${i}`);
        const chosen = new Players(toy, bot, 'same').answer(state, decision);
        expect(new Players(toy, bot, 'same').answer(other, decision)).toEqual(chosen);
      }
    }
  });
});

describe('greedy', () => {
  const wins = (bot: Bot) =>
    Array.from({ length: 60 }, (_, i) => play(bot, `match-${i}`)).filter(
      ({ state }) => state.over?.result === 'won',
    );

  test('wins more than random', () => {
    expect(wins(greedy).length).toBeGreaterThan(wins(random).length + 15);
  });

  test('looks through an answer to what it leads to', () => {
    const { state } = toy.start({ keepers: 1 }, 'through');
    state.board.keepers = [{ id: 'ann', hand: ['spark-1', 'torch-1', 'vow-1'], burns: 0 }];
    toy.play(state, { decision: 1, picks: ['press'] });
    toy.play(state, { decision: 2, picks: ['hold'] });
    const picked = (bot: Bot) => new Players(toy, bot, 'x').answers(state)[0]?.picks;
    expect(picked(greedy)).toEqual(['vow-1']);
    expect(picked(greedyWith({ depth: 0 }))).toEqual(['torch-1']);
  });
});

test('answers of seats that are asked at once do not know each other', () => {
  const { state } = toy.start({ keepers: 3 }, 'secret');
  toy.play(state, { decision: 1, picks: ['press'] });
  const seen: number[] = [];
  const spy: Bot = {
    name: 'spy',
    choose: ({ decision, imagine }) => {
      seen.push(decision.id);
      return ['hold', String(imagine)].slice(0, 1);
    },
  };
  expect(new Players(toy, spy, 'x').answers(state)).toHaveLength(3);
  expect(seen).toEqual([2, 3, 4]);
  expect(state.open).toHaveLength(3);
});

test('a game that goes on too long is called stuck', () => {
  const { state } = toy.start({ keepers: 2 }, 'long');
  const played = playOut(toy, state, new Players(toy, random, 'x'), { limit: 3 });
  expect(played).toEqual({ decisions: 3, stuck: true });
});
