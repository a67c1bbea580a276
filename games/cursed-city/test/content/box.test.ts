import { describe, expect, test } from 'vitest';
import { emptyBox } from '../../src/content/box.js';
import * as library from '../../src/content/library.js';
import { baseRecords, bones, heroes } from '../records.js';

const sourced = (cards: readonly object[]) => cards.map((record) => ({ file: 'test', record }));
const box = emptyBox.with(sourced(baseRecords));

describe('a box', () => {
  test('takes every kind of record', () => {
    expect(box.errors).toEqual([]);
    expect(Object.keys(box.records)).toHaveLength(baseRecords.length);
  });

  test('finds the weapons of every side and the models of every category', () => {
    expect(box.sides.ada?.inspired?.weapons).toEqual(['ada/inspired/blade', 'ada/inspired/bow']);
    expect(library.weaponAt({ box }, 'bones/night/claw').damage).toEqual([1, 2]);
    expect(box.modelsOf.bones).toEqual([
      'bone#1',
      'bone#2',
      'bone#3',
      'bone#4',
      'bone#5',
      'bone#6',
      'captain',
    ]);
    expect(box.models.captain).toEqual({ category: 'bones', model: 'captain' });
  });

  test('rolls the dice that its records draw', () => {
    expect([box.dice.d6.sides, box.dice.d8.sides, box.dice.d12.sides]).toEqual([6, 8, 12]);
  });

  test('works out each ground once', () => {
    const ground = { tiles: [{ face: 'hall', at: [0, 0] as const, turn: 0 as const }], links: [], marks: [] };
    expect(box.planOf(ground).cells).toHaveLength(24);
    expect(box.planOf(ground)).toBe(box.planOf(ground));
  });

  test('leaves out a table with gaps and a verb that does not exist', () => {
    const [hero] = heroes;
    const wrong = emptyBox.with(
      sourced([
        { ...bones, day: { ...bones.day, behaviour: [{ from: 1, to: 6, name: 'Half', does: [] }] } },
        { ...hero, path: { ...hero?.path, lines: [{ do: { dance: {} } }] } },
      ]),
    );
    expect(wrong.errors.map(({ id, message }) => `${id}: ${message}`)).toEqual([
      'bones: day.behaviour: rows go from 1 to 12 without gaps',
      expect.stringMatching(/^ada: path\.lines\.0\.do: there is no verb 'dance'; there are: act, /),
    ]);
  });
});

test('a card is found by its kind, and by the id of a copy', () => {
  const at = { box };
  const found = [
    library.heroCard(at, 'ada'),
    library.hostileCard(at, 'bones'),
    library.encounterCard(at, 'encounter-1'),
    library.discoveryCard(at, 'potion#2'),
    library.tileCard(at, 'hall'),
    library.mapCard(at, 'one-hall'),
    library.journeyCard(at, 'hunt'),
    library.tableCard(at, 'events'),
    library.questCard(at, 'city'),
    library.difficultyCard(at, 'standard'),
  ];
  expect(found.map(({ id }) => id)).toEqual([
    'ada',
    'bones',
    'encounter-1',
    'potion',
    'hall',
    'one-hall',
    'hunt',
    'events',
    'city',
    'standard',
  ]);
  const absent = [library.explorationCard, library.crisesTable, library.entryCard];
  for (const find of absent) expect(() => find(at, 'ada')).toThrow("'ada'");
  expect(() => library.uniqueAt(at, 'ada/front/none')).toThrow("there is no action 'ada/front/none'");
});
