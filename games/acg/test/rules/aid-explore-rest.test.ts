import { expect } from 'vitest';
import { claimTokens } from '../../src/procs.js';
import { holding } from '../cards-actions.js';
import { type AcgTable, rule, table } from '../kit.js';

const four = { heroes: ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'] as const };
const three = () => table({ heroes: ['ironbreaker', 'waywatcher', 'warrior-priest'] });
/** Aid of the Ironbreaker with two dice and no other line. */
const aiding = (t: AcgTable = table()): AcgTable => holding(t, 'ironbreaker', 'aid', 'test-comfort');
const marching = (): AcgTable => holding(table(), 'ironbreaker', 'explore', 'test-march');
const progress = (n: number) => (b: AcgTable['board']) => expect(b.location?.progress).toBe(n);
const dungeon = (n: number) => (b: AcgTable['board']) => expect(b.decks.dungeon.draw.length).toBe(n);

rule(['ACG-AER-01', 'ACG-AER-04'], 'one other hero is chosen before any die is rolled, never oneself', () => {
  aiding(three())
    .rolls({ hero: ['success', 'defence'] })
    .acts('ironbreaker', 'aid')
    .asks('p1', 'choose-hero-to-aid', 'waywatcher', 'warrior-priest')
    .wants('p1', { min: 1, max: 1 })
    .doesNotEmit('dice-rolled')
    .picks('p1', 'warrior-priest')
    .emits('dice-rolled')
    .answers('p3', 'place-tokens', 'verdict-of-iron')
    .heroHas('warrior-priest', { tokens: { attack: 1 } })
    .heroHas('waywatcher', { tokens: { attack: 0, aid: 0, explore: 0, rest: 0 } })
    .isQuiet();
});

rule('ACG-AER-04', 'with every other hero defeated a hero still cannot aid himself', () => {
  aiding()
    .hero('waywatcher', { status: 'defeated' })
    .rolls({ hero: ['success', 'success'] })
    .acts('ironbreaker', 'aid')
    .heroHas('ironbreaker', { tokens: { attack: 0, aid: 0, explore: 0, rest: 0 } })
    .isQuiet();
});

rule('ACG-AER-02', 'the target hero claims a token for each success', () => {
  aiding()
    .rolls({ hero: ['success+success', 'success'] })
    .acts('ironbreaker', 'aid')
    .answers('p2', 'place-tokens', '2')
    .answers('p2', 'place-tokens', 'shadow-watch')
    .emits('tokens-claimed', { hero: 'waywatcher', count: 3 })
    .heroHas('waywatcher', { tokens: { attack: 2, aid: 1, explore: 0, rest: 0 } })
    .heroHas('ironbreaker', { tokens: { attack: 0, aid: 0, explore: 0, rest: 0 } })
    .isQuiet();
});

rule('ACG-AER-03', 'the target hero’s player places the tokens, never a third on one card', () => {
  const claiming = () =>
    aiding()
      .hero('waywatcher', { tokens: { attack: 2, aid: 1 } })
      .rolls({ hero: ['success', 'success'] })
      .acts('ironbreaker', 'aid')
      .asks('p2', 'place-tokens', '0', '1');
  claiming()
    .picks('p2', '0')
    .asks('p2', 'place-tokens', '0', '1', '2')
    .picks('p2', '2')
    .heroHas('waywatcher', { tokens: { attack: 2, aid: 1, explore: 2, rest: 0 } })
    .isQuiet();
  claiming()
    .picks('p2', '1')
    .asks('p2', 'place-tokens', 'orions-hunt', 'watchful-spites')
    .picks('p2', 'watchful-spites')
    .heroHas('waywatcher', { tokens: { attack: 2, aid: 2, explore: 0, rest: 1 } })
    .isQuiet();
});

rule('ACG-AER-03', 'tokens from another source are placed in the same way', () => {
  table({ heroes: ['bright-wizard', 'waywatcher'] })
    .hero('bright-wizard', { tokens: { attack: 2, explore: 1 }, exhausted: ['attack'] })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('bright-wizard', 'rest')
    .asks('p1', 'place-tokens', 'fan-the-flames', 'follow-the-sparks', 'banked-embers')
    .picks('p1', 'follow-the-sparks')
    .heroHas('bright-wizard', { tokens: { attack: 2, aid: 0, explore: 2, rest: 0 } })
    .isQuiet();
});

rule('ACG-AER-05', 'defeated heroes cannot be aided', () => {
  aiding(three())
    .hero('waywatcher', { status: 'defeated' })
    .hero('warrior-priest', { tokens: { attack: 2, aid: 2, explore: 2 } })
    .rolls({ hero: ['success', 'defence'] })
    .acts('ironbreaker', 'aid')
    .emits('action-targets', { targets: ['warrior-priest'] })
    .heroHas('warrior-priest', { tokens: { rest: 1 } })
    .isQuiet();
  aiding(three())
    .hero('waywatcher', { status: 'defeated' })
    .hero('warrior-priest', { status: 'defeated' })
    .rolls({ hero: ['success', 'success'] })
    .acts('ironbreaker', 'aid')
    .doesNotEmit('tokens-claimed')
    .isQuiet();
  aiding(table({ heroes: [...four.heroes] }))
    .hero('warrior-priest', { status: 'defeated' })
    .acts('ironbreaker', 'aid')
    .asks('p1', 'choose-hero-to-aid', 'waywatcher', 'bright-wizard');
});

rule('ACG-AER-06', 'tokens fit on exhausted cards and on the prepare card; what does not fit is lost', () => {
  table()
    .hero('waywatcher', { tokens: { attack: 1, aid: 2, explore: 2, rest: 2 }, exhausted: ['attack'] })
    .runs(claimTokens, { hero: 'waywatcher', count: 3 })
    .emits('tokens-claimed', { count: 1, cards: ['deadly-shot'] })
    .heroHas('waywatcher', { tokens: { attack: 2, aid: 2, explore: 2, rest: 2 } })
    .isQuiet();
  table()
    .hero('waywatcher', { tokens: { attack: 2, aid: 2, explore: 2, rest: 2 } })
    .runs(claimTokens, { hero: 'waywatcher', count: 1 })
    .doesNotEmit('tokens-claimed')
    .heroHas('waywatcher', { tokens: { attack: 2, aid: 2, explore: 2, rest: 2 } })
    .isQuiet();
});

rule('ACG-AER-07', 'the target hero’s own player decides what the target hero may do', () => {
  const watched = () =>
    table()
      .hero('ironbreaker', { exhausted: ['rest', 'attack'] })
      .rolls({ hero: ['defence', 'defence'] })
      .acts('waywatcher', 'aid')
      .asks('p1', 'choose-action-to-ready', 'stubborn-resolve', 'inexorable-advance')
      .wants('p1', { min: 0, max: 1 });
  watched()
    .picks('p1', 'stubborn-resolve')
    .heroHas('ironbreaker', { exhausted: ['attack'] })
    .isQuiet();
  watched()
    .picks('p1')
    .heroHas('ironbreaker', { exhausted: ['attack', 'rest'] })
    .isQuiet();
});

rule('ACG-AER-07', 'without a target the lines about the target hero do nothing and ask nobody', () => {
  table()
    .hero('ironbreaker', { status: 'defeated', exhausted: ['rest', 'attack'] })
    .enemy('x', { in: 'ironbreaker' })
    .rolls({ hero: ['defence', 'defence'] })
    .acts('waywatcher', 'aid')
    .heroHas('ironbreaker', { exhausted: ['attack', 'rest'] })
    .enemyIs('x', { wounds: 0 })
    .isQuiet();
  table({ heroes: ['bright-wizard', 'waywatcher'] })
    .hero('waywatcher', { status: 'defeated' })
    .rolls({ hero: ['success', 'defence'] })
    .acts('bright-wizard', 'aid')
    .isQuiet();
});

rule('ACG-AER-08', 'each success of an explore action is one progress', () => {
  marching()
    .location('test-hall', 2)
    .rolls({ hero: ['success', 'success', 'success'] })
    .acts('ironbreaker', 'explore')
    .check(progress(5))
    .isQuiet();
});

rule('ACG-AER-09', 'after an explore action one dungeon card is drawn, whatever was rolled', () => {
  marching()
    .deck('dungeon', ['test-bruise', 'test-hoard', 'test-bruise-and-treasure'])
    .rolls({ hero: ['defence', 'defence', 'defence'] })
    .acts('ironbreaker', 'explore')
    .emitsTimes(1, 'dungeon-drawn')
    .emitsInOrder('successes', 'dungeon-drawn')
    .check(dungeon(2))
    .heroHas('ironbreaker', { wounds: 1 })
    .isQuiet();
});

rule('ACG-AER-10', 'the card’s own line makes the one draw of an explore action', () => {
  table()
    .deck('dungeon', ['test-bruise', 'test-hoard', 'test-bruise-and-treasure'])
    .rolls({ hero: ['success', 'success'] })
    .acts('waywatcher', 'explore')
    .emitsTimes(1, 'dungeon-drawn')
    .check(dungeon(2))
    .heroHas('waywatcher', { wounds: 1 })
    .isQuiet();
});

rule('ACG-AER-11', 'a fully explored location can be explored: nothing is placed, a card is drawn', () => {
  marching()
    .location('test-hall', 6)
    .deck('dungeon', ['test-bruise', 'test-hoard'])
    .rolls({ hero: ['success', 'success', 'defence'] })
    .acts('ironbreaker', 'explore')
    .check(progress(6))
    .check(dungeon(1))
    .isQuiet();
});

rule('ACG-AER-12', 'each success of a rest recovers a wound, and no more than there are', () => {
  const resting = (faces: string[]) =>
    holding(table(), 'ironbreaker', 'rest', 'test-sleep')
      .hero('ironbreaker', { wounds: 4 })
      .rolls({ hero: faces })
      .acts('ironbreaker', 'rest');
  resting(['success', 'success', 'success']).heroHas('ironbreaker', { wounds: 1 }).isQuiet();
  resting(['success+success', 'success+success', 'success+success'])
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});
