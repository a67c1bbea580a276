import { LEVELS, type Level } from '../../terms.js';
import type { WowBox } from '../box.js';
import { rankOf } from '../map.js';
import type { Space, World } from '../schema.js';
import { allOf, type Check, eachOf, ofBoard } from './pack.js';

const CITIES = 3;
/** What a name and its marks need around a space, in hundredths of the height of the board. */
const ROOM = 14;
const MARGIN = 5;
/** The board is half as wide again as it is high. */
const WIDTH = 1.5;
const WAYS_UP = 2;
const FLIGHTS = 2;

export const oneBoard: Check = (pack) => {
  const boards = allOf(pack, 'world').length;
  return boards === 1 ? [] : [{ file: '', id: 'world', message: `there are ${boards} boards, not 1` }];
};

export const threeCities: Check = ofBoard(({ spaces }) => {
  const cities = spaces.filter(({ city }) => city);
  return [
    cities.length !== CITIES && `it has ${cities.length} cities, not ${CITIES}`,
    ...cities.map(({ id, colour }) => colour !== 'grey' && `the city '${id}' is not grey`),
    ...cities.map(
      ({ id, encounter }) => encounter !== undefined && `an encounter stands in the city '${id}'`,
    ),
  ];
});

export const linksAreThere: Check = ofBoard(({ spaces, regions }) => {
  const ids = spaces.map(({ id }) => id);
  return spaces.flatMap(({ id, links, region }, at) => [
    ids.indexOf(id) !== at && `the space '${id}' is there twice`,
    ...links.map(
      (to) => (!ids.includes(to) || to === id) && `'${id}' leads to '${to}', which is no other space`,
    ),
    regions[region] === undefined && `'${id}' lies in '${region}', which is no region`,
  ]);
});

/** What can be walked to from a space without entering any colour above this. */
function reachable({ map }: WowBox, from: string, level: Level): Set<string> {
  const seen = new Set([from]);
  for (const at of seen) {
    for (const to of map?.links[at] ?? []) {
      if (rankOf(map?.spaces[to]?.colour ?? 'red') <= rankOf(level)) seen.add(to);
    }
  }
  return seen;
}

/** Whoever may enter a space can walk there from every city. */
export const everythingIsReachable: Check = ofBoard(({ spaces }, box) => {
  const cities = spaces.filter(({ city }) => city).map(({ id }) => id);
  return cities.flatMap((city) =>
    LEVELS.flatMap((level) => {
      const seen = reachable(box, city, level);
      return spaces.map(
        ({ id, colour }) =>
          colour === level && !seen.has(id) && `a ${level} character cannot walk from '${city}' to '${id}'`,
      );
    }),
  );
});

/** At least two arrows for each level, where a character of the level below may stand. */
export const levelsAreInReach: Check = ofBoard(({ spaces }, { records }) =>
  LEVELS.slice(1).map((level) => {
    const ways = spaces.filter(({ encounter = '', colour }) => {
      const card = records[encounter];
      const gives = card?.kind === 'board-encounter' && 'level' in card.reward && card.reward.level === level;
      return gives && rankOf(colour) < rankOf(level);
    });
    return (
      ways.length < WAYS_UP &&
      `${ways.length} encounters of spaces below ${level} award the ${level} level, not ${WAYS_UP}`
    );
  }),
);

export const encountersStandOnce: Check = ofBoard(({ spaces }, { records }, pack) => {
  const standing = spaces.flatMap(({ encounter }) => encounter ?? []);
  return [
    ...standing.map((id) => records[id]?.kind !== 'board-encounter' && `there is no board encounter '${id}'`),
    ...allOf(pack, 'board-encounter').map(({ id }) => {
      const times = standing.filter((one) => one === id).length;
      return times !== 1 && `the encounter '${id}' stands on ${times} spaces, not 1`;
    }),
  ];
});

/** A flight path needs another one of its colour: whoever may start there can land somewhere. */
export const flightsLeadSomewhere: Check = ofBoard(({ spaces }) => {
  const flights = spaces.filter(({ resources = [] }) => resources.includes('flight-path'));
  return LEVELS.map((level) => {
    const count = flights.filter(({ colour }) => colour === level).length;
    return count > 0 && count < FLIGHTS && `there is only ${count} ${level} flight path`;
  });
});

const GIVEN = [
  'auction-house',
  'quest-giver',
  'scroll',
  'book',
  'small-healing',
  'large-healing',
  'place-discovery',
] as const;

export const everyResourceIsThere: Check = ofBoard(({ spaces }) =>
  [...GIVEN, 'flight-path' as const].map(
    (resource) =>
      !spaces.some(({ resources = [] }) => resources.includes(resource)) &&
      `no space has the resource '${resource}'`,
  ),
);

type Point = { x: number; y: number };
const pointOf = ({ at: [x, y] }: Space): Point => ({ x: x * WIDTH, y });

export const spacesHaveRoom: Check = ofBoard(({ spaces }) =>
  spaces.flatMap((space, i) => {
    const { x, y } = pointOf(space);
    const near = spaces.slice(i + 1).filter((other) => {
      const to = pointOf(other);
      return Math.hypot(to.x - x, to.y - y) < ROOM;
    });
    const outside = space.at.some((value) => value < MARGIN || value > 100 - MARGIN);
    return [
      outside && `'${space.id}' lies on the edge of the board`,
      ...near.map(({ id }) => `'${space.id}' and '${id}' lie too close together`),
    ];
  }),
);

type Route = { ends: [string, string]; from: Point; to: Point };
function routesOf({ spaces }: World, { map }: WowBox): Route[] {
  const points = Object.fromEntries(spaces.map((space) => [space.id, pointOf(space)]));
  return spaces.flatMap(({ id }) =>
    (map?.links[id] ?? []).flatMap((to): Route[] => {
      const [a, b] = [points[id], points[to]];
      return id < to && a !== undefined && b !== undefined ? [{ ends: [id, to], from: a, to: b }] : [];
    }),
  );
}

/** On which side of a line a point lies. */
const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
const parts = (one: Route, other: Route): boolean =>
  turn(one.from, one.to, other.from) * turn(one.from, one.to, other.to) < 0;
const cross = (one: Route, other: Route): boolean =>
  !one.ends.some((end) => other.ends.includes(end)) && parts(one, other) && parts(other, one);

export const routesDoNotCross: Check = ofBoard((world, box) => {
  const routes = routesOf(world, box);
  return routes.flatMap((one, i) =>
    routes
      .slice(i + 1)
      .filter((other) => cross(one, other))
      .map((other) => `the routes ${one.ends.join(' – ')} and ${other.ends.join(' – ')} cross`),
  );
});

/** The reward of a board encounter exists, and every trophy can be won. */
export const rewardsAreThere: Check = eachOf('board-encounter', ({ reward }, { records }) => [
  'trophy' in reward && records[reward.trophy]?.kind !== 'trophy' && `there is no trophy '${reward.trophy}'`,
]);

export const trophiesAreWon: Check = eachOf('trophy', ({ id }, { records }) => {
  const given = Object.values(records).some(
    (card) => card.kind === 'board-encounter' && 'trophy' in card.reward && card.reward.trophy === id,
  );
  return [!given && 'nothing on the board awards it'];
});
