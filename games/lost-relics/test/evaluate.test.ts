import { expect, test } from 'vitest';
import type { LrBoard } from '../src/board.js';
import { evaluate } from '../src/evaluate.js';
import { type LrTable, table, testKind } from './kit.js';

const worth = (t: LrTable): number => evaluate(t.now, 'p1');
/** The same table after a change. */
const after = (make: () => LrTable, change: (b: LrBoard, t: LrTable) => void): number => {
  const t = make();
  change(t.board, t);
  return worth(t);
};

const boss = testKind({ rank: 'leader', resilience: 6, attack: 3 }, 1);
const hunt = () =>
  table({ adventure: () => ({ objective: { text: 'hunt', if: { slain: { kind: boss, atLeast: 1 } } } }) })
    .hero('calthia', { in: 'A' })
    .hero('dhoraz', { in: 'A' })
    .hostile(boss, { kind: boss, in: 'B' });

test('hurting what must fall is good, being hurt is not, and being wounded is worse', () => {
  const now = worth(hunt());
  expect(
    after(hunt, (b) => {
      if (b.hostiles[0] !== undefined) b.hostiles[0].damage = 3;
    }),
  ).toBeGreaterThan(now);
  const hurt = after(hunt, (b) => {
    if (b.heroes[0] !== undefined) b.heroes[0].damage = 2;
  });
  const wounded = after(hunt, (b) => {
    if (b.heroes[0] !== undefined) b.heroes[0].wounded = true;
  });
  expect(hurt).toBeLessThan(now);
  expect(wounded).toBeLessThan(hurt);
  expect(now).toBeGreaterThan(0);
  expect(now).toBeLessThan(1);
});

const getaway = () =>
  table({
    map: ['ABCD'],
    doors: { d1: ['B', 'C'] },
    adventure: (at) => ({ objective: { text: 'out', if: { heroes: { each: true, in: [at('D')] } } } }),
  }).hero('calthia', { in: 'A' });

test('nearer to the way out is better, and so is an open door on the way', () => {
  const now = worth(getaway());
  expect(
    after(getaway, (b, t) => {
      if (b.heroes[0] !== undefined) b.heroes[0].area = t.at('B');
    }),
  ).toBeGreaterThan(now);
  expect(
    after(getaway, (b) => {
      if (b.doors[0] !== undefined) b.doors[0].open = true;
    }),
  ).toBeGreaterThan(now);
});

const ritual = () =>
  table({
    map: ['ABCD'],
    adventure: (at) => ({
      counters: { seals: 0 },
      things: [
        { id: 'seal', name: 'Seal', area: at('D'), lines: [{ do: { count: { counter: 'seals', add: 1 } } }] },
      ],
      objective: { text: 'seals', if: { counter: { name: 'seals', atLeast: 2 } } },
    }),
  }).hero('calthia', { in: 'A' });

test('being near to what raises the counter is good, raising it is better', () => {
  const now = worth(ritual());
  const near = after(ritual, (b, t) => {
    if (b.heroes[0] !== undefined) b.heroes[0].area = t.at('D');
  });
  const raised = after(ritual, (b) => {
    b.counters.seals = 1;
  });
  expect(near).toBeGreaterThan(now);
  expect(raised).toBeGreaterThan(near);
});

const season = (change: (b: LrBoard) => void): number =>
  after(getaway, (b) => {
    b.campaign = { id: 'lost-relics', won: 2, tries: {}, retry: false };
    change(b);
  });

test('in a campaign nothing is better than to win, and nothing that goes on is worse than another try', () => {
  const now = season(() => undefined);
  const won = season((b) => {
    Object.assign(b, { stage: 'setup', campaign: { id: 'lost-relics', won: 3, tries: {}, retry: false } });
  });
  const again = season((b) => {
    Object.assign(b, { stage: 'setup', campaign: { id: 'lost-relics', won: 2, tries: {}, retry: true } });
  });
  const desperate = season((b) => {
    for (const hero of b.heroes.slice(1)) hero.out = true;
    for (const hero of b.heroes) Object.assign(hero, { wounded: true, damage: 3 });
  });
  expect(won).toBeGreaterThan(now);
  expect(desperate).toBeLessThan(now);
  expect(again).toBeLessThan(desperate);
});
