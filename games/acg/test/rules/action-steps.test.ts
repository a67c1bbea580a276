import { expect } from 'vitest';
import { enemy, gear } from '../cards.js';
import { ability, holding } from '../cards-actions.js';
import { addTestCards, rule, table } from '../kit.js';

const nemesis = (id: string, more: object) =>
  enemy(id, { rank: 'nemesis', traits: ['Nemesis'], attack: 3, health: 6, ...more });
addTestCards(
  nemesis('test-mute', {}),
  nemesis('test-grim', { nemesisEffect: { lines: [{ do: { suffer: { hero: 'you', count: 2 } } }] } }),
  gear('test-gratitude', {
    abilities: [
      { window: 'after-aid', about: 'any', lines: [{ do: { recover: { hero: 'you', count: 1 } } }] },
    ],
  }),
);

rule(
  ['ACG-ACT-06', 'ACG-TOK-02'],
  'tokens that are spent leave the card and are successes of this action',
  () => {
    const resting = (spent: string) =>
      holding(table(), 'ironbreaker', 'rest', 'test-nap')
        .hero('ironbreaker', { tokens: { rest: 2 }, wounds: 5, gear: ['test-lucky-coin'] })
        .rolls({ hero: ['defence'] })
        .acts('ironbreaker', 'rest')
        .answers('p1', 'spend-tokens', spent);
    const none = resting('0').heroHas('ironbreaker', { tokens: { rest: 2 } });
    expect(none.board.action).toMatchObject({ spent: 0, extra: { success: 0 } });
    none.doesNotEmit('tokens-spent');
    const two = resting('2').heroHas('ironbreaker', { tokens: { rest: 0 } });
    expect(two.board.action).toMatchObject({ spent: 2, extra: { success: 2 } });
    two.emits('tokens-spent', { card: 'test-nap', count: 2 });
    two
      .answers('p1', 'use-ability', ability('test-lucky-coin'))
      .heroHas('ironbreaker', { wounds: 2 })
      .isQuiet();
  },
);

rule(['ACG-COND-10', 'ACG-COND-09'], 'what waits for an aid action is silent after any other', () => {
  const grateful = () => table().hero('waywatcher', { gear: ['test-gratitude'], wounds: 5 });
  holding(grateful(), 'ironbreaker', 'rest', 'test-nap')
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'rest')
    .heroHas('waywatcher', { wounds: 5 })
    .isQuiet();
  holding(grateful(), 'ironbreaker', 'aid', 'test-comfort')
    .rolls({ hero: ['defence', 'defence'] })
    .acts('ironbreaker', 'aid')
    .heroHas('waywatcher', { wounds: 4 })
    .isQuiet();
});

rule(
  ['ACG-ROUND-07', 'ACG-ACT-16'],
  'when an activation is over nobody is active, and who fell in it is past',
  () => {
    const t = holding(table(), 'ironbreaker', 'attack', 'test-strike')
      .enemy('x', { in: 'ironbreaker', health: 1 })
      .rolls({ hero: ['success', 'defence'], enemy: ['blank'] })
      .acts('ironbreaker', 'attack')
      .enemyIsGone('x')
      .isQuiet();
    expect(t.board).toMatchObject({ active: null, action: null });
    expect(t.board.fallen).toEqual({});
  },
);

rule(['ACG-ATK-04', 'ACG-ATK-13'], 'a target that is given no success is not hit', () => {
  holding(table(), 'ironbreaker', 'attack', 'test-sweep')
    .enemy('a', { in: 'ironbreaker' })
    .enemy('b', { in: 'ironbreaker' })
    .rolls({ hero: ['success', 'success', 'defence'], enemy: ['blank', 'blank'] })
    .acts('ironbreaker', 'attack')
    .answers('p1', 'choose-targets', 'a', 'b')
    .answers('p1', 'divide-successes', '2')
    .emitsTimes(1, 'attack-hits')
    .enemyIs('a', { wounds: 2 })
    .enemyIs('b', { wounds: 0 })
    .isQuiet();
});

rule(
  ['ACG-NEM-02', 'ACG-ATK-10', 'ACG-NEM-03'],
  'a nemesis that fell in the action comes beside those in play; one without an effect is left out',
  () => {
    const t = holding(table(), 'ironbreaker', 'attack', 'test-strike')
      .enemy('mute', { card: 'test-mute', in: 'lair' })
      .enemy('one', { card: 'test-nemesis-2', in: 'lair' })
      .enemy('two', { card: 'test-nemesis-2', in: 'lair' })
      .enemy('fallen', { card: 'test-grim', in: 'ironbreaker', attack: 3, health: 6, wounds: 5 })
      .rolls({ hero: ['success', 'defence'], enemy: ['nemesis'] })
      .acts('ironbreaker', 'attack')
      .enemyIsGone('fallen')
      .asksInOrder('party', 'order-nemeses', 'one', 'two', 'fallen')
      .picks('party', 'fallen')
      .asksInOrder('party', 'order-nemeses', 'one', 'two')
      .picks('party', 'two')
      // Each deals the active hero 2 wounds.
      .heroHas('ironbreaker', { wounds: 6 })
      .isQuiet();
    const order = t.events.filter(({ type }) => type === 'nemesis-effect').map(({ data }) => data.enemy);
    expect(order).toEqual(['fallen', 'two', 'one']);
  },
);
