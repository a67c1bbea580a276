import type { Chapter } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { reachedOf } from '../src/balance/cells.js';
import { deadOf } from '../src/balance/dead.js';
import { differenceOf } from '../src/balance/difference.js';
import { histogram } from '../src/balance/histogram.js';
import { lossesOf } from '../src/balance/losses.js';
import { peopleOf } from '../src/balance/people.js';
import { type PieceFigures, piecesOf } from '../src/balance/pieces.js';
import { type Play, playsOf } from '../src/balance/plays.js';
import { sourcesOf } from '../src/balance/sources.js';
import type { GameRow } from '../src/types.js';

const chapter = (changes: Partial<Chapter> = {}): Chapter => ({
  name: 'cave',
  result: 'won',
  places: { ann: changes.result === 'lost' ? 2 : 1 },
  rounds: 5,
  decisions: 20,
  end: changes.result === 'lost' ? 'all fell' : 'won',
  place: 'pit',
  stage: 2,
  people: { ann: [3, 0, 4] },
  harm: {},
  dealt: {},
  pieces: {},
  ...changes,
});
const play = (changes: Partial<Chapter> = {}, stratum = 'easy'): Play => {
  const made = chapter(changes);
  return { chapter: made, labels: {}, won: made.result === 'won', stratum };
};
const many = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));
const lost = { result: 'lost' };

describe('the difference that something makes', () => {
  test('is that of the win rates', () => {
    const found = differenceOf([{ with: 100, wonWith: 60, without: 100, wonWithout: 40 }]);
    expect(found?.difference).toBeCloseTo(0.2);
    expect(found).toMatchObject({ with: 100, without: 100, small: false });
    expect(found?.low).toBeGreaterThan(0);
    expect(found?.high).toBeLessThan(0.4);
  });
  test('is not fooled by hard games in which it is met more often', () => {
    const found = differenceOf([
      { with: 90, wonWith: 9, without: 10, wonWithout: 1 },
      { with: 10, wonWith: 9, without: 90, wonWithout: 81 },
    ]);
    expect(found?.difference).toBeCloseTo(0);
  });
  test('needs both sides of a stratum', () => {
    expect(differenceOf([{ with: 9, wonWith: 9, without: 0, wonWithout: 0 }])).toBeNull();
    expect(differenceOf([])).toBeNull();
  });
  test('says when there are few games', () => {
    expect(differenceOf([{ with: 200, wonWith: 9, without: 5, wonWithout: 5 }])?.small).toBe(true);
  });
  test('stays between minus one and one', () => {
    const found = differenceOf([{ with: 1, wonWith: 1, without: 1, wonWithout: 0 }]);
    expect(found).toMatchObject({ difference: 1, high: 1 });
    expect(found?.low).toBeGreaterThanOrEqual(-1);
  });
});

describe('a histogram', () => {
  test('has a bin for every number if they are few', () => {
    expect(histogram([3, 3, 5]).bins).toEqual([
      { from: 3, to: 3, count: 2 },
      { from: 4, to: 4, count: 0 },
      { from: 5, to: 5, count: 1 },
    ]);
  });
  test('has round bins if they are many, and loses nothing', () => {
    const { bins, count } = histogram(many(300, (i) => i));
    expect(bins).toHaveLength(15);
    expect(bins[1]).toEqual({ from: 20, to: 39, count: 20 });
    expect(bins.reduce((sum, bin) => sum + bin.count, 0)).toBe(count);
  });
  test('of nothing is empty', () => expect(histogram([])).toMatchObject({ count: 0, bins: [] }));
});

describe('pieces', () => {
  const sword = { id: 'sword', name: 'Sword', kind: 'gear', side: 'ours' } as const;
  const troll = { id: 'troll', name: 'Troll', kind: 'enemies', side: 'theirs' } as const;
  const used: Partial<Chapter> = { pieces: { sword: [4, 2] } };
  const unused: Partial<Chapter> = { pieces: { sword: [3, 0] } };
  const figures = (plays: Play[], piece: typeof sword | typeof troll) => piecesOf(plays, [piece])[0];

  test('are counted', () => {
    const plays = [play({ pieces: { sword: [4, 2] } }), play({ pieces: { sword: [3, 0] } }), play()];
    expect(figures(plays, sword)).toMatchObject({ had: 2, used: 1, chances: 7, uses: 2 });
  });
  test('that are chosen are measured against not using them', () => {
    const plays = [...many(40, () => play({ ...used })), ...many(40, () => play({ ...unused, ...lost }))];
    expect(figures(plays, sword)).toMatchObject({
      against: 'unused',
      contribution: { difference: 1, small: false },
    });
  });
  test('that are always used are measured against their absence', () => {
    const plays = [...many(40, () => play({ ...used, ...lost })), ...many(40, () => play())];
    expect(figures(plays, sword)).toMatchObject({ against: 'absent', contribution: { difference: -1 } });
  });
  test('that come over the party are measured against their absence', () => {
    const plays = [
      ...many(40, () => play({ pieces: { troll: [1, 1] }, ...lost })),
      ...many(40, () => play()),
    ];
    expect(figures(plays, troll)).toMatchObject({ against: 'absent', contribution: { difference: -1 } });
  });
  test('of one hero are not measured with the hero', () => {
    const plays = [
      ...many(40, () => play({ ...used, people: { bob: [0, 0, 0] } })),
      ...many(40, () => play(lost)),
    ];
    expect(figures(plays, sword)?.contribution).toBeNull();
  });
  test('that nobody met have no figures', () => {
    expect(figures([play()], troll)).toMatchObject({ had: 0, contribution: null });
  });
  test('are dead in four ways', () => {
    const piece = (id: string, figure: Partial<PieceFigures>): PieceFigures => ({
      ...{ ...sword, id, had: 50, used: 40, chances: 200, uses: 90 },
      ...{ contribution: null, against: 'absent' },
      ...figure,
    });
    expect(
      deadOf([
        piece('fine', {}),
        piece('box', { had: 0, used: 0, chances: 0, uses: 0 }),
        piece('rust', { used: 0, uses: 0 }),
        piece('shy', { uses: 5 }),
        piece('dusty', { used: 3, uses: 3, chances: 9 }),
        piece('foe', { used: 0, uses: 0, side: 'theirs' }),
      ]),
    ).toEqual({ neverMet: ['box'], neverUsed: ['rust'], seldomTaken: ['shy'], seldomUsed: ['dusty'] });
  });
});

test('heroes are compared with parties of the same size', () => {
  const plays = [
    ...many(30, () => play({ people: { ann: [2, 1, 6], bob: [1, 0, 0] } })),
    ...many(30, () => play({ people: { bob: [1, 0, 0], cid: [9, 1, 1] }, ...lost })),
    play({ people: { ann: [0, 0, 0] } }),
  ];
  const people = peopleOf(plays);
  expect(people.map(({ id, party }) => `${id} ${party}`)).toEqual(['ann 1', 'ann 2', 'bob 2', 'cid 2']);
  expect(people[0]?.without).toBeNull();
  expect(people[1]).toMatchObject({
    plays: 30,
    suffered: 2,
    defeated: 1,
    dealt: 6,
    difference: { difference: 1 },
  });
});

test('harm is summed by its source', () => {
  const plays = [play({ harm: { rat: 3, pit: 1 } }), play({ harm: { rat: 1 } })];
  expect(sourcesOf(plays, 'harm')).toEqual([
    { id: 'rat', total: 4, perPlay: 2, share: 0.8, plays: 2, perPlayThere: 2 },
    { id: 'pit', total: 1, perPlay: 0.5, share: 0.2, plays: 1, perPlayThere: 1 },
  ]);
});

test('losses are told by end, stage and place', () => {
  const plays = [
    play(),
    play({ ...lost, stage: 3 }),
    play({ ...lost, end: 'late', place: 'hall', rounds: 9 }),
  ];
  expect(lossesOf(plays)[0]).toMatchObject({
    played: 3,
    lost: 2,
    ends: { 'all fell': 1, late: 1 },
    stages: [0, 1, 1],
    places: { hall: 1, pit: 1 },
    rounds: { median: 5, max: 9 },
  });
});

test('chapters of a campaign count as they are reached', () => {
  const row = (chapters: Chapter[]): GameRow => ({
    ...{
      index: 0,
      seed: 's',
      setup: 'two',
      result: 'won',
      places: { p1: 1 },
      decisions: 1,
      figures: {},
      failure: null,
      used: null,
    },
    chapters,
  });
  const rows = [
    row([chapter(), chapter({ name: 'tower', ...lost })]),
    row([chapter(lost), chapter({ name: 'tower' })]),
  ];
  const labelsOf = () => ({ party: 'two' });
  expect(reachedOf(rows, labelsOf)).toMatchObject([
    { chapter: 'cave', place: 1, reached: 2, winRate: { rate: 0.5 } },
    { chapter: 'tower', place: 2, reached: 2 },
  ]);
  expect(reachedOf([row([chapter()])], labelsOf)).toEqual([]);
  expect(playsOf(rows, labelsOf)).toHaveLength(4);
});
