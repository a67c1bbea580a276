import { distributeWounds, reviveHero, runProgram, sufferWounds } from '../../src/procs.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { heroPhase } from '../../src/rules/round.js';
import { settlement } from '../../src/rules/settlement.js';
import { event, gear, item } from '../cards.js';
import { addTestCards, rule, table } from '../kit.js';
import { carriedOut } from '../programs.js';

const THEY_RECOVER = { do: { recover: { hero: 'that-hero', count: 1 } } };
addTestCards(
  event('test-feast', [{ do: { recover: { hero: 'each', count: 2 } } }]),
  event('test-miracle', [{ do: { revive: {} } }]),
  event('test-dart', [{ do: { suffer: { hero: 'one', count: 1 } } }]),
  event('test-ban', [{ do: { suffer: { hero: { most: 'wounds' }, count: 1 } } }]),
  gear('test-vulture', {
    abilities: [{ window: 'after-suffering', about: 'other', lines: [THEY_RECOVER] }],
  }),
  item('test-flask', [
    { window: 'after-suffering', about: 'other', cost: { discardSelf: true }, lines: [THEY_RECOVER] },
  ]),
);

rule('ACG-WND-09', 'the defeated recover nothing and do not act', () => {
  table()
    .hero('ironbreaker', { status: 'defeated', wounds: 26 })
    .hero('waywatcher', { wounds: 5 })
    .phase('hero', 'waywatcher')
    .runs(runProgram, { ...carriedOut('test-feast/lines'), you: 'waywatcher' })
    .heroHas('ironbreaker', { wounds: 26 })
    .heroHas('waywatcher', { wounds: 3 })
    .isQuiet()
    .phase('hero')
    .runs(heroPhase, { order: [], next: 0 })
    .isAsked('p2')
    .isNotAsked('p1');
});

rule(
  'ACG-WND-10',
  'a defeated hero still takes two settlement actions and starts the next quest unhurt',
  () => {
    table({ campaign: 'an-uneasy-alliance' })
      .hero('ironbreaker', { status: 'defeated', wounds: 26 })
      .given((b) => {
        b.result = 'lost';
        for (const hero of b.heroes) if (hero.id === 'waywatcher') hero.visits = ['arena', 'trainer'];
      })
      .runs(settlement, { last: false, given: [] })
      .answers('p1', 'settlement-action', 'arena')
      .answers('p1', 'choose-action-to-upgrade', 'shield-wall')
      .heroHas('ironbreaker', { status: 'standing', wounds: 0, visits: ['arena', 'trainer'] })
      .isQuiet();
  },
);

rule('ACG-WND-13', 'a revived hero activates when his turn next comes round', () => {
  table({ heroes: ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'] })
    .hero('warrior-priest', { status: 'defeated', wounds: 99 })
    .deck('dungeon', ['test-miracle'])
    .rolls({ hero: ['defence', 'defence'] })
    .runs(heroPhase, { order: [], next: 0 })
    .answers('p1', 'choose-action', 'into-the-dark')
    .answers('p1', 'resolve-or-bottom', 'resolve')
    .emits('hero-revived', { hero: 'warrior-priest' })
    .rolls({ hero: ['defence', 'defence'] })
    .answers('p2', 'choose-action', 'watchful-spites')
    .isAsked('p3');
});

rule('ACG-WND-14', 'a bare revival leaves one health', () => {
  table()
    .hero('ironbreaker', { health: 12, status: 'defeated', wounds: 12 })
    .runs(reviveHero, { hero: 'ironbreaker', remaining: 1 })
    .heroHas('ironbreaker', { status: 'standing', wounds: 11 });
  table()
    .hero('ironbreaker', { health: 12, status: 'defeated', wounds: 12 })
    .phase('hero', 'waywatcher')
    .runs(runProgram, { ...carriedOut('test-miracle/lines'), you: 'waywatcher' })
    .heroHas('ironbreaker', { status: 'standing', wounds: 11 });
});

rule('ACG-WND-15', 'the defeated are chosen by nothing, take part in no tie and use no card', () => {
  table()
    .hero('ironbreaker', { status: 'defeated', wounds: 26, gear: ['test-buckler'] })
    .hero('waywatcher', { wounds: 2 })
    .enemy('x', { card: 'test-hunter' })
    .runs(enemyPhase, { turn: 0, order: [] })
    .enemyIs('x', { zone: 'waywatcher' })
    .isQuiet()
    .runs(runProgram, { ...carriedOut('test-ban/lines'), you: 'waywatcher' })
    .heroHas('waywatcher', { wounds: 3 })
    .isQuiet();
});

rule('ACG-WND-15', 'the gear, items and conditions of a defeated hero do nothing', () => {
  const laid = (status: 'standing' | 'defeated') =>
    table()
      .hero('ironbreaker', { status, gear: ['test-vulture'], items: ['test-flask'] })
      .hero('waywatcher', { wounds: 5 })
      .runs(sufferWounds, { hero: 'waywatcher', count: 1, from: [] });
  laid('standing')
    .answers('party', 'order-effects', 'test-vulture|test-vulture/abilities.0')
    .answers('p1', 'use-ability', 'test-flask|test-flask/abilities.0')
    .heroHas('waywatcher', { wounds: 4 })
    .emitsTimes(2, 'ability');
  laid('defeated').doesNotEmit('ability').heroHas('waywatcher', { wounds: 6 }).isQuiet();
});

rule('ACG-WND-15', 'nobody who is defeated is offered where a hero is chosen or aided', () => {
  const four = () =>
    table({ heroes: ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'] }).hero(
      'warrior-priest',
      {
        status: 'defeated',
        wounds: 99,
      },
    );
  four()
    .runs(runProgram, carriedOut('test-dart/lines'))
    .asks('party', 'choose-hero-to-suffer', 'ironbreaker', 'waywatcher', 'bright-wizard');
  four().acts('ironbreaker', 'aid').asks('p1', 'choose-hero-to-aid', 'waywatcher', 'bright-wizard');
  four()
    .runs(distributeWounds, { count: 1, from: [] })
    .asks('party', 'distribute-wounds', 'ironbreaker', 'waywatcher', 'bright-wizard');
});
