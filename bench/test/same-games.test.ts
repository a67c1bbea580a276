import { checkState, Dice, seeded } from '@questhall/engine';
import { expect, test } from 'vitest';
import { playout } from '../src/search.js';
import { engine } from '../src/skirmish/game.js';
import { plain } from '../src/yardstick/adapter.js';
import { apply, legal, type PlainState, setup } from '../src/yardstick/plain.js';
import { type Chance, Rng } from '../src/yardstick/rng.js';
import { digest } from '../src/yardstick/table.js';

/** The hand-written game, with the engine's dice behind its three calls. */
function drawnAlike(seed: number): PlainState {
  const dice = new Dice(seeded(String(seed)));
  const chance: Chance = {
    int: (n) => dice.draw('int', n),
    die: () => 1 + dice.draw('die', 6),
    shuffle: (list) => dice.shuffle('deck', list),
  };
  const state = setup({ ...chance, a: 0, b: 0, c: 0, d: 0 });
  const pick = Rng.seed(seed ^ 0x5bd1e995);
  while (state.result === null) {
    const actions = legal(state);
    apply(state, actions[pick.int(actions.length)] as (typeof actions)[number], chance);
  }
  return state;
}

test('Skirmish on the engine plays the same 300 games as Skirmish by hand', () => {
  for (let seed = 1; seed <= 300; seed++) {
    const byHand = drawnAlike(seed);
    const { s } = playout(engine, seed);
    expect(digest(s.board)).toBe(digest(byHand));
    expect(s.over?.result).toBe(byHand.result);
    expect(s.board.decks).toEqual(byHand.decks);
  }
});

test('the yardstick is the game that was measured before: 60 decisions, 6 choices, 8 KB', () => {
  let decisions = 0;
  let choices = 0;
  const counting: typeof plain = {
    ...plain,
    legal(s) {
      const actions = plain.legal(s);
      choices += actions.length;
      return actions;
    },
  };
  for (let seed = 1; seed <= 300; seed++) decisions += playout(counting, seed).n;
  expect(decisions / 300).toBeCloseTo(60.4, 1);
  expect(choices / decisions).toBeCloseTo(6.04, 2);
  expect(JSON.stringify(plain.fresh(1)).length).toBe(8068);
});

test('a state of Skirmish is sound and its forks are independent', () => {
  const state = engine.fresh(1);
  const before = JSON.stringify(state);
  const fork = engine.clone(state);
  const pick = Rng.seed(1);
  while (!engine.over(fork)) {
    checkState(fork);
    const options = engine.legal(fork);
    engine.step(fork, options[pick.int(options.length)] as string);
  }
  expect(JSON.stringify(state)).toBe(before);
});
