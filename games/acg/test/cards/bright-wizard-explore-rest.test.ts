import { expect } from 'vitest';
import { table } from '../kit.js';
import { card } from './card.js';

/** The Bright Wizard sits at p1, the Ironbreaker at p2. */
const hearth = () => table({ heroes: ['bright-wizard', 'ironbreaker'] });

const sparks = () =>
  hearth()
    .hero('bright-wizard', { exhausted: ['attack', 'rest'] })
    .hero('ironbreaker', { exhausted: ['rest'] })
    .deck('dungeon', ['test-bruise', 'test-hoard']);

card('follow-the-sparks', 'explores with one die, draws, adds a progress for a wound, readies all', () => {
  sparks()
    .rolls({ hero: ['success+success'] })
    .acts('bright-wizard', 'explore')
    .heroHas('bright-wizard', { wounds: 1 })
    .check(({ location }) => expect(location).toMatchObject({ progress: 2 }))
    .answers('p1', 'pay-for-line', 'yes')
    .heroHas('bright-wizard', { wounds: 2, exhausted: [] })
    .heroHas('ironbreaker', { exhausted: ['rest'] })
    .check(({ location, decks }) => {
      expect(location).toMatchObject({ progress: 3 });
      expect(decks.dungeon.draw).toEqual(['test-hoard']);
    })
    .isQuiet();
});

card('follow-the-sparks', 'keeps the wound if he declines, or if the location is explored already', () => {
  sparks()
    .rolls({ hero: ['success+success'] })
    .acts('bright-wizard', 'explore')
    .answers('p1', 'pay-for-line', 'no')
    .heroHas('bright-wizard', { wounds: 1, exhausted: [] })
    .check(({ location }) => expect(location).toMatchObject({ progress: 2 }))
    .isQuiet();
  sparks()
    .location('test-hall', 4)
    .rolls({ hero: ['success+success'] })
    .acts('bright-wizard', 'explore')
    .heroHas('bright-wizard', { wounds: 1, exhausted: [] })
    .isQuiet();
});

const comet = () =>
  hearth()
    .hero('bright-wizard', { advanced: ['explore'], exhausted: ['attack'] })
    .hero('ironbreaker', { exhausted: ['rest'] })
    .deck('dungeon', ['test-ambush', 'test-hoard', 'test-bruise', 'test-salve']);

card('the-comets-road', 'orders the top three cards, explores with two dice, draws and readies all', () => {
  comet()
    .rolls({ hero: ['success', 'success'] })
    .acts('bright-wizard', 'explore')
    .answers('p1', 'carry-out-line', 'yes')
    .asks('p1', 'next-from-top', 'test-ambush', 'test-hoard', 'test-bruise')
    .picks('p1', 'test-bruise')
    .answers('p1', 'next-from-top', 'test-hoard')
    .answers('p1', 'pay-for-line', 'yes')
    // One by the card drawn, one for the progress.
    .heroHas('bright-wizard', { wounds: 2, exhausted: [] })
    .heroHas('ironbreaker', { exhausted: ['rest'] })
    .check(({ location, decks }) => {
      expect(location).toMatchObject({ progress: 3 });
      expect(decks.dungeon.draw).toEqual(['test-salve', 'test-ambush', 'test-hoard']);
    })
    .isQuiet();
});

card('the-comets-road', 'need not look, need not burn, and cannot where all is explored', () => {
  comet()
    .location('test-hall', 4)
    .rolls({ hero: ['success', 'success'] })
    .deck('dungeon', [])
    .acts('bright-wizard', 'explore')
    .answers('p1', 'carry-out-line', 'no')
    .heroHas('bright-wizard', { wounds: 0, exhausted: [] })
    .isQuiet();
  comet()
    .deck('dungeon', ['test-bruise', 'test-hoard'])
    .rolls({ hero: ['success', 'success'] })
    .acts('bright-wizard', 'explore')
    .answers('p1', 'carry-out-line', 'no')
    .answers('p1', 'pay-for-line', 'no')
    .heroHas('bright-wizard', { wounds: 1 })
    .check(({ location }) => expect(location).toMatchObject({ progress: 2 }))
    .isQuiet();
});

const embers = (wounds: number) =>
  hearth()
    .hero('bright-wizard', { wounds, tokens: { attack: 2, aid: 2 } })
    .enemy('a', { in: 'bright-wizard' })
    .enemy('king', { card: 'test-nemesis', in: 'bright-wizard' })
    .enemy('b')
    .enemy('c', { in: 'ironbreaker' });

card('banked-embers', 'exhausts one engaged enemy, rests with two dice and claims a token', () => {
  embers(5)
    .rolls({ hero: ['success', 'success'], enemy: ['blank'] })
    .acts('bright-wizard', 'rest')
    .asks('p1', 'choose-enemy-to-exhaust', 'a')
    .wants('p1', { min: 0, max: 1 })
    .picks('p1', 'a')
    .enemyIs('a', { exhausted: true })
    .heroHas('bright-wizard', { wounds: 3, exhausted: ['rest'] })
    .answers('p1', 'place-tokens', 'follow-the-sparks')
    .heroHas('bright-wizard', { tokens: { explore: 1, rest: 0 } })
    .isQuiet();
});

card('ash-and-afterglow', 'rests with three dice and claims a token, and another if hardly hurt', () => {
  embers(5)
    .hero('bright-wizard', { advanced: ['rest'] })
    .rolls({ hero: ['success', 'success', 'success'], enemy: ['blank'] })
    .acts('bright-wizard', 'rest')
    .asks('p1', 'choose-enemy-to-exhaust', 'a')
    .wants('p1', { min: 0, max: 1 })
    .picks('p1', 'a')
    .enemyIs('a', { exhausted: true })
    .heroHas('bright-wizard', { wounds: 2 })
    .answers('p1', 'place-tokens', 'follow-the-sparks')
    .answers('p1', 'place-tokens', 'follow-the-sparks')
    .heroHas('bright-wizard', { tokens: { explore: 2, rest: 0 } })
    .isQuiet();
  embers(6)
    .hero('bright-wizard', { advanced: ['rest'] })
    .rolls({ hero: ['success', 'success', 'success'], enemy: ['blank', 'blank'] })
    .acts('bright-wizard', 'rest')
    .answers('p1', 'choose-enemy-to-exhaust')
    .heroHas('bright-wizard', { wounds: 3 })
    .answers('p1', 'place-tokens', 'follow-the-sparks')
    .heroHas('bright-wizard', { tokens: { explore: 1, rest: 0 } })
    .isQuiet();
});
