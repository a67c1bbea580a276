import { expect } from 'vitest';
import type { Hero } from '../../src/board.js';
import { recoverWounds, runProgram, sufferWounds, woundEnemy } from '../../src/procs.js';
import { remainingHealth } from '../../src/queries.js';
import { at, rule, table } from '../kit.js';
import { carriedOut } from '../programs.js';

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
