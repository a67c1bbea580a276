import { expect } from 'vitest';
import type { Hero } from '../../src/board.js';
import { runProgram } from '../../src/procs.js';
import { healthOf } from '../../src/queries.js';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { perilPhase } from '../../src/rules/peril.js';
import { round } from '../../src/rules/round.js';
import type { Until } from '../../src/terms.js';
import { event, gear } from '../cards.js';
import { addTestCards, at, playOn, rule, table } from '../kit.js';
import { carriedOut } from '../programs.js';

addTestCards(
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
  event('test-withering', [{ do: { modifyStat: { stat: 'health', hero: 'you', add: -4, until: 'quest' } } }]),
);
const first = ({ heroes }: { heroes: Hero[] }) => heroes[0] as Hero;

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
