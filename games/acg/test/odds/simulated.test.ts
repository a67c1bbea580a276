import { describe, it } from 'vitest';
import { activation } from '../../src/rules/actions.js';
import type { HeroId } from '../../src/terms.js';
import { type AcgTable, table } from '../kit.js';
import { expectRolled } from './rolled.js';

/** A dozen tables, 20,400 rolls in all. */
const rolls = 1700;
const HARM = ['successes', 'suffered', 'fall'];
const begun = (t: AcgTable, hero: HeroId) => t.runs(activation, { hero });
const CHURCH: HeroId[] = ['warrior-priest', 'bright-wizard'];

describe('odds say what the dice do', () => {
  it('attack on a resilient enemy that breaks shields, with tokens; whoever slays it recovers', () => {
    const t = table()
      .hero('waywatcher', { tokens: { attack: 2 }, remaining: 4 })
      .enemy('knight', { card: 'barrow-knight-elite', in: 'waywatcher', wounds: 2 })
      .enemy('orc', { card: 'orc-boy#1', in: 'waywatcher' });
    const answers = { 'choose-action': ['deadly-shot'], 'choose-targets': ['knight'], 'spend-tokens': ['2'] };
    const compare = [...HARM, 'wounds', 'defeat'];
    expectRolled(begun(t, 'waywatcher'), { rolls, ask: 'spend-tokens', answers, compare });
  });

  it('two targets, empowered: as many as possible fall', () => {
    const t = table()
      .hero('ironbreaker', { conditions: ['empowered'], remaining: 3 })
      .enemy('orc', { card: 'orc-boy#1', in: 'ironbreaker' })
      .enemy('brute', { in: 'ironbreaker', resilience: 1, wounds: 1 });
    const answers = { 'choose-action': ['inexorable-advance'], 'choose-targets': ['orc', 'brute'] };
    const compare = ['successes', 'suffered', 'defeat'];
    expectRolled(begun(t, 'ironbreaker'), { rolls, ask: 'choose-targets', answers, compare });
  });

  it('two targets that all successes hit, where the table plays it so', () => {
    const t = table({ heroes: CHURCH })
      .switched('several-targets', 'each')
      .enemy('orc', { card: 'orc-boy#1', in: 'bright-wizard' })
      .enemy('brute', { in: 'shadows' });
    const answers = { 'choose-action': ['cinder-burst'], 'choose-targets': ['orc', 'brute'] };
    const compare = ['successes', 'suffered', 'wounds', 'defeat'];
    expectRolled(begun(t, 'bright-wizard'), { rolls, ask: 'choose-targets', answers, compare });
  });

  it('enemies that strengthen each other, and one that takes revenge', () => {
    const t = table()
      .hero('ironbreaker', { advanced: ['attack'], conditions: ['bleeding'], remaining: 9 })
      .enemy('drummer', { card: 'deep-drummer-elite', in: 'ironbreaker', wounds: 3 })
      .enemy('wretch', { card: 'drowned-wretch-elite', in: 'ironbreaker', wounds: 2 })
      .enemy('hound', { card: 'grave-hound-elite', in: 'ironbreaker' });
    const answers = { 'choose-action': ['rockslide-charge'], 'choose-targets': ['wretch', 'drummer'] };
    const compare = [...HARM, 'defeat'];
    expectRolled(begun(t, 'ironbreaker'), { rolls, ask: 'choose-targets', answers, compare });
  });

  it('rest, sickened and bleeding, behind a wall of shields', () => {
    const t = table()
      .hero('ironbreaker', { conditions: ['sickened', 'bleeding'], remaining: 2 })
      .enemy('knight', { card: 'barrow-knight-elite', in: 'ironbreaker' })
      .enemy('orc', { card: 'orc-boy#1', in: 'ironbreaker' })
      .enemy('other', { card: 'orc-boy#2', in: 'ironbreaker' });
    const answers = { 'choose-action': ['stubborn-resolve'] };
    const compare = [...HARM, 'recovered'];
    expectRolled(begun(t, 'ironbreaker'), { rolls, ask: 'choose-action', answers, compare });
  });

  it('explore, empowered and sickened at once, with a nemesis in the lair; what is found heals', () => {
    const t = table({ heroes: CHURCH })
      .hero('warrior-priest', { conditions: ['empowered', 'sickened'], remaining: 2 })
      .location('pale-mushroom-grotto', 3)
      .enemy('lord', { card: 'test-nemesis-2', in: 'lair' })
      .enemy('orc', { card: 'orc-boy#1', in: 'warrior-priest' });
    const answers = { 'choose-action': ['pilgrims-lantern'] };
    const compare = [...HARM, 'progress', 'nemesis'];
    expectRolled(begun(t, 'warrior-priest'), { rolls, ask: 'choose-action', answers, compare });
  });

  it('aid for a hero with little room, whose card recovers later', () => {
    const t = table({ heroes: CHURCH })
      .hero('warrior-priest', { remaining: 2, conditions: ['bleeding'] })
      .hero('bright-wizard', { tokens: { attack: 2, rest: 2, aid: 1 } })
      .enemy('orc', { card: 'orc-boy#1', in: 'warrior-priest' });
    const answers = { 'choose-action': ['sigmars-light'] };
    const compare = [...HARM, 'tokens'];
    expectRolled(begun(t, 'warrior-priest'), { rolls, ask: 'choose-action', answers, compare });
  });

  it('an enemy that must go before the roll', () => {
    const t = table().hero('waywatcher', { wounds: 3 }).enemy('orc', { card: 'orc-boy#1', in: 'waywatcher' });
    const answers = { 'choose-action': ['watchful-spites'] };
    expectRolled(begun(t, 'waywatcher'), {
      rolls,
      ask: 'choose-action',
      answers,
      compare: [...HARM, 'recovered'],
    });
  });

  it('an attack from afar on somebody who hides in the shadows', () => {
    const t = table().enemy('bat', { card: 'giant-bat#1', in: 'shadows' });
    const answers = { 'choose-action': ['deadly-shot'] };
    const compare = ['successes', 'wounds', 'defeat'];
    expectRolled(begun(t, 'waywatcher'), { rolls, ask: 'choose-action', answers, compare });
  });

  it('explore alone in a hall', () => {
    const t = table().location('test-hall', 2);
    const answers = { 'choose-action': ['into-the-dark'] };
    expectRolled(begun(t, 'ironbreaker'), {
      rolls,
      ask: 'choose-action',
      answers,
      compare: ['successes', 'progress'],
    });
  });

  it('rest in peace', () => {
    const t = table().hero('waywatcher', { wounds: 2 });
    const answers = { 'choose-action': ['watchful-spites'] };
    expectRolled(begun(t, 'waywatcher'), {
      rolls,
      ask: 'choose-action',
      answers,
      compare: ['successes', 'recovered'],
    });
  });

  it('a weak hero among three enemies', () => {
    const t = table()
      .hero('ironbreaker', { remaining: 4 })
      .enemy('one', { in: 'ironbreaker', attack: 1 })
      .enemy('two', { in: 'ironbreaker', attack: 2 })
      .enemy('three', { in: 'ironbreaker', attack: 1, resilience: 1 });
    const answers = { 'choose-action': ['stubborn-resolve'] };
    const compare = [...HARM, 'recovered'];
    expectRolled(begun(t, 'ironbreaker'), { rolls, ask: 'choose-action', answers, compare });
  });
});
