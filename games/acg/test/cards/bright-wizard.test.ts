import { table } from '../kit.js';
import { card } from './card.js';

/** The Bright Wizard sits at p1, the Ironbreaker at p2. */
const hearth = () => table({ heroes: ['bright-wizard', 'ironbreaker'] });

const burst = () =>
  hearth()
    .enemy('a', { in: 'bright-wizard' })
    .enemy('a2', { in: 'bright-wizard', exhausted: true })
    .enemy('b')
    .enemy('c', { in: 'ironbreaker' });

card('cinder-burst', 'burns two anywhere with two dice, then for a wound every enemy around him', () => {
  burst()
    .rolls({ hero: ['success', 'success+success'], enemy: ['blank'] })
    .acts('bright-wizard', 'attack')
    .asks('p1', 'choose-targets', 'a', 'a2', 'b', 'c')
    .wants('p1', { min: 1, max: 2 })
    .picks('p1', 'b', 'c')
    .answers('p1', 'divide-successes', '1')
    .enemyIs('b', { wounds: 1 })
    .enemyIs('c', { wounds: 2 })
    .answers('p1', 'pay-for-line', 'yes')
    .heroHas('bright-wizard', { wounds: 1, exhausted: ['attack'] })
    .enemyIs('a', { wounds: 1 })
    .enemyIs('a2', { wounds: 1 })
    .enemyIs('b', { wounds: 1 })
    .enemyIs('c', { wounds: 2 })
    .isQuiet();
});

card('cinder-burst', 'costs nothing if he declines, and is not offered with nobody around him', () => {
  hearth()
    .enemy('a', { in: 'bright-wizard' })
    .enemy('b')
    .rolls({ hero: ['success', 'defence'], enemy: ['blank'] })
    .acts('bright-wizard', 'attack')
    .picks('p1', 'b')
    .answers('p1', 'pay-for-line', 'no')
    .heroHas('bright-wizard', { wounds: 0 })
    .enemyIs('a', { wounds: 0 })
    .isQuiet();
  hearth()
    .enemy('b')
    .rolls({ hero: ['success', 'defence'] })
    .acts('bright-wizard', 'attack')
    .heroHas('bright-wizard', { wounds: 0 })
    .isQuiet();
});

const ring = () =>
  burst()
    .enemy('d')
    .hero('bright-wizard', { advanced: ['attack'] });

card('ring-of-fire', 'burns three with three dice, then for a wound all around him', () => {
  ring()
    .rolls({ hero: ['success', 'success', 'success'], enemy: ['blank'] })
    .acts('bright-wizard', 'attack')
    .asks('p1', 'choose-targets', 'a', 'a2', 'b', 'c', 'd')
    .wants('p1', { min: 1, max: 3 })
    .picks('p1', 'b', 'c', 'd')
    .answers('p1', 'divide-successes', '1')
    .answers('p1', 'divide-successes', '1')
    .answers('p1', 'pay-for-line', 'yes')
    .heroHas('bright-wizard', { wounds: 1 })
    .asks('p1', 'choose-option', 'option-0', 'option-1')
    .picks('p1', 'option-0')
    .enemyIs('a', { wounds: 1 })
    .enemyIs('a2', { wounds: 1 })
    .enemyIs('b', { wounds: 1 })
    .enemyIs('c', { wounds: 1 })
    .enemyIs('d', { wounds: 1 })
    .isQuiet();
});

card('ring-of-fire', 'or all in the shadows; there must be somebody in them; or nothing at all', () => {
  const shot = (t = ring()) =>
    t
      .rolls({ hero: ['defence', 'defence', 'defence'], enemy: ['blank'] })
      .acts('bright-wizard', 'attack')
      .picks('p1', 'a');
  shot()
    .answers('p1', 'pay-for-line', 'yes')
    .answers('p1', 'choose-option', 'option-1')
    .heroHas('bright-wizard', { wounds: 1 })
    .enemyIs('a', { wounds: 0 })
    .enemyIs('b', { wounds: 1 })
    .enemyIs('c', { wounds: 0 })
    .enemyIs('d', { wounds: 1 })
    .isQuiet();
  shot()
    .answers('p1', 'pay-for-line', 'no')
    .heroHas('bright-wizard', { wounds: 0 })
    .enemyIs('a', { wounds: 0 })
    .isQuiet();
  const lone = hearth()
    .hero('bright-wizard', { advanced: ['attack'] })
    .enemy('a', { in: 'bright-wizard' })
    .enemy('b');
  shot(lone)
    .answers('p1', 'pay-for-line', 'yes')
    .picks('p1', 'option-1')
    .enemyIs('b', { wounds: 1 })
    .isQuiet();
  const crowded = hearth()
    .hero('bright-wizard', { advanced: ['attack'] })
    .enemy('a', { in: 'bright-wizard' })
    .enemy('c', { in: 'ironbreaker' });
  shot(crowded).answers('p1', 'pay-for-line', 'yes').enemyIs('a', { wounds: 1 }).isQuiet();
});

/** One of the two others is aided, the Waywatcher (p3) stands by. */
const aided = () =>
  table({ heroes: ['bright-wizard', 'ironbreaker', 'waywatcher'] })
    .hero('bright-wizard', { exhausted: ['rest'] })
    .hero('waywatcher', { exhausted: ['rest', 'attack'] })
    .hero('ironbreaker', {
      wounds: 2,
      exhausted: ['attack', 'explore', 'rest'],
      tokens: { attack: 2, aid: 2, explore: 1 },
    })
    .rolls({ hero: ['success', 'defence'] });

card('fan-the-flames', 'aids with two dice; the target may burn for a token and one more action', () => {
  aided()
    .acts('bright-wizard', 'aid')
    .answers('p1', 'choose-hero-to-aid', 'ironbreaker')
    .answers('p2', 'place-tokens', 'into-the-dark')
    .heroHas('ironbreaker', { tokens: { explore: 2, rest: 0 } })
    .asks('p2', 'choose-action-to-ready', 'inexorable-advance', 'into-the-dark', 'stubborn-resolve')
    .wants('p2', { min: 0, max: 1 })
    .picks('p2', 'into-the-dark')
    .asks('p2', 'choose-option', 'option-0', 'option-1')
    .picks('p2', 'option-1')
    .heroHas('ironbreaker', { wounds: 3, tokens: { rest: 1 } })
    .asks('p2', 'choose-action-to-ready', 'inexorable-advance', 'stubborn-resolve')
    .wants('p2', { min: 1, max: 1 })
    .picks('p2', 'stubborn-resolve')
    .heroHas('ironbreaker', { exhausted: ['attack'] })
    .heroHas('waywatcher', { wounds: 0, exhausted: ['rest', 'attack'], tokens: { attack: 0 } })
    .heroHas('bright-wizard', { wounds: 0, exhausted: ['aid', 'rest'] })
    .isQuiet();
});

card('fan-the-flames', 'the target may stay out of the fire', () => {
  aided()
    .acts('bright-wizard', 'aid')
    .answers('p1', 'choose-hero-to-aid', 'ironbreaker')
    .answers('p2', 'place-tokens', 'into-the-dark')
    .answers('p2', 'choose-action-to-ready')
    .answers('p2', 'choose-option', 'option-0')
    .heroHas('ironbreaker', { wounds: 2, tokens: { rest: 0 }, exhausted: ['attack', 'explore', 'rest'] })
    .isQuiet();
});

card('share-the-blaze', 'aids with two dice; the target may burn for three tokens and an action', () => {
  aided()
    .hero('bright-wizard', { advanced: ['aid'] })
    .hero('ironbreaker', { tokens: { aid: 0 } })
    .acts('bright-wizard', 'aid')
    .answers('p1', 'choose-hero-to-aid', 'ironbreaker')
    .answers('p2', 'place-tokens', 'into-the-dark')
    .wants('p2', { min: 0, max: 1 })
    .answers('p2', 'choose-action-to-ready')
    .asks('p2', 'choose-option', 'option-0', 'option-1')
    .picks('p2', 'option-1')
    .answers('p2', 'place-tokens', '2')
    .heroHas('ironbreaker', { wounds: 3, tokens: { attack: 2, aid: 2, explore: 2, rest: 1 } })
    .asks('p2', 'choose-action-to-ready', 'inexorable-advance', 'into-the-dark', 'stubborn-resolve')
    .wants('p2', { min: 1, max: 1 })
    .picks('p2', 'inexorable-advance')
    .heroHas('ironbreaker', { exhausted: ['explore', 'rest'] })
    .heroHas('waywatcher', { wounds: 0, exhausted: ['rest', 'attack'], tokens: { attack: 0 } })
    .heroHas('bright-wizard', { wounds: 0, exhausted: ['aid', 'rest'] })
    .isQuiet();
});

card('share-the-blaze', 'the target may stay out of the fire', () => {
  aided()
    .hero('bright-wizard', { advanced: ['aid'] })
    .acts('bright-wizard', 'aid')
    .answers('p1', 'choose-hero-to-aid', 'ironbreaker')
    .answers('p2', 'place-tokens', 'stubborn-resolve')
    .answers('p2', 'choose-action-to-ready', 'stubborn-resolve')
    .answers('p2', 'choose-option', 'option-0')
    .heroHas('ironbreaker', { wounds: 2, tokens: { rest: 1 }, exhausted: ['attack', 'explore'] })
    .isQuiet();
});
