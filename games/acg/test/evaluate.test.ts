import { walk } from '@questhall/test-kit';
import { describe, expect, it } from 'vitest';
import type { AcgBoard } from '../src/board.js';
import { acg } from '../src/index.js';
import { type AcgTable, rules, table } from './kit.js';

const worth = (t: AcgTable) => rules().evaluate(t.state, 'p1');
const laidOut = () =>
  table()
    .location('sewer-system', 2)
    .deck('location', ['grumps-sump'])
    .hero('ironbreaker', { wounds: 4 })
    .enemy('x', { in: 'ironbreaker' });

/** The same table, a little different. */
const but = (change: (b: AcgBoard) => void) => worth(laidOut().given(change));

describe('the evaluation', () => {
  it('lies between lost and won at every decision, and ends at one of them', () => {
    for (const goal of [{ quest: 'lost-in-the-dark' }, { campaign: 'an-uneasy-alliance' }]) {
      const { state } = walk(
        acg,
        { setup: acg.setup({ players: 2, ...goal }), seed: 'worth', limit: 3000 },
        {
          before: (at) => {
            expect(rules().evaluate(at, 'p1')).toBeGreaterThan(0);
            expect(rules().evaluate(at, 'p1')).toBeLessThan(1);
          },
        },
      );
      expect(rules().evaluate(state, 'p1')).toBe(state.over?.result === 'won' ? 1 : 0);
    }
  });

  it('is the same for everyone at the table', () => {
    const t = laidOut();
    expect(rules().evaluate(t.state, 'p2')).toBe(rules().evaluate(t.state, 'p1'));
  });

  const plain = worth(laidOut());
  const hero = (b: AcgBoard) => b.heroes[0] as AcgBoard['heroes'][number];
  const enemy = (b: AcgBoard) => b.enemies[0] as AcgBoard['enemies'][number];
  const good: [string, (b: AcgBoard) => void][] = [
    ['a wound recovered', (b) => hero(b).wounds--],
    ['progress', (b) => b.location && b.location.progress++],
    ['a wounded enemy', (b) => enemy(b).wounds++],
    ['an exhausted enemy', (b) => (enemy(b).exhausted = true)],
    ['an enemy in the shadows', (b) => (enemy(b).zone = 'shadows')],
    ['no enemy', (b) => (b.enemies = [])],
    ['a success token', (b) => (hero(b).actions[0] as { tokens: number }).tokens++],
    ['gear', (b) => hero(b).gear.push({ card: 'door-shield', exhausted: false, depleted: false })],
    ['an item', (b) => hero(b).items.push('lamp-oil')],
    ['an empowered hero', (b) => hero(b).conditions.push('empowered')],
  ];
  it.each(good)('%s is good', (_, change) => {
    expect(but(change)).toBeGreaterThan(plain);
  });

  const bad: [string, (b: AcgBoard) => void][] = [
    ['a wound', (b) => hero(b).wounds++],
    ['a defeated hero', (b) => (hero(b).status = 'defeated')],
    ['a facedown enemy', (b) => b.enemies.push({ ...enemy(b), id: 'y', zone: 'shadows', faceup: false })],
    ['peril', (b) => b.peril++],
    ['an exhausted action', (b) => ((hero(b).actions[0] as { exhausted: boolean }).exhausted = true)],
    ['bleeding', (b) => hero(b).conditions.push('bleeding')],
  ];
  it.each(bad)('%s is bad', (_, change) => {
    expect(but(change)).toBeLessThan(plain);
  });

  it('would rather travel on than wait at an explored location', () => {
    const explored = but((b) => Object.assign(b.location ?? {}, { progress: 6 }));
    const travelled = but((b) => {
      b.decks.location = { draw: [], discard: ['sewer-system'], known: null };
      b.location = { card: 'grumps-sump', progress: 0, explored: false };
    });
    expect(travelled).toBeGreaterThan(explored);
  });

  it('does not look at the faces of facedown enemies', () => {
    const hidden = (card: string) => worth(laidOut().enemy('y', { card, facedown: true }));
    expect(hidden('odious-grump')).toBe(hidden('giant-bat#1'));
  });
});
