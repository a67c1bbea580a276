import { expect } from 'vitest';
import { activateEnemy, claimGear } from '../../src/procs.js';
import { travel } from '../../src/rules/locations.js';
import { perilPhase } from '../../src/rules/peril.js';
import { table } from '../kit.js';
import { card } from './card.js';
import { ability, depleted, exhausted, readied } from './gear-table.js';

card('memory-beads', 'make room for a third token on every action, and bring one whenever aided', () => {
  table()
    .hero('ironbreaker', { gear: ['memory-beads'], tokens: { attack: 3, aid: 3, explore: 3, rest: 1 } })
    .rolls({ hero: ['success', 'defence'] })
    .acts('waywatcher', 'aid')
    .heroHas('ironbreaker', { tokens: { attack: 3, aid: 3, explore: 3, rest: 3 } })
    .isQuiet();
  // One token, not two.
  table()
    .hero('ironbreaker', { gear: ['memory-beads'], tokens: { attack: 3, aid: 3, explore: 3 } })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'aid')
    .heroHas('ironbreaker', { tokens: { rest: 1 } })
    .isQuiet();
  // The limit is three, not four.
  table()
    .hero('ironbreaker', { gear: ['memory-beads'], tokens: { attack: 3, aid: 3, explore: 3, rest: 2 } })
    .rolls({ hero: ['success', 'success'] })
    .acts('waywatcher', 'aid')
    .heroHas('ironbreaker', { tokens: { rest: 3 } })
    .isQuiet();
  // Nothing comes of aiding another.
  table()
    .hero('ironbreaker', { gear: ['memory-beads'] })
    .rolls({ hero: ['defence'] })
    .acts('ironbreaker', 'aid')
    .heroHas('ironbreaker', { tokens: { attack: 0, aid: 0, explore: 0, rest: 0 } })
    .isQuiet();
});

card('quartermasters-belt', 'carries two more, and new gear readies all its owner wears', () => {
  const laid = (...more: string[]) =>
    table()
      .hero('ironbreaker', {
        gear: ['quartermasters-belt', ...more],
        exhaustedGear: ['test-charm'],
        capacity: 1,
      })
      .hero('waywatcher', { exhaustedGear: ['test-trinket'] })
      .given((b) => b.drawn.push('test-sword'))
      .runs(claimGear, { hero: 'ironbreaker', card: 'test-sword' });
  laid()
    .picks('p1', 'equip')
    .heroHas('ironbreaker', {
      gear: [readied('quartermasters-belt'), readied('test-charm'), readied('test-sword')],
    })
    .heroHas('waywatcher', { gear: [exhausted('test-trinket')] })
    .isQuiet();
  laid('test-plate').doesNotOffer('p1', 'equip');
  laid()
    .picks('p1', 'discard')
    .heroHas('ironbreaker', { gear: [readied('quartermasters-belt'), exhausted('test-charm')] })
    .isQuiet();
  table()
    .hero('ironbreaker', { gear: ['quartermasters-belt'], exhaustedGear: ['test-charm'], capacity: 1 })
    .given((b) => b.drawn.push('test-sword'))
    .runs(claimGear, { hero: 'waywatcher', card: 'test-sword' })
    .picks('p2', 'equip')
    .heroHas('ironbreaker', { gear: [readied('quartermasters-belt'), exhausted('test-charm')] })
    .isQuiet();
});

card('ring-of-second-wind', 'readies all actions after an activation, once', () => {
  const laid = () =>
    table()
      .hero('ironbreaker', { gear: ['ring-of-second-wind'], exhausted: ['attack', 'aid'] })
      .hero('waywatcher', { exhausted: ['rest'] })
      .rolls({ hero: ['defence', 'defence'] })
      .acts('ironbreaker', 'rest');
  laid()
    .answers('p1', 'use-ability', ability('ring-of-second-wind'))
    .heroHas('ironbreaker', { exhausted: [], gear: [depleted('ring-of-second-wind')] })
    .heroHas('waywatcher', { exhausted: ['rest'] })
    .isQuiet();
  laid()
    .answers('p1', 'use-ability', 'decline')
    .heroHas('ironbreaker', { exhausted: ['aid', 'attack', 'rest'], gear: [readied('ring-of-second-wind')] })
    .isQuiet();
  table()
    .hero('ironbreaker', { gear: ['ring-of-second-wind'] })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'rest')
    .isQuiet();
});

card('smelling-salts', 'bring a fallen companion back with four health, once', () => {
  const laid = () =>
    table()
      .hero('ironbreaker', { gear: ['smelling-salts'] })
      .hero('waywatcher', { health: 10, remaining: 1 })
      .enemy('a', { in: 'waywatcher' })
      .phase('enemy', 'waywatcher')
      .runs(activateEnemy, { enemy: 'a', hero: 'waywatcher' });
  laid()
    .answers('p1', 'use-ability', ability('smelling-salts'))
    .heroHas('waywatcher', { status: 'standing', wounds: 6 })
    .heroHas('ironbreaker', { gear: [depleted('smelling-salts')] })
    .isQuiet();
  laid()
    .answers('p1', 'use-ability', 'decline')
    .heroHas('waywatcher', { status: 'defeated' })
    .heroHas('ironbreaker', { gear: [readied('smelling-salts')] })
    .isQuiet();
});

card('surveyors-cord', 'brings the party two tokens when a location is explored, whoever did it', () => {
  const explored = (hero: 'ironbreaker' | 'waywatcher') =>
    table()
      .hero('ironbreaker', { gear: ['surveyors-cord'], tokens: { attack: 2, aid: 2 } })
      .hero('waywatcher', { tokens: { attack: 2, aid: 2, rest: 2 } })
      .location('test-hall', 5)
      .rolls({ hero: ['success', 'defence'] })
      .acts(hero, 'explore')
      .asks('party', 'distribute-tokens', '0', '1', '2')
      .picks('party', '1')
      .answers('p1', 'place-tokens', 'stubborn-resolve')
      .heroHas('ironbreaker', { tokens: { rest: 1 }, gear: [readied('surveyors-cord')] })
      .heroHas('waywatcher', { tokens: { explore: 1 } })
      .isQuiet();
  explored('waywatcher');
  explored('ironbreaker');
});

card('surveyors-cord', 'and its owner one card of the gear discard pile when the party leaves', () => {
  const leaving = () =>
    table()
      .hero('ironbreaker', { gear: ['surveyors-cord'], capacity: 2 })
      .deck('gear', ['test-charm'], ['test-axe', 'test-sword'])
      .deck('location', ['test-hall'])
      .runs(travel, {});
  leaving()
    .answers('p1', 'use-ability', ability('surveyors-cord', 1))
    .asks('p1', 'choose-gear-to-claim', 'test-axe', 'test-sword')
    .picks('p1', 'test-axe')
    .answers('p1', 'equip-or-discard', 'equip')
    .heroHas('ironbreaker', { gear: [depleted('surveyors-cord'), readied('test-axe')] })
    .check(({ decks }) => expect(decks.gear).toMatchObject({ draw: ['test-charm'], discard: ['test-sword'] }))
    .isQuiet();
  leaving()
    .answers('p1', 'use-ability', 'decline')
    .heroHas('ironbreaker', { gear: [readied('surveyors-cord')] })
    .isQuiet();
});

card('warding-candle', 'burns down to push peril back by one whenever it has changed', () => {
  const dusk = () =>
    table()
      .hero('ironbreaker', { gear: ['warding-candle'] })
      .given((b) => {
        b.peril = 3;
      })
      .runs(perilPhase, {})
      .asks('p1', 'use-ability', ability('warding-candle'), 'decline');
  dusk()
    .picks('p1', ability('warding-candle'))
    .check(({ peril, decks }) => {
      expect(peril).toBe(3);
      expect(decks.gear.discard).toEqual(['warding-candle']);
    })
    .heroHas('ironbreaker', { gear: [] })
    .isQuiet();
  dusk()
    .picks('p1', 'decline')
    .check(({ peril }) => expect(peril).toBe(4))
    .heroHas('ironbreaker', { gear: [readied('warding-candle')] })
    .isQuiet();
});

card('legendary-fortune', 'goes back to the pool and brings one legendary card of the own three', () => {
  const found = () =>
    table({ campaign: 'an-uneasy-alliance' })
      .hero('ironbreaker', {
        legendary: ['keystone-maul', 'mountainheart-plate', 'horn-of-the-buried-hall'],
        capacity: 1,
      })
      .given((b) => {
        b.campaign?.inPlay.push('legendary-fortune#2');
        b.drawn.push('legendary-fortune#2');
      });
  found()
    .script('legendary', 1)
    .runs(claimGear, { hero: 'ironbreaker', card: 'legendary-fortune#2' })
    .answers('p1', 'claim-fortune-or-discard', 'claim')
    .check(({ campaign }) => expect(campaign).toMatchObject({ pool: ['legendary-fortune#2'], inPlay: [] }))
    .answers('p1', 'equip-or-discard', 'equip')
    .heroHas('ironbreaker', {
      gear: [readied('mountainheart-plate')],
      legendary: ['keystone-maul', 'horn-of-the-buried-hall'],
    })
    .isQuiet();
  found()
    .runs(claimGear, { hero: 'ironbreaker', card: 'legendary-fortune#2' })
    .answers('p1', 'claim-fortune-or-discard', 'discard')
    .heroHas('ironbreaker', { gear: [] })
    .check(({ decks, campaign }) => {
      expect(decks.gear.discard).toEqual(['legendary-fortune#2']);
      expect(campaign).toMatchObject({ pool: [], inPlay: ['legendary-fortune#2'] });
    })
    .isQuiet();
});
