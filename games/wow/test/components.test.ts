import { expect, test } from 'vitest';
import type { AnyCard } from '../src/content/schema.js';
import { records } from '../src/generated/content.js';

type OfKind<K> = AnyCard extends infer C ? (C extends { kind: K } ? C : never) : never;
const all = <K extends AnyCard['kind']>(kind: K): OfKind<K>[] =>
  records.map(({ record }) => record as AnyCard).filter((card): card is OfKind<K> => card.kind === kind);
const count = (list: readonly { copies?: number | undefined }[]): number =>
  list.reduce((sum, { copies = 1 }) => sum + copies, 0);
const LEVELS = ['grey', 'green', 'yellow', 'red'] as const;

test.each(LEVELS)('40 %s challenge cards: 30 encounters and 10 events', (level) => {
  const deck = all('challenge').filter(({ colour }) => colour === level);
  const encounters = deck.filter(({ front }) => front.is === 'encounter');
  expect(count(deck)).toBe(40);
  expect(count(encounters)).toBe(30);
  expect(count(encounters.filter(({ back }) => back.is === 'none'))).toBe(2);
  const scopes = deck.flatMap(({ front }) => (front.is === 'event' ? [front.scope] : []));
  expect(
    ['global', 'location', 'special'].map((scope) => scopes.filter((one) => one === scope).length),
  ).toEqual([3, 4, 3]);
  const aggro = encounters.filter(({ front }) => front.is === 'encounter' && front.traits?.includes('aggro'));
  expect(count(aggro)).toBeGreaterThanOrEqual(6);
  expect(count(aggro)).toBeLessThanOrEqual(9);
});

test('18 starting quests of 1 valor, and 30 elite quests of 1 to 3', () => {
  const starting = all('quest').filter(({ deck }) => deck === 'starting');
  const elite = all('quest').filter(({ deck }) => deck === 'elite');
  expect(starting.map(({ valor }) => valor)).toEqual(Array.from({ length: 18 }, () => 1));
  expect([1, 2, 3].map((worth) => elite.filter(({ valor }) => valor === worth).length)).toEqual([8, 14, 8]);
  expect(elite).toHaveLength(30);
});

test('16 trophies: three of each overlord, four of Booty Bay', () => {
  const trophies = all('trophy');
  expect(count(trophies)).toBe(16);
  const worth = Object.fromEntries(trophies.map(({ id, valor, copies }) => [id, [valor, copies]]));
  expect(worth).toEqual({
    'heart-of-hakkar': [4, 3],
    'ember-scale': [4, 3],
    'marshals-baton': [3, 3],
    'admirals-bell': [3, 3],
    'harbor-papers': [1, 4],
  });
});

test('20 discoveries: ten kinds, two of each', () => {
  expect(all('discovery').map(({ copies }) => copies)).toEqual(Array.from({ length: 10 }, () => 2));
});

test('41 spaces: 3 cities, 12 gray, 10 green, 9 yellow and 7 red', () => {
  const spaces = all('world').flatMap((board) => board.spaces);
  expect(spaces.filter(({ city }) => city).map(({ id }) => id)).toEqual([
    'undercity',
    'stormwind',
    'ironforge',
  ]);
  const wild = spaces.filter(({ city }) => !city);
  expect(LEVELS.map((level) => wild.filter(({ colour }) => colour === level).length)).toEqual([12, 10, 9, 7]);
  expect(spaces.filter(({ key }) => key)).toHaveLength(12);
  expect(spaces.filter(({ resources = [] }) => resources.includes('flight-path'))).toHaveLength(7);
});

test('what is printed on a character of the level is met: attack and defense of encounters', () => {
  // Facts 4.9: grey attack 1 or 2 and defense about 5; about one more of each for each level.
  const range = {
    grey: [1, 2, 4, 6],
    green: [2, 3, 5, 7],
    yellow: [3, 4, 6, 9],
    red: [4, 5, 8, 10],
  } as const;
  for (const { id, colour, front } of all('challenge')) {
    if (front.is !== 'encounter') continue;
    const [least, most, weakest, strongest] = range[colour];
    expect(front.attack >= least && front.attack <= most, id).toBe(true);
    expect(front.defense >= weakest && front.defense <= strongest, id).toBe(true);
  }
});
