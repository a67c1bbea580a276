import { type Source, validatorOf } from '@questhall/tabletop';
import { describe, expect, test } from 'vitest';
import * as entries from '../../src/content/checks/entries.js';
import * as journeys from '../../src/content/checks/journeys.js';
import * as tutorials from '../../src/content/checks/tutorials.js';
import * as winning from '../../src/content/checks/winning.js';
import type { AnyCard, JourneyCard } from '../../src/content/schema/index.js';
import { records } from '../../src/generated/content.js';
import { rule } from '../kit.js';

/** The records with one of them changed, or taken out. */
function changed(id: string, change: object | null): Source[] {
  return records.flatMap(({ file, record }) => {
    const one = record as { id: string };
    if (one.id !== id) return [{ file, record }];
    return change === null ? [] : [{ file, record: { ...one, ...change } }];
  });
}
const validate = validatorOf<AnyCard>([
  ...Object.values(journeys),
  ...Object.values(winning),
  ...Object.values(entries),
  ...Object.values(tutorials),
]);
const faults = (id: string, change: object | null): string[] =>
  validate(changed(id, change)).map(({ id: at, message }) => `${at}: ${message}`);
const sheet = (id: string): JourneyCard =>
  records.map(({ record }) => record as JourneyCard).find((one) => one.id === id) as JourneyCard;

describe('a journey is refused', () => {
  test('if its map, its crises or what follows is not there', () => {
    expect(
      faults('hunt', {
        crises: 'hunt',
        leadsTo: 'home',
        maps: [{ from: 1, to: 12, map: 'nowhere' }],
      }),
    ).toEqual([
      "hunt: there is no crises 'hunt'",
      "hunt: there is no map 'nowhere'",
      "hunt: there is no journey 'home'",
    ]);
  });

  test('if the box has no such model', () => {
    expect(faults('fell-guardian', { targets: ['dragon'] })).toEqual([
      "fell-guardian: there is no model 'dragon'",
    ]);
    expect(faults('fell-guardian', { victory: { text: '', if: { slain: { model: 'dragon' } } } })).toEqual([
      "fell-guardian: there is no model 'dragon'",
    ]);
  });

  test('if its map does not name the spaces that it names', () => {
    const [, villain] = sheet('captain-of-the-damned').begin ?? [];
    expect(faults('fell-guardian', { begin: [...(sheet('fell-guardian').begin ?? []), villain] })).toEqual([
      "fell-guardian: the map 'vargskyr-run' has no spaces named 'captain'",
    ]);
  });

  test('if nothing gathers what it lays on the table', () => {
    expect(faults('deliverance', { rules: [] })).toEqual([
      "deliverance: nothing gathers its tokens of the kind 'citizen'",
    ]);
    expect(faults('shuffling-horrors', { rules: [] })).toEqual([
      "shuffling-horrors: nothing gathers its tokens of the kind 'phylactery'",
    ]);
  });
});

describe('a journey that cannot be won is refused', () => {
  const wants = (id: string, goal: object) => faults(id, { victory: { text: '', if: goal } });

  test('if more is to be slain than the box has, or what nothing brings in', () => {
    expect(wants('family-ties', { slain: { model: 'blood-born', atLeast: 4 } })).toEqual([
      'family-ties: 4 blood-born must be slain, but the box has 3',
    ]);
    expect(faults('final-assault', { rules: [] })).toContain(
      "final-assault: nothing brings 'radukar-the-wolf' in",
    );
  });

  test('if the box has too little realmstone', () => {
    expect(wants('scavenge', { realmstone: { atLeast: 23 } })).toEqual([
      'scavenge: realmstone worth 23 must be found, but the box has 22',
    ]);
  });

  test('if its tokens are too few', () => {
    expect(wants('deliverance', { counter: { name: 'rescued', atLeast: 99 } })[0]).toMatch(
      /^deliverance: 'rescued' has to come to 99; there are tokens for \d+$/,
    );
    expect(wants('shuffling-horrors', { counter: { name: 'broken', atLeast: 5 } })).toEqual([
      "shuffling-horrors: 'broken' has to come to 5; there are tokens for 4",
    ]);
  });

  test('if its end lies beyond its track', () => {
    expect(faults('hunt', { questTrack: 7 })).toEqual(['hunt: it ends at 8, but its quest track at 7']);
  });
});

describe('a quest is refused', () => {
  test('if its journeys and tables are not there', () => {
    expect(faults('cursed-city', { events: 'weather', last: 'epilogue' })).toEqual([
      "cursed-city: there is no table 'weather'",
      "cursed-city: its last journey 'epilogue' is none of its journeys",
    ]);
    expect(faults('scavenge', null)).toContain("cursed-city: there is no journey 'scavenge'");
  });
});

rule(['CC-JTY-07', 'CC-QST-01'], 'every journey can be unlocked by what can be done before', () => {
  expect(faults('fell-guardian', { unlock: { destroyed: { journey: 'final-assault' } } })).toEqual(
    [
      'fell-guardian',
      'captain-of-the-damned',
      'shuffling-horrors',
      'whispers-in-the-dark',
      'family-ties',
      'final-assault',
    ].map((id) => `cursed-city: nothing unlocks '${id}'`),
  );
  expect(faults('whispers-in-the-dark', { consequences: {} })).toEqual([
    "cursed-city: nothing unlocks 'final-assault'",
  ]);
  expect(faults('final-assault', { unlock: { destroyed: { atLeast: 7 } } })).toEqual([
    "cursed-city: nothing unlocks 'final-assault'",
  ]);
});

describe('an entry is refused', () => {
  const reads = (entry: string) => ({ lines: [{ do: { entry: { entry } } }] });

  test('if it goes on with one that is not there, or nothing leads to it', () => {
    expect(faults('hounds', reads('nowhere'))).toContain("hounds: there is no entry 'nowhere'");
    const row = { from: 1, to: 12, entry: 'hounds' };
    expect(faults('hunt-crises', { day: [row], night: [row] })).toContainEqual(
      expect.stringMatching(/: nothing leads to it$/),
    );
    expect(faults('hunt-crises', { day: [{ ...row, entry: 'nowhere' }] })).toContain(
      "hunt-crises: there is no entry 'nowhere'",
    );
  });

  test('if another one has its number', () => {
    const { number } = sheet('armoury') as unknown as { number: number };
    expect(faults('hounds', { number })).toEqual(["hounds: 'armoury' has its number"]);
  });
});

describe('a tutorial is refused', () => {
  const HOSTILES = { card: 'changing-of-the-guard', category: 'ulfenwatch', model: 'ulfenwatch-skeleton' };

  test('if its hero, its tile or its hostiles are not there', () => {
    expect(faults('tutorial-moving', { hero: { id: 'nobody', at: '13:a2' }, face: 'nowhere' })).toEqual([
      "tutorial-moving: there is no hero 'nobody'",
      "tutorial-moving: there is no tile 'nowhere'",
    ]);
    const hostiles = { ...HOSTILES, card: 'crowd', category: 'dragons', at: ['13:b2'] };
    expect(faults('tutorial-attacking', { hostiles })).toEqual([
      "tutorial-attacking: there is no encounter 'crowd'",
      "tutorial-attacking: there is no hostile 'dragons'",
    ]);
  });

  test('if somebody stands beside its tile, or two in one space', () => {
    const hostiles = { ...HOSTILES, at: ['13:a2', '13:a9'] };
    expect(faults('tutorial-attacking', { hostiles })).toEqual([
      "tutorial-attacking: two are in the space '13:a2'",
      "tutorial-attacking: its tile has no space '13:a9'",
    ]);
  });

  test('if the box has fewer models', () => {
    const hostiles = { ...HOSTILES, at: ['13:b1', '13:c1', '13:d1', '13:e1', '13:f1'] };
    expect(faults('tutorial-attacking', { hostiles })).toEqual([
      "tutorial-attacking: it has 5 models 'ulfenwatch-skeleton'; the box has 4",
    ]);
  });

  test('if the quest names one that is not there', () => {
    expect(faults('cursed-city', { tutorials: ['dancing'] })).toEqual([
      "cursed-city: there is no tutorial 'dancing'",
    ]);
  });
});
