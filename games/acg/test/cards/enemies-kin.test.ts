import { expect } from 'vitest';
import { enemyPhase } from '../../src/rules/enemy-phase.js';
import { travel } from '../../src/rules/locations.js';
import { carryOut } from '../effects/carries-out.js';
import { type AcgTable, table } from '../kit.js';
import { card } from './card.js';
import { phase, plainTable } from './plain.js';

/** Enemies that make their kin stronger. */

card('warren-guard', 'engages the hero with the most tokens and inflicts', () => {
  table()
    .hero('ironbreaker', { tokens: { rest: 1 } })
    .hero('waywatcher', { tokens: { rest: 1, aid: 1 } })
    .enemy('x', { card: 'warren-guard', attack: 2 })
    .runs(enemyPhase, phase)
    .zone('waywatcher', ['x'])
    .heroHas('waywatcher', { wounds: 2 })
    .heroHas('ironbreaker', { wounds: 0 })
    .isQuiet();
});

/** A brute of health 3 stands with 3 wounds, by the favour of the guard; the guard itself has 1 health left. */
const guarded = (by: 'ironbreaker' | 'shadows'): AcgTable =>
  plainTable()
    .enemy('x', { card: 'warren-guard-elite', in: by, health: 5, wounds: 4, resilience: 0, exhausted: true })
    .enemy('brute', { in: 'waywatcher', wounds: 3, exhausted: true })
    .enemy('sound', { in: 'waywatcher', wounds: 2, exhausted: true });

card('warren-guard-elite', 'engages for tokens and inflicts; each other enemy has 1 health more', () => {
  table()
    .hero('waywatcher', { tokens: { rest: 1 } })
    .enemy('x', { card: 'warren-guard-elite', attack: 2 })
    .runs(enemyPhase, phase)
    .zone('waywatcher', ['x'])
    .heroHas('waywatcher', { wounds: 2 })
    .isQuiet();
  const t = guarded('shadows');
  expect([t.enemyValues('x').health, t.enemyValues('brute').health]).toEqual([5, 4]);
  t.rolls({ hero: ['success', 'defence'] })
    .acts('waywatcher', 'attack')
    .answers('p2', 'choose-targets', 'sound')
    .enemyIs('sound', { wounds: 3 })
    .isQuiet();
});

card('warren-guard-elite', 'those who stood by its favour alone fall with it, however it goes', () => {
  guarded('ironbreaker')
    .rolls({ hero: ['success', 'defence'] })
    .acts('ironbreaker', 'attack')
    .enemyIsGone('x')
    .enemyIsGone('brute')
    .enemyIs('sound', { wounds: 2 })
    .emits('enemy-defeated', { enemy: 'brute', by: 'ironbreaker' })
    .isQuiet();
  guarded('shadows')
    .deck('location', ['test-hall'])
    .runs(travel, {})
    .zone('shadows', [])
    .zone('waywatcher', ['sound'])
    .isQuiet();
  carryOut(guarded('shadows'), [{ do: { place: { enemy: { in: 'shadows' }, to: 'discard' } } }])
    .zone('shadows', [])
    .zone('waywatcher', ['sound'])
    .isQuiet();
});

/** The Waywatcher is engaged with two enemies, the Ironbreaker with the drummer alone. */
const drumming = (drummer: string) =>
  table()
    .enemy('a', { in: 'waywatcher', attack: 1, exhausted: true })
    .enemy('b', { in: 'waywatcher', attack: 2, exhausted: true })
    .enemy('hidden', { facedown: true, exhausted: true })
    .enemy('x', { card: drummer, in: 'ironbreaker', attack: 3 });

card('deep-drummer', 'wounds the hero engaged with the most enemies once and retreats', () => {
  drumming('deep-drummer')
    .runs(enemyPhase, phase)
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .zone('shadows', ['x', 'hidden'])
    .isQuiet();
});

card('deep-drummer-elite', 'drums and retreats; each other enemy has 1 attack more', () => {
  const t = drumming('deep-drummer-elite');
  expect(['a', 'b', 'x'].map((id) => t.enemyValues(id).attack)).toEqual([2, 3, 3]);
  t.runs(enemyPhase, phase)
    .heroHas('waywatcher', { wounds: 1 })
    .heroHas('ironbreaker', { wounds: 0 })
    .zone('shadows', ['x', 'hidden'])
    .isQuiet();
  drumming('deep-drummer-elite')
    .given(({ enemies }) => {
      for (const enemy of enemies) enemy.exhausted = enemy.id !== 'b';
    })
    .enemy('c', { in: 'ironbreaker', attack: 1 })
    .runs(enemyPhase, phase)
    .heroHas('waywatcher', { wounds: 3 })
    .heroHas('ironbreaker', { wounds: 2 })
    .isQuiet();
});

/** Two goblins of attack 1, one engaged with the Waywatcher and one in the shadows, and a brute that is no kin. */
const horde = (orc: string) =>
  table()
    .enemy('kin', { card: 'goblin-warrior', in: 'waywatcher', attack: 1, exhausted: true })
    .enemy('far', { card: 'goblin-warrior', attack: 1, exhausted: true })
    .enemy('brute', { in: 'waywatcher', attack: 1, exhausted: true })
    .enemy('x', { card: orc, attack: 2 })
    .runs(enemyPhase, phase)
    .zone('ironbreaker', ['x']);
const attacks = (t: AcgTable) => ['x', 'kin', 'far', 'brute'].map((id) => t.enemyValues(id).attack);

/** The Ironbreaker rests and may exhaust one of the enemies engaged with him: the brute, never the orc. */
const isNotExhausted = (orc: string) =>
  table()
    .enemy('x', { card: orc, in: 'ironbreaker' })
    .enemy('brute', { in: 'ironbreaker' })
    .acts('ironbreaker', 'rest')
    .asks('p1', 'choose-enemy-to-exhaust', 'brute');

card(
  'ironhide-orc',
  'engages; engaged Greenskins have 1 attack more for this round; cannot be exhausted',
  () => {
    const t = horde('ironhide-orc').heroHas('ironbreaker', { wounds: 0 }).isQuiet();
    expect(attacks(t.endLasting('phase'))).toEqual([3, 2, 1, 1]);
    expect(attacks(t.endLasting('round'))).toEqual([2, 1, 1, 1]);
    isNotExhausted('ironhide-orc');
  },
);

card('ironhide-orc-elite', 'its war-cry already counts for its own Inflict; cannot be exhausted', () => {
  const t = horde('ironhide-orc-elite').heroHas('ironbreaker', { wounds: 3 }).isQuiet();
  expect(attacks(t.endLasting('phase'))).toEqual([3, 2, 1, 1]);
  expect(attacks(t.endLasting('round'))).toEqual([2, 1, 1, 1]);
  isNotExhausted('ironhide-orc-elite');
});
