import { type State, seeded } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { pick, strike, type Toy, type ToyBoard } from './toy.js';
import { toyWhere } from './toy-where.js';

/** A blow of 2 with these abilities in play, which stay there when they are used. */
function struck(rules: Toy, ...abilities: string[]): State<ToyBoard> {
  const state = rules.fresh({ rounds: 1 }, 'seed');
  state.board.index = { 'would-strike': abilities };
  rules.run(state, strike, { damage: 2 });
  return state;
}

const asked = ({ open }: State<ToyBoard>) =>
  open.map(({ seat, by, ask, options }) => [seat, by, ask, ...options]);
const damage = ({ over }: State<ToyBoard>) => over?.data.result;

describe('declare, in a game without polls and without words for what lapses', () => {
  const rules = toyWhere({ policy: () => ({ ask: 'declare' }) });

  test('asks openly whoever owns something', () => {
    expect(asked(struck(rules, 'plus-a', 'plus-b'))).toEqual([
      ['ann', 'ann', 'declare-abilities', 'plus-a'],
      ['bob', 'bob', 'declare-abilities', 'plus-b'],
    ]);
  });

  test('does not offer what must happen, although it stays in play', () => {
    const state = struck(rules, 'double', 'plus-a');
    expect(asked(state)).toEqual([['ann', 'ann', 'declare-abilities', 'plus-a']]);
    pick(rules, state, 'plus-a');
    expect(damage(state)).toBe(5);
  });

  test('resolves everything that was declared, whichever comes first', () => {
    const state = struck(rules, 'plus-a', 'last', 'plus-b');
    pick(rules, state, 'plus-a', 'last');
    pick(rules, state, 'plus-b');
    expect(asked(state)).toEqual([['party', 'ann', 'order-effects', 'plus-a', 'plus-b']]);
    pick(rules, state, 'plus-a');
    expect(damage(state)).toBe(5);
  });

  test('passes over what no longer applies when its turn comes', () => {
    const weak = toyWhere({
      policy: () => ({ ask: 'declare' }),
      applies: (_, __, about) => Number(about.damage) < 3,
    });
    const state = struck(weak, 'plus-a', 'plus-b');
    pick(weak, state, 'plus-a');
    pick(weak, state, 'plus-b');
    pick(weak, state, 'plus-b');
    expect(damage(state)).toBe(3);
  });

  test('asks whoever decides for the owner', () => {
    const guarded = toyWhere({
      policy: () => ({ ask: 'declare' }),
      owner: () => ({ seat: 'ann', by: 'bob' }),
    });
    expect(asked(struck(guarded, 'plus-a'))).toEqual([['ann', 'bob', 'declare-abilities', 'plus-a']]);
  });
});

describe('in turn', () => {
  const policy = () => ({ ask: 'in turn', seats: ['bob', 'ann'] }) as const;

  test('without polls every ability is offered openly, and once a moment', () => {
    const rules = toyWhere({ policy });
    const state = struck(rules, 'plus-a', 'last', 'plus-b');
    expect(asked(state)).toEqual([['bob', 'bob', 'use-ability', 'plus-b', 'decline']]);
    pick(rules, state, 'plus-b');
    expect(asked(state)).toEqual([['ann', 'ann', 'use-ability', 'plus-a', 'last', 'decline']]);
    pick(rules, state, 'plus-a');
    expect(asked(state)).toEqual([['ann', 'ann', 'use-ability', 'last', 'decline']]);
    pick(rules, state, 'last');
    expect(damage(state)).toBe(5);
  });

  test('a poll does not offer again what was used, in an imagined world either', () => {
    const rules = toyWhere({ policy, poll: () => ['ann', 'bob'] });
    const state = struck(rules, 'plus-b');
    pick(rules, state, 'plus-b');
    expect(asked(state)).toEqual([['bob', 'bob', 'use-in-secret', 'decline']]);
    expect(asked(rules.determinize(state, 'ann', seeded('world')))).toEqual(asked(state));
  });
});
