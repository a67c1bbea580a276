import { expect } from 'vitest';
import type { Hero } from '../../src/board.js';
import {
  activateEnemy,
  claimTokens,
  distributeWounds,
  recoverWounds,
  reviveHero,
  runProgram,
  sufferWounds,
  woundEnemy,
} from '../../src/procs.js';
import { healthOf, remainingHealth } from '../../src/queries.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { perilPhase } from '../../src/rules/peril.js';
import { heroPhase, round } from '../../src/rules/round.js';
import { settlement } from '../../src/rules/settlement.js';
import type { Until } from '../../src/terms.js';
import { event, gear } from '../cards.js';
import { addTestCards, at, playOn, rule, table } from '../kit.js';

addTestCards(
  event('test-feast', [{ do: { recover: { hero: 'each', count: 2 } } }]),
  event('test-miracle', [{ do: { revive: {} } }]),
  gear('test-last-vest', {
    passives: [{ stat: 'health', add: 4 }],
    abilities: [
      {
        window: 'enemy-phase-starts',
        about: 'any',
        cost: { discardSelf: true },
        lines: [{ do: { peril: { change: -1 } } }],
      },
    ],
  }),
  event('test-omen', [{ do: { suffer: { hero: 'you', count: 1 } } }]),
  event('test-bandage', [{ do: { recover: { hero: 'you', count: 2 } } }]),
  event('test-dart', [{ do: { suffer: { hero: 'one', count: 1 } } }]),
  gear('test-vulture', {
    abilities: [
      {
        window: 'after-suffering',
        about: 'other',
        lines: [{ do: { recover: { hero: 'that-hero', count: 1 } } }],
      },
    ],
  }),
  {
    kind: 'dungeon',
    id: 'test-flask',
    name: 'test-flask',
    origin: 'ours',
    type: 'item',
    treasure: 0,
    quest: true,
    abilities: [
      {
        window: 'after-suffering',
        about: 'other',
        cost: { discardSelf: true },
        lines: [{ do: { recover: { hero: 'that-hero', count: 1 } } }],
      },
    ],
  },
  event('test-ban', [{ do: { suffer: { hero: { most: 'wounds' }, count: 1 } } }]),
  event('test-withering', [{ do: { modifyStat: { stat: 'health', hero: 'you', add: -4, until: 'quest' } } }]),
);
const carriedOut = (program: string) =>
  ({ you: 'ironbreaker', self: null, target: null, hero: null, enemy: null, program, line: 0 }) as const;
const first = ({ heroes }: { heroes: Hero[] }) => heroes[0] as Hero;

rule('ACG-WND-01', 'what has been suffered is what lies on the card', () => {
  table()
    .runs(sufferWounds, { hero: 'ironbreaker', count: 5, from: [] })
    .runs(recoverWounds, { hero: 'ironbreaker', count: 2 })
    .heroHas('ironbreaker', { wounds: 3 })
    .isQuiet();
});

rule('ACG-WND-02', 'remaining health is health less wounds', () => {
  table()
    .hero('ironbreaker', { health: 12, wounds: 5 })
    .check((b, state) => expect(remainingHealth(at(state), first(b))).toBe(7));
});

rule('ACG-WND-03', 'nobody suffers more than his health value', () => {
  table()
    .enemy('x', { health: 4, wounds: 3, in: 'ironbreaker' })
    .runs(woundEnemy, { enemy: 'x', count: 5, by: null, from: [] })
    .gives(1);
  table()
    .hero('ironbreaker', { health: 4, wounds: 3 })
    .runs(sufferWounds, { hero: 'ironbreaker', count: 5, from: [] })
    .heroHas('ironbreaker', { wounds: 4 });
});

rule('ACG-WND-04', 'wounds equal to health defeat', () => {
  table()
    .hero('ironbreaker', { health: 3, wounds: 2 })
    .runs(sufferWounds, { hero: 'ironbreaker', count: 1, from: [] })
    .heroHas('ironbreaker', { status: 'defeated' });
  table()
    .enemy('x', { health: 3, wounds: 2 })
    .runs(woundEnemy, { enemy: 'x', count: 1, by: null, from: [] })
    .enemyIsGone('x');
  table()
    .hero('ironbreaker', { health: 3, wounds: 1 })
    .runs(sufferWounds, { hero: 'ironbreaker', count: 1, from: [] })
    .heroHas('ironbreaker', { status: 'standing', wounds: 2 });
});

rule('ACG-WND-05', 'heroes and enemies recover wounds', () => {
  table()
    .enemy('grump', { card: 'odious-grump', in: 'ironbreaker', wounds: 3, attack: 0 })
    .phase('peril')
    .runs(runProgram, { ...carriedOut('a-foul-stench/peril.blue'), self: 'quest' })
    .enemyIs('grump', { wounds: 0 });
  table()
    .hero('waywatcher', { wounds: 4 })
    .runs(recoverWounds, { hero: 'waywatcher', count: 9 })
    .gives(4)
    .heroHas('waywatcher', { wounds: 0 });
});

rule('ACG-WND-06', 'wounds are a plain number, whatever tokens show them', () => {
  table()
    .runs(sufferWounds, { hero: 'ironbreaker', count: 3, from: [] })
    .runs(sufferWounds, { hero: 'ironbreaker', count: 1, from: [] })
    .check((b) => expect(first(b).wounds).toBe(4))
    .runs(recoverWounds, { hero: 'ironbreaker', count: 2 })
    .check((b) => expect(first(b).wounds).toBe(2));
});

rule(
  ['ACG-WND-07', 'ACG-COND-05'],
  'a defeated hero is flipped, loses conditions, and his enemies go to the shadows',
  () => {
    table()
      .hero('ironbreaker', { remaining: 1, conditions: ['bleeding', 'sickened'] })
      .enemy('x', { in: 'ironbreaker' })
      .enemy('y', { in: 'ironbreaker' })
      .enemy('z', { in: 'waywatcher' })
      .phase('enemy', 'waywatcher')
      .runs(sufferWounds, { hero: 'ironbreaker', count: 7, from: [] })
      .heroHas('ironbreaker', { status: 'defeated', conditions: [], wounds: 26 })
      .zone('shadows', ['x', 'y'])
      .zone('waywatcher', ['z'])
      .check(({ supply }) => expect(supply).toEqual({ bleeding: 4, empowered: 4, sickened: 4 }))
      .isQuiet();
  },
);

rule('ACG-WND-08', 'everything else before a defeated hero stays as it is', () => {
  table()
    .hero('ironbreaker', {
      remaining: 1,
      exhausted: ['attack', 'rest'],
      gear: ['test-charm'],
      items: ['test-salve'],
      tokens: { explore: 2 },
    })
    .runs(sufferWounds, { hero: 'ironbreaker', count: 1, from: [] })
    .heroHas('ironbreaker', {
      status: 'defeated',
      exhausted: ['attack', 'rest'],
      gear: [{ card: 'test-charm', exhausted: false, depleted: false }],
      items: ['test-salve'],
      tokens: { explore: 2 },
    })
    .isQuiet();
});

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

rule(
  ['ACG-WND-11', 'ACG-WND-12'],
  'a hero felled in his own activation finishes it; then he is flipped and his enemies move',
  () => {
    const fight = () =>
      table()
        .hero('ironbreaker', { remaining: 1, exhausted: ['attack'], conditions: ['sickened'] })
        .enemy('x', { in: 'ironbreaker', attack: 2 })
        .enemy('n', { card: 'test-nemesis-2', in: 'ironbreaker', attack: 0 })
        .deck('dungeon', ['test-feast'])
        .rolls({ hero: ['success', 'success'], enemy: ['claw', 'nemesis'] });
    fight()
      .acts('ironbreaker', 'explore')
      .answers('p1', 'resolve-or-bottom', 'resolve')
      .emitsInOrder('hero-defeated', 'nemesis-effect', 'dungeon-drawn', 'hero-flipped')
      .heroHas('ironbreaker', { status: 'defeated', wounds: 26, conditions: [] })
      .zone('shadows', ['x', 'n']);
    fight()
      .switched('defeat-in-activation', 'at-once')
      .acts('ironbreaker', 'explore')
      .emitsInOrder('hero-defeated', 'hero-flipped', 'nemesis-effect', 'dungeon-drawn');
  },
);

rule('ACG-WND-12', 'he counts as defeated at once: no recovery, no tokens', () => {
  table()
    .hero('ironbreaker', { status: 'falling', wounds: 26 })
    .phase('hero', 'ironbreaker')
    .runs(runProgram, carriedOut('test-feast/lines'))
    .heroHas('ironbreaker', { wounds: 26, status: 'falling' })
    .isQuiet();
});

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

rule('ACG-WND-16', 'a health value that falls to the wounds present defeats at once', () => {
  table()
    .hero('ironbreaker', { health: 16, wounds: 13 })
    .phase('hero', 'waywatcher')
    .runs(runProgram, carriedOut('test-withering/lines'))
    .check((b, state) => expect(healthOf(at(state), first(b))).toBe(12))
    .heroHas('ironbreaker', { status: 'defeated', wounds: 12 })
    .isQuiet();
});

rule('ACG-WND-16', 'gear that is used up takes its health along', () => {
  const wearing = (remaining: number) =>
    table()
      .hero('ironbreaker', { gear: ['test-last-vest'], remaining })
      .phase('enemy')
      .enemy('x', { in: 'waywatcher' })
      .runs(enemyPhase, { turn: 0, order: [] })
      .answers('p1', 'use-ability', 'test-last-vest|test-last-vest/abilities.0');
  // 26 health of his own and 4 of the vest.
  wearing(3).heroHas('ironbreaker', { status: 'defeated', wounds: 26, gear: [] }).isQuiet();
  wearing(5).heroHas('ironbreaker', { status: 'standing', wounds: 25 }).isQuiet();
});

rule('ACG-WND-16', 'health that was lent for a while is missed when it ends', () => {
  const lent = (until: Until) =>
    table()
      .given(({ modifiers }) => {
        modifiers.push({ stat: 'health', on: 'ironbreaker', add: 4, until, source: 'test' });
        modifiers.push({ stat: 'health', on: 'waywatcher', add: 4, until, source: 'test' });
        modifiers.push({ stat: 'health', on: 'x', add: 4, until, source: 'test' });
      })
      .hero('ironbreaker', { remaining: 3 })
      .enemy('x', { wounds: 5, exhausted: true });
  const rests = (until: Until) =>
    lent(until)
      .rolls({ hero: ['defence', 'defence'] })
      .acts('ironbreaker', 'rest')
      .heroHas('ironbreaker', { status: 'defeated', wounds: 26 })
      .heroHas('waywatcher', { status: 'standing' })
      .enemyIsGone('x')
      .isQuiet();
  rests('action').emitsInOrder('hero-defeated', 'hero-flipped');
  rests('activation').emitsInOrder('hero-defeated', 'hero-flipped');
  for (const until of ['phase', 'round'] as const) {
    lent(until)
      .hero('waywatcher', { remaining: 4 })
      .runs(perilPhase, {})
      .heroHas('ironbreaker', { status: 'defeated', wounds: 26 })
      .heroHas('waywatcher', { status: 'defeated', wounds: 21 })
      .enemyIsGone('x')
      .isQuiet();
  }
  const active = lent('activation').hero('waywatcher', { status: 'defeated' }).enemy('y', { attack: 0 });
  active
    .runs(enemyPhase, { turn: 0, order: [] })
    .heroHas('ironbreaker', { status: 'defeated' })
    .enemyIsGone('x')
    .isQuiet();
  const between = lent('phase').runs(round, {});
  between.state.rng.script = null;
  playOn(between.state, {
    most: 60,
    look: ({ board }) => {
      if (board.phase !== 'hero' && board.round === 1) expect(board.heroes[0]?.status).not.toBe('standing');
    },
  });
});

rule(
  'ACG-EPH-21',
  'a hero whose own enemy fells him falls in the enemy phase, not at the end of anything',
  () => {
    table()
      .phase('enemy', 'ironbreaker')
      .hero('ironbreaker', { remaining: 1 })
      .enemy('x', { in: 'ironbreaker' })
      .runs(activateEnemy, { enemy: 'x', hero: 'ironbreaker' })
      .emitsInOrder('hero-defeated', 'hero-flipped')
      .zone('shadows', ['x']);
  },
);

rule('ACG-WND-12', 'a hero who is falling recovers nothing and gets no tokens, whoever gives them', () => {
  const falling = () =>
    table().hero('ironbreaker', { status: 'falling', wounds: 26 }).phase('hero', 'ironbreaker');
  falling()
    .runs(recoverWounds, { hero: 'ironbreaker', count: 3 })
    .gives(0)
    .heroHas('ironbreaker', { wounds: 26 });
  falling()
    .runs(runProgram, carriedOut('test-bandage/lines'))
    .heroHas('ironbreaker', { wounds: 26, status: 'falling' })
    .isQuiet();
  falling()
    .runs(claimTokens, { hero: 'ironbreaker', count: 2 })
    .heroHas('ironbreaker', { tokens: { attack: 0, aid: 0, explore: 0, rest: 0 } })
    .isQuiet();
});

rule('ACG-WND-12', 'a hero felled by a claw does not recover by the lines that follow', () => {
  table()
    .hero('waywatcher', { remaining: 1 })
    .enemy('x', { in: 'waywatcher', attack: 1 })
    .rolls({ hero: ['defence', 'success'], enemy: ['claw'] })
    .acts('waywatcher', 'aid')
    .answers('p1', 'place-tokens', 'shield-wall')
    .isQuiet();
  table({ heroes: ['warrior-priest', 'waywatcher'] })
    .hero('warrior-priest', { remaining: 1, exhausted: [] })
    .hero('waywatcher', { wounds: 3 })
    .enemy('x', { in: 'warrior-priest', attack: 2 })
    .rolls({ hero: ['success', 'success'], enemy: ['claw'] })
    .acts('warrior-priest', 'aid')
    .answers('p2', 'place-tokens', '0')
    .answers('p2', 'place-tokens', '0')
    .answers('p2', 'place-tokens', '0')
    .emitsInOrder('hero-defeated', 'hero-flipped')
    .doesNotEmit('recovered', { hero: 'warrior-priest' })
    .heroHas('waywatcher', { wounds: 2 })
    .heroHas('warrior-priest', { status: 'defeated' });
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
