import {
  type Ground,
  layLink,
  layMark,
  type Placement,
  type Square,
  touchedBy,
} from '@questhall/tabletop/ground';
import { expect } from 'vitest';
import {
  closedGateways,
  closedGatewaysAt,
  dropZone,
  furthestSpots,
  lastZonePlacements,
  layAt,
  layGateway,
  layLychgates,
  placementId,
  tilePlacements,
  zoneId,
  zonePlacements,
} from '../../src/placing.js';
import { boxWith, exploring, TILES } from '../drawn.js';
import { rule } from '../kit.js';

const box = boxWith(...TILES);
const at = { box };
const card = exploring('1a');
const second = exploring('2a');
const ids = (placements: readonly Placement[]): string[] => placements.map(placementId);

/** The drop zone, its gateway closed on (2,0) and (2,1). */
const START = dropZone(at, false);
const closed = (id: string, covers: readonly Square[]) => ({ id, open: false, covers });

/** The first tile, laid east of the drop zone, with a closed gateway at this spot. */
function oneTile(spot: string, turn = 0): Ground {
  const way = tilePlacements(at, START, card).find(
    ({ spot: used, tile }) => used === 'west' && tile.turn === turn,
  );
  if (way === undefined) throw new Error('the tile does not fit');
  return layGateway(at, layAt(START, way.tile, way.link), way.tile, spot);
}

rule(
  ['CC-DEL-01', 'CC-DEL-02', 'CC-SET-20'],
  'a Deliverance begins on the drop zone, its gateway closed',
  () => {
    expect(START).toEqual({
      tiles: [{ face: 'drop', at: [0, 0], turn: 0 }],
      links: [
        {
          id: 'gateway-drop',
          open: false,
          covers: [
            [2, 0],
            [2, 1],
          ],
        },
      ],
      marks: [],
    });
    expect(dropZone(at, true).links[0]?.open).toBe(true);
  },
);

rule(
  'CC-DEL-10',
  'a tile comes with one of the locations of its card to a closed gateway, in any turn',
  () => {
    expect(ids(tilePlacements(at, START, card))).toEqual([
      'gateway-drop/north/270',
      'gateway-drop/east/180',
      'gateway-drop/south/90',
      'gateway-drop/west/0',
    ]);
    expect(ids(tilePlacements(at, START, { ...card, gateways: ['west', 'east'] }))).toEqual([
      'gateway-drop/east/180',
      'gateway-drop/west/0',
    ]);
    expect(tilePlacements(at, dropZone(at, true), card)).toEqual([]);
  },
);

rule('CC-DEL-10', 'then the gateway is open and joins both tiles', () => {
  const [way] = tilePlacements(at, START, { ...card, gateways: ['west', 'east'] });
  const laid = layAt(START, way?.tile ?? { face: '1a', at: [0, 0], turn: 0 }, 'gateway-drop');
  expect(laid.links).toEqual([
    {
      id: 'gateway-drop',
      open: true,
      covers: [
        [2, 0],
        [2, 1],
      ],
    },
  ]);
  expect(touchedBy(box.planOf(laid), 'gateway-drop')).toEqual(['drop:b1', 'drop:b2', '1:d2', '1:d3']);
});

rule('CC-DEL-11', 'a tile does not come to touch a lychgate, not even at a corner', () => {
  const haunted = (x: number, y: number) =>
    tilePlacements(at, layMark(START, { id: 'l', covers: [[x, y]] }), card);
  expect(haunted(7, 4)).toHaveLength(4);
  expect(haunted(4, 3)).toEqual([]);
  expect(haunted(7, 3)).toEqual([]);
});

rule('CC-DEL-12', 'a lychgate of the tile does not come to touch another tile', () => {
  const ground = oneTile('east');
  // With its lychgate north it would stand beside nothing; behind the corner of a third tile it would.
  const haunted = { ...second, gateways: ['west', 'east'], lychgates: ['north'] };
  expect(ids(tilePlacements(at, ground, haunted))).toEqual(['gateway-1/east/180', 'gateway-1/west/0']);
  const beside = {
    ...ground,
    tiles: [...ground.tiles, { face: '3a', at: [8, -4] as const, turn: 0 as const }],
  };
  expect(ids(tilePlacements(at, beside, haunted))).toEqual(['gateway-1/east/180']);
});

rule('CC-BRD-05', 'a tile comes to no second closed gateway, and leaves room for its own', () => {
  expect(
    ids(
      tilePlacements(at, layLink(START, closed('other', [[7, 0]])), { ...card, gateways: ['west', 'north'] }),
    ),
  ).toEqual([]);
  expect(tilePlacements(at, START, { ...card, gateways: ['west'] })).toEqual([]);
  const blocked = {
    ...START,
    tiles: [...START.tiles, { face: '3a', at: [8, 0] as const, turn: 0 as const }],
  };
  expect(tilePlacements(at, blocked, { ...card, gateways: ['west', 'east'] })).toEqual([]);
  expect(ids(tilePlacements(at, blocked, { ...card, gateways: ['west', 'south'] }))).toEqual([
    'gateway-drop/south/90',
    'gateway-drop/west/0',
  ]);
});

rule('CC-DEL-23', 'a tile that fits nowhere has no placement', () => {
  const walled = { ...START, tiles: [...START.tiles, { face: '3a', at: [4, 0] as const, turn: 0 as const }] };
  expect(tilePlacements(at, walled, card)).toEqual([]);
});

rule(
  'CC-DEL-13',
  'the closed gateway lies where it is furthest from the one just opened, counting spaces',
  () => {
    const lane = exploring('3a', { gateways: ['west', 'north', 'south'] });
    const ways = tilePlacements(at, START, lane);
    const far = (spot: string) =>
      furthestSpots(at, START, lane, ways.find((way) => way.spot === spot) as Placement);
    expect(far('west')).toEqual(['north']);
    expect(far('south')).toEqual(['west', 'north']);
    expect(far('north')).toEqual(['west']);
  },
);

rule('CC-DEL-13', 'it lies closed at that spot and touches the new tile alone', () => {
  const ground = oneTile('south');
  expect(closedGateways(ground)).toEqual([
    closed('gateway-1', [
      [4, 3],
      [5, 3],
    ]),
  ]);
  expect(touchedBy(box.planOf(ground), 'gateway-1')).toEqual(['1:b4', '1:c4']);
});

rule('CC-DEL-14', 'the lychgates of the card lie at their spots', () => {
  const ground = oneTile('south');
  const tile = ground.tiles[1] ?? { face: '1a', at: [0, 0], turn: 0 };
  const laid = layLychgates(at, ground, exploring('1a', { lychgates: ['north', 'east'] }), tile);
  expect(laid.marks).toEqual([
    {
      id: 'lychgate-1-1',
      covers: [
        [4, -2],
        [5, -2],
      ],
    },
    {
      id: 'lychgate-1-2',
      covers: [
        [7, 0],
        [7, 1],
      ],
    },
  ]);
});

rule(
  ['CC-EXT-02', 'CC-EXT-04'],
  'the extraction zone touches the gateway with any space, and no other tile',
  () => {
    const ground = oneTile('east');
    expect(zonePlacements(at, ground, 'gateway-1').map(zoneId)).toEqual([
      'gateway-1/8,0/0',
      'gateway-1/8,1/0',
      'gateway-1/8,0/90',
      'gateway-1/8,1/90',
      'gateway-1/8,-1/90',
    ]);
    const corner = {
      ...ground,
      tiles: [...ground.tiles, { face: '3a', at: [10, 2] as const, turn: 0 as const }],
    };
    expect(zonePlacements(at, corner, 'gateway-1').map(zoneId)).not.toContain('gateway-1/8,1/0');
    expect(zonePlacements(at, corner, 'gateway-1')).toHaveLength(4);
  },
);

rule('CC-EXT-03', 'the gateway opens, and a step leads into the zone', () => {
  const ground = oneTile('east');
  const [way] = zonePlacements(at, ground, 'gateway-1');
  const laid = layAt(ground, way?.tile ?? { face: 'exit', at: [0, 0], turn: 0 }, 'gateway-1');
  expect(touchedBy(box.planOf(laid), 'gateway-1')).toEqual(['1:d2', '1:d3', 'exit:a1']);
  expect(closedGateways(laid)).toEqual([]);
});

rule(
  'CC-DEL-08',
  'with no card left the zone is laid like a tile: it may touch others, but no lychgate',
  () => {
    const ground = oneTile('east');
    const corner = {
      ...ground,
      tiles: [...ground.tiles, { face: '3a', at: [10, 2] as const, turn: 0 as const }],
    };
    expect(lastZonePlacements(at, corner).map(zoneId)).toContain('gateway-1/8,1/0');
    const haunted = layMark(corner, { id: 'l', covers: [[9, -1]] });
    expect(lastZonePlacements(at, haunted).map(zoneId)).not.toContain('gateway-1/8,0/0');
  },
);

rule('CC-DEL-09', 'a zone without room has no placement', () => {
  const ground = oneTile('east');
  const walled = {
    ...ground,
    tiles: [...ground.tiles, { face: '2a', at: [8, -1] as const, turn: 0 as const }],
    marks: [
      {
        id: 'l',
        covers: [
          [7, -1],
          [7, 2],
        ] as const,
      },
    ],
  };
  expect(lastZonePlacements(at, walled)).toEqual([]);
});

rule(['CC-DEL-05', 'CC-EXT-01'], 'a space touches the closed gateways that it shares a side with', () => {
  const ground = oneTile('east');
  expect(closedGatewaysAt(at, ground, '1:d2')).toEqual(['gateway-1']);
  expect(closedGatewaysAt(at, ground, '1:d1')).toEqual([]);
  expect(closedGatewaysAt(at, ground, 'drop:b1')).toEqual([]);
});
