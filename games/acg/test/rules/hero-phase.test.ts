import { expect } from 'vitest';
import { activation } from '../../src/rules/actions.js';
import { heroPhase } from '../../src/rules/round.js';
import type { HeroId } from '../../src/terms.js';
import { type AcgTable, rule, table } from '../kit.js';

const FOUR: HeroId[] = ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'];
const RESTS = ['stubborn-resolve', 'watchful-spites'];

/** The whole hero phase, each hero taking whatever is offered first, and who activated in which order. */
function activations(t: AcgTable): unknown[] {
  t.runs(heroPhase, { order: [], next: 0 });
  for (let i = 0; i < 60 && t.state.open.length > 0; i++) {
    const [open] = t.state.open;
    const rest = open?.options.find((id) => RESTS.includes(id));
    t.picks(open?.seat ?? 'p1', rest ?? (open?.options.at(-1) as string));
  }
  return t.events.filter(({ type }) => type === 'activation').map(({ data }) => data.hero);
}

rule(['ACG-HERO-01', 'ACG-HERO-02'], 'four heroes: clockwise from the leader, once each', () => {
  expect(activations(table({ heroes: FOUR }))).toEqual(FOUR);
  expect(activations(table({ heroes: FOUR }).leader('warrior-priest'))).toEqual([
    'warrior-priest',
    'bright-wizard',
    'ironbreaker',
    'waywatcher',
  ]);
});

rule('ACG-HERO-03', 'three heroes: the leader activates first and last', () => {
  expect(activations(table({ heroes: FOUR.slice(0, 3) }).leader('waywatcher'))).toEqual([
    'waywatcher',
    'warrior-priest',
    'ironbreaker',
    'waywatcher',
  ]);
});

rule('ACG-HERO-04', 'two heroes: twice each, in turns', () => {
  const order = ['waywatcher', 'ironbreaker', 'waywatcher', 'ironbreaker'];
  expect(activations(table().leader('waywatcher'))).toEqual(order);
});

rule('ACG-HERO-05', 'a lone player with two heroes follows the pattern of two', () => {
  const order = ['ironbreaker', 'waywatcher', 'ironbreaker', 'waywatcher'];
  expect(activations(table({ heroes: FOUR.slice(0, 2), players: 1 }))).toEqual(order);
});

rule('ACG-HERO-06', 'the pattern does not change when somebody falls', () => {
  const alone = table().hero('waywatcher', { status: 'defeated' });
  expect(activations(alone)).toEqual(['ironbreaker', 'ironbreaker']);
});

rule('ACG-HERO-07', 'one action, no passing', () => {
  table()
    .hero('ironbreaker', { exhausted: ['attack'] })
    .runs(activation, { hero: 'ironbreaker' })
    .asks('p1', 'choose-action', 'shield-wall', 'into-the-dark', 'stubborn-resolve')
    .wants('p1', { min: 1, max: 1 })
    .refuses({ picks: [] }, 'count');
});

rule('ACG-HERO-08', 'all lines of the card, from top to bottom', () => {
  table()
    .enemy('x')
    .hero('waywatcher', { exhausted: ['rest'] })
    .rolls({ hero: ['success'], enemy: ['blank'] })
    .acts('waywatcher', 'attack')
    .answers('p2', 'choose-enemy-to-engage', 'x')
    .emitsInOrder('enemy-engaged', 'dice-rolled', 'enemy-wounded', 'action-readied')
    .isQuiet();
});

rule('ACG-HERO-09', 'activations of the defeated are ignored, the others take place', () => {
  const t = table({ heroes: FOUR }).hero('waywatcher', { status: 'defeated' });
  expect(activations(t)).toEqual(['ironbreaker', 'warrior-priest', 'bright-wizard']);
});

rule('ACG-HERO-10', 'three heroes: the last activation of a leader who fell is lost', () => {
  const t = table({ heroes: FOUR.slice(0, 3) })
    .hero('ironbreaker', { remaining: 1 })
    .enemy('x', { in: 'ironbreaker', attack: 2 })
    .rolls({ hero: ['success', 'success'], enemy: ['claw'] })
    .runs(heroPhase, { order: [], next: 0 })
    .answers('p1', 'choose-action', 'inexorable-advance')
    .heroHas('ironbreaker', { status: 'defeated' });
  t.state.rng.script = null;
  for (let i = 0; i < 40 && t.state.open.length > 0; i++) {
    t.picks(t.state.open[0]?.seat ?? 'p2', t.state.open[0]?.options.at(-1) as string);
  }
  const order = t.events.filter(({ type }) => type === 'activation').map(({ data }) => data.hero);
  expect(order).toEqual(['ironbreaker', 'waywatcher', 'warrior-priest']);
});
