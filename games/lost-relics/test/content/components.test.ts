import { expect, test } from 'vitest';
import type { AnyCard } from '../../src/content/schema.js';
import { records } from '../../src/generated/content.js';
import { COMPANION, HEROES, LIMITS } from '../../src/terms.js';

type OfKind<K> = AnyCard extends infer C ? (C extends { kind: K } ? C : never) : never;
const all = <K extends AnyCard['kind']>(kind: K): OfKind<K>[] =>
  records.map(({ record }) => record as AnyCard).filter((card): card is OfKind<K> => card.kind === kind);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const count = <T>(list: readonly T[], fits: (one: T) => boolean): number => list.filter(fits).length;

test('five miniatures: four heroes and the bird, and three dice for each of the four', () => {
  expect(
    all('hero')
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...HEROES, COMPANION].toSorted());
  expect(HEROES.length * LIMITS.diceOfHero).toBe(12);
});

test('31 hostile tokens of 16 kinds in five groups', () => {
  const hostiles = all('hostile');
  const tokens = Object.fromEntries(hostiles.map((one) => [one.id, one.tokens]));
  expect(tokens).toEqual({
    skeleton: 6,
    'skeleton-champion': 1,
    magister: 1,
    tzaangor: 1,
    acolyte: 2,
    'blue-horror': 1,
    'brimstone-horror': 1,
    grot: 4,
    squig: 2,
    fanatic: 1,
    'squig-herder': 1,
    shaman: 1,
    clanrat: 4,
    stormvermin: 1,
    'orruk-boy': 3,
    'orruk-boss': 1,
  });
  expect(sum(Object.values(tokens))).toBe(31);
  const groups = [...new Set(hostiles.map(({ group }) => group))];
  expect(groups.toSorted()).toEqual(['cult', 'grots', 'orruks', 'skaven', 'skeletons']);
  // Each group has one leader, and of a leader there is one token.
  for (const group of groups) {
    const leaders = hostiles.filter((one) => one.group === group && one.rank === 'leader');
    expect(
      leaders.map((leader) => leader.tokens),
      group,
    ).toEqual([1]);
  }
});

test('28 treasure cards: 10 weapons, 7 armours, 8 artefacts and 3 of no type; one for each hero alone', () => {
  const treasure = all('treasure');
  const types = ['weapon', 'armour', 'artefact', undefined] as const;
  expect(types.map((type) => count(treasure, (one) => one.type === type))).toEqual([10, 7, 8, 3]);
  const bound = treasure.flatMap(({ hero }) => (hero === undefined ? [] : [hero]));
  expect(bound.toSorted()).toEqual([...HEROES].toSorted());
});

test('54 cards: heroes, initiative, hostiles, the adventure card and treasure', () => {
  const initiative = HEROES.length;
  const adventureCard = 1;
  const printed = [
    all('hero').length,
    initiative,
    all('hostile').length,
    adventureCard,
    all('treasure').length,
  ];
  expect(sum(printed)).toBe(54);
});

test('four boards with two faces each', () => {
  const faces = all('board').map(({ id }) => id);
  expect(faces.toSorted()).toEqual(['1a', '1b', '2a', '2b', '3a', '3b', '4a', '4b']);
});

test('twelve adventures, and none of them twice in a campaign', () => {
  expect(all('adventure')).toHaveLength(12);
  for (const { id, adventures } of all('campaign'))
    expect(new Set(adventures).size, id).toBe(adventures.length);
});
