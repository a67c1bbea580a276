import { expect } from 'vitest';
import { spawnNamed } from '../../src/procs.js';
import { enemy } from '../cards.js';
import { type AcgTable, addTestCards, rule, table } from '../kit.js';

const CRY = { window: 'enemy-spawns', lines: [{ do: { peril: { change: 1 } } }] };
addTestCards(enemy('test-herald', { abilities: [CRY] }), enemy('test-crier', { abilities: [CRY] }));
const peril = ({ board }: AcgTable) => board.peril;
const zones = ({ board }: AcgTable) => board.enemies.map(({ zone }) => zone);

rule(
  ['ACG-SPAWN-11', 'ACG-NEM-10'],
  'a named enemy comes faceup, speaks of it, and leaves the others where they are',
  () => {
    const named = (t: AcgTable, to?: 'waywatcher' | null) =>
      t
        .runs(spawnNamed, to === undefined ? { card: 'test-herald' } : { card: 'test-herald', to })
        .gives(true);
    const aside = named(
      table().given((b) => {
        b.aside = ['test-nemesis', 'test-herald', 'odious-grump'];
      }),
    );
    expect(aside.board.aside).toEqual(['test-nemesis', 'odious-grump']);
    expect(peril(aside)).toBe(1);
    aside.enemyIs('e1', { faceup: true, zone: 'ironbreaker' });
    const deck = named(
      table()
        .deck('enemy', ['test-herald', 'test-brute#1'])
        .given((b) => {
          b.aside = ['odious-grump'];
        }),
      'waywatcher',
    );
    expect(deck.board.aside).toEqual(['odious-grump']);
    deck.enemyIs('e1', { faceup: true, zone: 'waywatcher' });
    const lair = named(table().enemy('h', { card: 'test-herald', in: 'lair' }), null);
    expect(zones(lair)).toEqual(['shadows']);
  },
);

rule('ACG-SPAWN-11', 'a named enemy is never facedown, and nobody else speaks of its spawn', () => {
  const t = table()
    .enemy('x', { card: 'test-crier' })
    .given((b) => {
      b.aside = ['test-herald'];
    })
    .runs(spawnNamed, { card: 'test-herald' })
    .gives(true)
    .doesNotEmit('enemy-revealed');
  expect(peril(t)).toBe(1);
  expect(zones(t)).toEqual(['shadows', 'ironbreaker']);
});
