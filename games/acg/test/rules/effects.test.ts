import { expect } from 'vitest';
import type { Hero } from '../../src/board.js';
import { runProgram } from '../../src/procs.js';
import { healthOf } from '../../src/queries.js';
import { gear } from '../cards.js';
import { addTestCards, at, rule, table } from '../kit.js';

const addDefence = (add: number) => [{ do: { modifyRoll: { icon: 'defence', add } } }];
addTestCards(
  gear('test-token-reroll', {
    abilities: [
      { window: 'reroll-dice', cost: { tokens: 1 }, lines: [{ do: { reroll: { die: 'hero', count: 1 } } }] },
    ],
  }),
  gear('test-two-tokens', {
    abilities: [
      {
        window: 'before-action',
        cost: { tokens: 2 },
        lines: [{ do: { recover: { hero: 'you', count: 1 } } }],
      },
    ],
  }),
  gear('test-unction', {
    abilities: [
      {
        window: 'before-action',
        cost: { tokens: 1 },
        lines: [{ do: { recover: { hero: 'you', count: 1 } } }],
      },
    ],
  }),
  gear('test-blood-price', {
    abilities: [
      {
        window: 'before-action',
        cost: { wounds: 1 },
        lines: [{ do: { claimTokens: { hero: 'you', count: 1 } } }],
      },
    ],
  }),
  gear('test-guard', {
    passives: [{ stat: 'health', add: 3 }],
    abilities: [{ window: 'modify-dice', cost: { depleteSelf: true }, lines: addDefence(4) }],
  }),
);

const aided = {
  you: 'waywatcher',
  self: 'shadow-watch',
  target: 'ironbreaker',
  hero: null,
  enemy: null,
} as const;

rule('ACG-EFF-01', 'an effect whose requirements cannot be met does nothing', () => {
  // The last line of Shadow Watch wants an enemy engaged with the target hero: there is none.
  table()
    .phase('hero', 'waywatcher')
    .enemy('x', { in: 'waywatcher' })
    .runs(runProgram, { ...aided, program: 'shadow-watch/lines', line: 2 })
    .enemyIs('x', { wounds: 0 })
    .isQuiet();
});

rule('ACG-EFF-02', 'two tokens cannot be paid with one', () => {
  table()
    .hero('ironbreaker', { gear: ['test-two-tokens'], tokens: { attack: 1 }, wounds: 1 })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .doesNotEmit('ability')
    .heroHas('ironbreaker', { wounds: 1, tokens: { attack: 1 } })
    .isQuiet();
});

rule('ACG-EFF-02', 'an exhaust cost turns the card, which is then not offered again', () => {
  const t = table()
    .hero('ironbreaker', { gear: ['test-buckler'] })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .answers('p1', 'use-ability', 'test-buckler|test-buckler/abilities.0')
    .check(({ heroes }) => expect(heroes[0]?.gear[0]).toMatchObject({ exhausted: true, depleted: false }))
    .isQuiet();
  t.rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'aid')
    .doesNotEmit('ability')
    .isQuiet();
});

rule('ACG-EFF-02', 'a discard cost puts an item on the dungeon discard pile', () => {
  table()
    .hero('ironbreaker', { items: ['test-salve'], wounds: 3 })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .answers('p1', 'use-ability', 'test-salve|test-salve/abilities.0')
    .heroHas('ironbreaker', { wounds: 1, items: [] })
    .check(({ decks }) => expect(decks.dungeon.discard).toEqual(['test-salve']))
    .isQuiet();
});

rule(['ACG-EFF-02', 'ACG-GOLD-04'], 'a hero who cannot suffer wounds cannot pay with them', () => {
  const laid = () =>
    table()
      .hero('ironbreaker', { gear: ['test-blood-price'], wounds: 3 })
      .rolls({ hero: ['defence', 'defence'] });
  laid()
    .given(({ vetoes }) =>
      vetoes.push({ verb: 'be-wounded', on: 'ironbreaker', until: 'round', source: 'test' }),
    )
    .acts('ironbreaker', 'explore')
    .doesNotEmit('ability')
    .isQuiet();
  laid()
    .acts('ironbreaker', 'explore')
    .answers('p1', 'use-ability', 'test-blood-price|test-blood-price/abilities.0');
});

rule('ACG-EFF-03', 'a token cost can be paid again in the phase, but once for each occurrence', () => {
  const t = table()
    .hero('ironbreaker', { gear: ['test-token-reroll'], tokens: { attack: 2, explore: 1 } })
    .rolls({ hero: ['defence', 'defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .answers('p1', 'use-ability', 'test-token-reroll|test-token-reroll/abilities.0')
    .answers('p1', 'discard-tokens', 'inexorable-advance')
    .answers('p1', 'choose-dice-to-reroll', 'die-0')
    .emitsTimes(1, 'dice-rerolled')
    .isQuiet();
  t.rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'aid')
    .answers('p1', 'use-ability', 'test-token-reroll|test-token-reroll/abilities.0')
    .answers('p1', 'discard-tokens', 'inexorable-advance')
    .emitsTimes(1, 'dice-rerolled')
    .isQuiet();
});

rule('ACG-EFF-04', 'an effect with a cost can always be declined', () => {
  table()
    .hero('ironbreaker', { gear: ['test-buckler'] })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .asks('p1', 'use-ability', 'test-buckler|test-buckler/abilities.0', 'decline')
    .picks('p1', 'decline')
    .check(({ heroes }) => expect(heroes[0]?.gear[0]?.exhausted).toBe(false))
    .isQuiet();
});

rule('ACG-EFF-05', 'an effect without a cost is simply there', () => {
  table()
    .hero('ironbreaker', { health: 12 })
    .check(({ heroes }) => expect(heroes[0]?.gear).toEqual([]))
    .hero('ironbreaker', { gear: ['test-mail'] })
    .check((b, state) => expect(healthOf(at(state), b.heroes[0] as Hero)).toBe(16))
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .isQuiet();
});

rule('ACG-EFF-06', 'a cost may be paid for nothing: it is paid first, in full', () => {
  table()
    .hero('ironbreaker', { gear: ['test-unction'], tokens: { attack: 1 }, wounds: 0 })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .answers('p1', 'use-ability', 'test-unction|test-unction/abilities.0')
    .emits('tokens-discarded', { count: 1 })
    .doesNotEmit('recovered')
    .heroHas('ironbreaker', { wounds: 0, tokens: { attack: 0 } })
    .isQuiet();
});

rule('ACG-EFF-07', "a depleted card's persistent effect stops", () => {
  table()
    .hero('ironbreaker', { health: 12, gear: ['test-guard'] })
    .check((b, state) => expect(healthOf(at(state), b.heroes[0] as Hero)).toBe(15))
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'rest')
    .answers('p1', 'use-ability', 'test-guard|test-guard/abilities.0')
    .check((b, state) => expect(healthOf(at(state), b.heroes[0] as Hero)).toBe(12))
    .isQuiet();
});
