import { expect } from 'vitest';
import { spawn, takeTreasure } from '../../src/procs.js';
import { settlement } from '../../src/rules/settlement.js';
import { ability, holding } from '../cards-actions.js';
import { type AcgTable, rule, table } from '../kit.js';

const strike = (): AcgTable => holding(table(), 'ironbreaker', 'attack', 'test-strike');
const napping = (): AcgTable => holding(table(), 'ironbreaker', 'rest', 'test-nap');

rule('ACG-FAQ-01', 'exhausted enemies can be attacked, and roll no die', () => {
  strike()
    .enemy('x', { in: 'ironbreaker', exhausted: true })
    .rolls({ hero: ['success', 'success'] })
    .acts('ironbreaker', 'attack')
    .enemyIs('x', { wounds: 2, exhausted: true })
    .emits('dice-rolled', { dice: [{ kind: 'hero' }, { kind: 'hero' }] })
    .isQuiet();
});

rule(
  'ACG-FAQ-02',
  'an effect can engage an enemy of the shadows, and then it can be attacked in melee',
  () => {
    table()
      .enemy('x')
      .rolls({ hero: ['success', 'success'], enemy: ['blank'] })
      .acts('ironbreaker', 'attack')
      .asks('p1', 'choose-enemy-to-engage', 'x')
      .picks('p1', 'x')
      .enemyIs('x', { zone: 'ironbreaker', wounds: 2 })
      .isQuiet();
  },
);

rule('ACG-FAQ-03', 'facedown enemies can be attacked', () => {
  table()
    .enemy('f', { facedown: true })
    .rolls({ hero: ['success'] })
    .acts('waywatcher', 'attack')
    .answers('p2', 'choose-enemy-to-engage')
    .enemyIs('f', { faceup: true, wounds: 1, zone: 'shadows' })
    .isQuiet();
});

rule('ACG-FAQ-04', 'a claw does nothing while all engaged enemies are exhausted', () => {
  napping()
    .hero('ironbreaker', { gear: ['test-claw'] })
    .enemy('x', { in: 'ironbreaker', attack: 3, exhausted: true })
    .rolls({ hero: ['success'] })
    .acts('ironbreaker', 'rest')
    .picks('p1', ability('test-claw'))
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

rule('ACG-FAQ-05', 'an attack may be chosen although there is nobody to attack', () => {
  table()
    .rolls({ hero: ['success', 'success'] })
    .acts('ironbreaker', 'attack')
    .heroHas('ironbreaker', { exhausted: ['attack'] })
    .isQuiet();
});

rule('ACG-FAQ-06', 'a hero defeated in his activation finishes it before he falls', () => {
  table()
    .hero('waywatcher', { remaining: 1, exhausted: ['explore'] })
    .enemy('x', { in: 'waywatcher', attack: 2 })
    .rolls({ hero: ['success'], enemy: ['claw'] })
    .acts('waywatcher', 'attack')
    .emitsInOrder('hero-defeated', 'action-readied', 'action-readied', 'hero-flipped')
    .heroHas('waywatcher', { status: 'defeated', exhausted: [] })
    .zone('shadows', ['x'])
    .isQuiet();
});

rule('ACG-FAQ-07', 'defence does not help against a nemesis effect', () => {
  napping()
    .hero('ironbreaker', { gear: ['test-bulwark'] })
    .enemy('n', { card: 'test-nemesis-2', in: 'ironbreaker' })
    .rolls({ hero: ['defence'], enemy: ['nemesis'] })
    .acts('ironbreaker', 'rest')
    .picks('p1', ability('test-bulwark'))
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

/** The settlement stage after a quest, with this much of a gear deck. */
const town = (gear: string[]): AcgTable =>
  table({ campaign: 'an-uneasy-alliance' })
    .deck('gear', gear)
    .given((b) => {
      b.result = 'won';
      b.campaign?.results.push('won');
    });

rule('ACG-FAQ-08', 'with an empty gear deck the blacksmith is closed', () => {
  town([])
    .runs(settlement, { last: false, given: [] })
    .answers('party', 'settlement-next', 'ironbreaker')
    .asks('p1', 'settlement-action', 'trainer', 'arena');
  town(['test-charm'])
    .runs(settlement, { last: false, given: [] })
    .answers('party', 'settlement-next', 'ironbreaker')
    .asks('p1', 'settlement-action', 'trainer', 'blacksmith', 'arena');
});

rule('ACG-FAQ-09', 'ordinary gear can be given away in the settlement, legendary gear never', () => {
  town([])
    .hero('ironbreaker', { gear: ['horn-of-the-buried-hall', 'test-charm'] })
    .runs(settlement, { last: false, given: [] })
    .answers('party', 'settlement-next', 'give-gear')
    .emits('gear-given', { card: 'test-charm', from: 'ironbreaker', to: 'waywatcher' })
    .picks('p2', 'equip')
    .heroHas('waywatcher', { gear: [{ card: 'test-charm', exhausted: false, depleted: false }] })
    .heroHas('ironbreaker', {
      gear: [{ card: 'horn-of-the-buried-hall', exhausted: false, depleted: false }],
    })
    .asks('party', 'settlement-next', 'ironbreaker', 'waywatcher');
});

rule('ACG-FAQ-10', 'an empty enemy deck is rebuilt from its discard pile', () => {
  const pile = ['test-brute#1', 'test-brute#2', 'test-brute#3', 'test-brute#4', 'test-brute#5'];
  table()
    .deck('enemy', [], pile)
    .runs(spawn, { count: 2, place: 'engaged', facedown: false, done: 0 })
    .check((b) => {
      expect(b.decks.enemy.draw.length).toBe(3);
      expect(b.decks.enemy.discard).toEqual([]);
      expect([...b.decks.enemy.draw, ...b.enemies.map((one) => one.card)].toSorted()).toEqual(pile);
    })
    .isQuiet();
});

rule('ACG-FAQ-11', 'an empty gear deck stays empty: only its discard pile is left to choose from', () => {
  const pile = ['test-charm', 'test-trinket', 'test-sword', 'test-axe'];
  table()
    .deck('gear', [], pile)
    .runs(takeTreasure, { hero: 'ironbreaker' })
    .asks('p1', 'take-treasure', ...pile, 'nothing')
    .picks('p1', 'nothing')
    .check((b) => expect(b.decks.gear).toMatchObject({ draw: [], discard: pile }))
    .isQuiet();
});

rule('ACG-FAQ-11', 'from an empty dungeon deck nothing is drawn, whatever lies in its discard pile', () => {
  table()
    .deck('dungeon', [], ['test-bruise', 'test-hoard'])
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'explore')
    .doesNotEmit('dungeon-drawn')
    .check((b) => expect(b.decks.dungeon).toMatchObject({ draw: [], discard: ['test-bruise', 'test-hoard'] }))
    .heroHas('waywatcher', { wounds: 0 })
    .isQuiet();
});
