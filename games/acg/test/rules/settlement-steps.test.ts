import { expect } from 'vitest';
import { upgradeAction } from '../../src/procs.js';
import { settlement } from '../../src/rules/settlement.js';
import type { SettlementAction } from '../../src/terms.js';
import { type AcgTable, rule, table } from '../kit.js';

const stage = { last: false, given: [] };
const TWICE: SettlementAction[] = ['arena', 'trainer'];

/** A quest of a campaign that has just been won; the Waywatcher has been in two places, the Ironbreaker in these. */
const town = (...visits: SettlementAction[]): AcgTable =>
  table({ campaign: 'an-uneasy-alliance' }).given((b) => {
    b.result = 'won';
    for (const hero of b.heroes) hero.visits = hero.id === 'ironbreaker' ? [...visits] : [...TWICE];
  });

rule('ACG-SETL-01', 'no hero is active in town, whoever ended the quest', () => {
  const t = town(...TWICE)
    .phase('hero', 'ironbreaker')
    .runs(settlement, stage)
    .isQuiet();
  expect(t.board).toMatchObject({ stage: 'settlement', active: null });
});

rule('ACG-SETL-05', 'the last basic action is exchanged like the first', () => {
  table()
    .hero('ironbreaker', { advanced: ['attack', 'aid', 'explore'] })
    .runs(upgradeAction, { hero: 'ironbreaker' })
    .emits('action-upgraded', { hero: 'ironbreaker', from: 'stubborn-resolve' })
    .isQuiet();
  table()
    .hero('ironbreaker', { advanced: ['attack', 'aid', 'explore', 'rest'] })
    .runs(upgradeAction, { hero: 'ironbreaker' })
    .doesNotEmit('action-upgraded')
    .isQuiet();
});

rule(
  ['ACG-SETL-06', 'ACG-SETL-07'],
  'a gear deck of two shows both, and only the card kept is in hand',
  () => {
    const smith = () =>
      town('arena')
        .hero('ironbreaker', { advanced: ['attack', 'aid', 'explore', 'rest'] })
        .deck('gear', ['test-charm', 'test-sword'])
        .runs(settlement, stage)
        .asks('p1', 'keep-gear', 'test-charm', 'test-sword', 'decline')
        .check(({ drawn }) => expect(drawn).toEqual(['test-charm', 'test-sword']));
    smith()
      .picks('p1', 'test-sword')
      .asks('p1', 'equip-or-discard', 'equip', 'discard')
      .check(({ drawn, decks }) => {
        expect(drawn).toEqual(['test-sword']);
        expect(decks.gear).toMatchObject({ draw: [], discard: ['test-charm'] });
      });
    smith()
      .picks('p1', 'test-charm')
      .check(({ drawn, decks }) => {
        expect(drawn).toEqual(['test-charm']);
        expect(decks.gear).toMatchObject({ draw: [], discard: ['test-sword'] });
      });
  },
);

rule(['ACG-SETL-10', 'ACG-TOK-06'], 'the refresh readies gear and takes the tokens off the actions', () => {
  town(...TWICE)
    .hero('ironbreaker', { tokens: { attack: 2, rest: 1 }, exhaustedGear: ['test-charm'] })
    .runs(settlement, stage)
    .answers('party', 'settlement-next', 'done')
    .heroHas('ironbreaker', {
      tokens: { attack: 0, aid: 0, explore: 0, rest: 0 },
      gear: [{ card: 'test-charm', exhausted: false, depleted: false }],
    });
});

rule('ACG-GEAR-14', 'a gift made before the refresh may change hands again after it, once', () => {
  town(...TWICE)
    .hero('ironbreaker', { gear: ['test-charm'] })
    .runs(settlement, stage)
    .answers('party', 'settlement-next', 'give-gear')
    .answers('p2', 'equip-or-discard', 'equip')
    .heroHas('ironbreaker', { gear: [] })
    .heroHas('waywatcher', { gear: [{ card: 'test-charm', exhausted: false, depleted: false }] })
    .answers('party', 'late-gifts', 'give-gear')
    .answers('p1', 'equip-or-discard', 'equip')
    .heroHas('waywatcher', { gear: [] })
    .heroHas('ironbreaker', { gear: [{ card: 'test-charm', exhausted: false, depleted: false }] })
    .isQuiet();
});

rule('ACG-SETL-11', 'no card of the quest waits, is set aside or is out of the game afterwards', () => {
  const t = town(...TWICE)
    .hero('waywatcher', { gear: ['test-buckler'] })
    .given((b) => {
      b.aside.push('test-nemesis');
      b.removed.push('test-nemesis-2');
    })
    .runs(settlement, stage)
    .answers('party', 'settlement-next', 'done')
    .answers('party', 'late-gifts', 'done')
    .isQuiet();
  expect(t.board).toMatchObject({ aside: [], removed: [] });
  expect(t.board.listening).toEqual({});
});

rule(['ACG-CAMP-07', 'ACG-SETL-11'], 'what returns to the pool lies behind what the quest has added', () => {
  const t = town(...TWICE)
    .given(({ campaign }) => campaign?.inPlay.push('test-bruise', 'test-nemesis'))
    .runs(settlement, stage)
    .isQuiet();
  expect(t.board.campaign?.pool).toEqual(['legendary-fortune#1', 'test-bruise', 'test-nemesis']);
});
