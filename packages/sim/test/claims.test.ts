import { type Chapter, type Piece, sharedPlaces } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import type { Cell } from '../src/balance/cells.js';
import { differenceOf, isSure } from '../src/balance/difference.js';
import type { Balance } from '../src/balance/index.js';
import { peopleOf } from '../src/balance/people.js';
import { piecesOf } from '../src/balance/pieces.js';
import type { Play } from '../src/balance/plays.js';
import { inShort } from '../src/html/head.js';
import { cards } from '../src/html/sections/cards.js';
import { people } from '../src/html/sections/people.js';
import { winRates } from '../src/html/sections/win-rates.js';
import { wilson } from '../src/statistics.js';

const many = <T>(count: number, of: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => of(i));
const play = (won: boolean, changes: Partial<Chapter>): Play => ({
  won,
  stratum: 'easy',
  labels: {},
  chapter: {
    ...{ name: 'cave', result: won ? 'won' : 'lost', rounds: 5, decisions: 20, end: '', place: '', stage: 1 },
    places: sharedPlaces(Object.keys(changes.people ?? {}), won),
    ...{ people: {}, harm: {}, dealt: {}, pieces: {} },
    ...changes,
  },
});
const nothing: Balance = {
  target: { low: 0.25, high: 0.75 },
  ...{
    plays: 0,
    cells: [],
    reached: [],
    lengths: [],
    losses: [],
    harm: [],
    dealt: [],
    people: [],
    pieces: [],
  },
  dead: { neverMet: [], neverUsed: [], seldomTaken: [], seldomUsed: [] },
  names: {},
};

describe('what is said about heroes', () => {
  /** Ann with Bob against Bob with Cid: Ann wins so many of ten, the others so many; falls are given, too. */
  const said = (times: number, [ann, cid]: [number, number], falls: (i: number) => number = () => 1) => {
    const plays = [
      ...many(10 * times, (i) =>
        play(i % 10 < ann, { people: { ann: [2, falls(i), 6], bob: [1, 0, i % 3] } }),
      ),
      ...many(10 * times, (i) => play(i % 10 < cid, { people: { cid: [2, 0, 1], bob: [1, 0, i % 3] } })),
    ];
    return (people({ ...nothing, people: peopleOf(plays) })[0]?.says ?? []).join(' ');
  };

  test('is nothing where there are few plays, however different they were', () => {
    const text = said(1, [9, 1]);
    expect(text).toContain('Not enough games to tell what a hero adds');
    expect(text).toContain('10 plays with and 10 without');
    expect(text).toContain('Not enough games to tell who falls most often (10 plays).');
    expect(text).not.toMatch(/depends on|beyond doubt|No hero/);
  });
  test('is a claim where the interval allows it, with the interval', () => {
    const text = said(20, [8, 4]);
    expect(text).toMatch(/The win rate depends on ann in parties of 2 \(\+40 points, \+\d+ to \+\d+\)/);
    expect(text).toContain('ann falls most often (1.00 times in a play).');
  });
  test('names the plays where nobody stands out', () => {
    expect(said(20, [5, 5])).toContain(
      'No hero stands out in the win rate: what 400 plays show may be chance.',
    );
  });
  test('does not crown anybody who is ahead by a hair', () => {
    const text = said(20, [5, 5], (i) => (i % 100 === 0 ? 1 : 0));
    expect(text).toContain('Not enough games to tell who falls most often: ann (0.01 times in 200 plays)');
  });
});

describe('what is said about cards', () => {
  const piece = (id: string): Piece => ({ id, name: id, kind: 'gear', side: 'ours' });
  const said = (pieces: readonly Piece[], plays: readonly Play[]) =>
    (cards({ ...nothing, plays: plays.length, pieces: piecesOf(plays, pieces) })[0]?.says ?? []).join(' ');
  const plays = (count: number, [used, unused]: [number, number]) => [
    ...many(count, (i) => play(i % 10 < used, { people: { ann: [0, 0, 0] }, pieces: { sword: [1, 1] } })),
    ...many(count, (i) => play(i % 10 < unused, { people: { ann: [0, 0, 0] }, pieces: { sword: [1, 0] } })),
  ];

  test('is nothing where there are few plays', () => {
    const text = said([piece('sword')], plays(10, [10, 0]));
    expect(text).toBe(
      'Not enough games to tell about any of 1 card: 20 plays, and 30 with and without a card are needed.',
    );
  });
  test('is a claim where the interval allows it', () => {
    expect(said([piece('sword')], plays(200, [8, 4]))).toContain(
      'Using these goes with winning: sword (+40).',
    );
  });
  test('counts how many cards are looked at: among two hundred, some stand out by chance', () => {
    const pairs = [{ with: 200, wonWith: 111, without: 200, wonWithout: 89 }];
    const found = differenceOf(pairs);
    expect(found?.low).toBeGreaterThan(0);
    expect(isSure(found, 1)).toBe(true);
    expect(isSure(found, 200)).toBe(false);
    expect(isSure(differenceOf([{ with: 20, wonWith: 20, without: 20, wonWithout: 0 }]), 1)).toBe(false);
    expect(isSure(null, 1)).toBe(false);
  });
  test('says of how many others it can say nothing', () => {
    const text = said([piece('sword'), piece('rope')], plays(200, [5, 5]));
    expect(text).toContain('No card of the heroes stands out among 1 with enough plays.');
    expect(text).toContain('Not enough games to tell about 1 other card');
  });
});

describe('in short', () => {
  const cell = (name: string, won: number, games: number): Cell => ({
    labels: { quest: name },
    games,
    finished: games,
    crashed: 0,
    stuck: 0,
    won,
    lost: games - won,
    winRate: wilson(won, games),
    seats: null,
  });
  const short = (cells: Cell[]) => inShort([winRates({ ...nothing, cells })]).text.replaceAll('\u00a0', ' ');

  test('names what is too hard and what is too easy', () => {
    const text = short([cell('cave', 5, 100), cell('hall', 50, 100), cell('lawn', 95, 100)]);
    expect(text).toContain('Too hard: cave (5 %).');
    expect(text).toContain('Too easy: lawn (95 %).');
  });
  test('does not judge a set-up by a handful of games', () => {
    const text = short([cell('cave', 1, 5), cell('hall', 50, 100)]);
    expect(text).not.toContain('Too hard');
    expect(text).toContain('Not enough games to tell: cave (20 % of 5 games).');
  });
  test('does not call a set-up even that may be anything', () => {
    const text = short([cell('cave', 2, 4), cell('hall', 50, 100)]);
    expect(text).toContain(
      'Of 2 set-ups, 1 lies inside the target band of 25 % to 75 % for sure and none lie outside.',
    );
    expect(text).toContain('Not enough games to tell: cave (50 % of 4 games).');
  });
});
