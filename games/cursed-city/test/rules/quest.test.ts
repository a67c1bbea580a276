import { expect } from 'vitest';
import type { AnyCard } from '../../src/content/schema/index.js';
import { records } from '../../src/generated/content.js';
import { openJourneys } from '../../src/rules/picking.js';
import { addTestCards, freshTable, rule } from '../kit.js';
import { baseRecords } from '../records.js';

const printed = records.map(({ record }) => record as AnyCard);
const journeys = printed.filter((card) => card.kind === 'journey');
const ladder = journeys.filter(({ type }) => type === 'decapitation');
const entries = printed.filter((card) => card.kind === 'entry');
const tables = printed.filter((card) => card.kind === 'crises');

/** The journeys of the city with its quest, and what the test records have of all else. */
const city = baseRecords.find(({ id }) => id === 'city');
const plain = baseRecords.find(({ id }) => id === 'hunt');
addTestCards(
  ...journeys.map(({ id, type, unlock, ladder: step }) => ({
    ...plain,
    id,
    name: id,
    type,
    unlock,
    ladder: step,
  })),
  { ...city, journeys: journeys.map(({ id }) => id), last: 'final-assault' },
);

rule(
  ['CC-QST-07', 'CC-QST-01'],
  'six great evils in four levels; the last is open when the five others are gone',
  () => {
    expect(ladder.map((card) => card.ladder?.level).toSorted()).toEqual([1, 2, 2, 3, 3, 4]);
    expect(ladder.filter((card) => card.ladder?.token === true)).toHaveLength(5);
    const one = freshTable();
    const evils = () =>
      openJourneys(one.now)
        .filter((id) => ladder.some((card) => card.id === id))
        .toSorted();
    const gone = (...ids: string[]) => {
      one.board.quest.destroyed = ids;
      return evils();
    };
    expect(gone()).toEqual(['fell-guardian']);
    expect(gone('fell-guardian')).toEqual(['captain-of-the-damned', 'shuffling-horrors']);
    expect(gone('fell-guardian', 'shuffling-horrors')).toEqual(['captain-of-the-damned']);
    const four = ['fell-guardian', 'shuffling-horrors', 'captain-of-the-damned', 'whispers-in-the-dark'];
    one.board.quest.unlocked = ['secret-of-the-wolf'];
    expect(gone(...four)).toEqual(['family-ties']);
    expect(gone(...four, 'family-ties')).toEqual(['final-assault']);
    one.board.quest.unlocked = [];
    expect(gone(...four, 'family-ties')).toEqual([]);
  },
);

rule(
  ['CC-CRI-03', 'CC-CRI-04', 'CC-JTY-01'],
  'each kind of journey has its crises, and every entry is reached',
  () => {
    expect(tables.map(({ id }) => id).toSorted()).toEqual([
      'decapitation-crises',
      'deliverance-crises',
      'hunt-crises',
      'scavenge-crises',
    ]);
    expect(entries.length).toBeGreaterThanOrEqual(48);
    const reached = new Set(tables.flatMap(({ day, night }) => [...day, ...night].map(({ entry }) => entry)));
    for (const { lines } of entries)
      for (const [, id] of JSON.stringify(lines).matchAll(/\{"entry":"([a-z-]+)"\}/g))
        reached.add(id as string);
    expect([...reached].toSorted()).toEqual(entries.map(({ id }) => id).toSorted());
  },
);
