import { expect } from 'vitest';
import { allCells } from '../../src/battlefield.js';
import type { ExplorationCard } from '../../src/content/schema/index.js';
import { judgeExplore } from '../../src/legal-exploring.js';
import { closedGateways } from '../../src/placing.js';
import { activateGroup, addTile, explore, moveGravetide, performAction } from '../../src/procs.js';
import { heroOf } from '../../src/queries.js';
import { layDropZone } from '../../src/rules/laying.js';
import { exploring, TILES } from '../drawn.js';
import { addTestCards, rule, table } from '../kit.js';
import { baseRecords } from '../records.js';

const hunt = baseRecords.find(({ id }) => id === 'hunt');
const { maps: _, ...noMap } = hunt as unknown as { maps: unknown };
const card = (face: string, more: Partial<ExplorationCard> = {}) => exploring(face, more);
addTestCards(
  { ...noMap, id: 'flight', type: 'deliverance', gateway: 'closed', explore: true, tiles: 2 },
  ...TILES.filter(({ id }) => ['1a', '2a', '3a'].includes(id)),
  card('1a', { gateways: ['west', 'east'], groups: 1 }),
  card('2a', { gateways: ['west', 'east'], objects: ['2:b2', '2:d4'], groups: 2, lychgates: ['north'] }),
  { ...card('1a', { gateways: ['west', 'north', 'south'] }), id: 'tied' },
  { ...card('3a', { gateways: ['west', 'north'], lychgates: ['south'] }), id: 'card-3a' },
);

/** The drop zone with its closed gateway, four heroes on it, and these cards, the topmost last. */
const flight = (...deck: string[]) => {
  const one = table({ players: 2, journey: 'flight' });
  layDropZone(one.now);
  return one
    .journey({ map: null })
    .hero('ada', { at: 'drop:b1' })
    .hero('bert', { at: 'drop:b2' })
    .hero('cora', { at: 'drop:a1' })
    .hero('dirk', { at: 'drop:a2' })
    .given((b) => {
      b.exploration.draw = deck;
      b.encounters.draw = ['encounter-3', 'encounter-2', 'encounter-1'];
    });
};
/** The first of whatever is offered, until it is over. */
function agrees(one: ReturnType<typeof flight>): ReturnType<typeof flight> {
  for (let open = one.state.open[0]; open !== undefined; open = one.state.open[0])
    one.picks(open.seat, open.options[0] as string);
  return one;
}
const adds = (...deck: string[]) => flight(...deck).runs(addTile, { first: false });

rule(
  ['CC-DEL-07', 'CC-DEL-10'],
  'the leader lines a gateway location of the card up with a closed gateway',
  () => {
    adds('card-1a')
      .emits('exploration', { card: 'card-1a', fits: true })
      .asks('p1', 'place-tile', 'gateway-drop/west/0', 'gateway-drop/east/180')
      .answers('p1', 'place-tile', 'gateway-drop/west/0')
      .check(({ ground }) => {
        expect(ground.tiles.map(({ face }) => face)).toEqual(['drop', '1a']);
        expect(ground.links.map(({ id, open }) => [id, open])).toEqual([
          ['gateway-drop', true],
          ['gateway-1', false],
        ]);
      });
  },
);

rule('CC-DEL-13', 'a closed gateway at the furthest location; the leader breaks ties', () => {
  adds('tied')
    .answers('p1', 'place-tile', 'gateway-drop/west/0')
    .asks('p1', 'choose-gateway-spot', 'north', 'south')
    .answers('p1', 'choose-gateway-spot', 'south')
    .check(({ ground }) => expect(closedGateways(ground).map(({ id }) => id)).toEqual(['gateway-1']));
});

/** A card with two objects, a lychgate and two groups. */
const withObjects = () =>
  flight('card-2a').runs(addTile, { first: false }).answers('p1', 'place-tile', 'gateway-drop/west/0');

rule(
  ['CC-DEL-14', 'CC-DEL-18', 'CC-DEL-16'],
  'lychgates and objects; the first group at the object nearest to a hero',
  () => {
    const one = withObjects();
    one.check(({ ground, things }) => {
      expect(ground.marks.map(({ id }) => id)).toEqual(['lychgate-2-1']);
      expect(things.map(({ at }) => at)).toEqual(['2:b2', '2:d4']);
    });
    agrees(one).check(({ hostiles, track }) => {
      const near = (group: number) => hostiles.filter((one) => one.group === group).map(({ at }) => at);
      expect(track.map((group) => group?.card)).toEqual(['encounter-1', 'encounter-2', undefined, undefined]);
      for (const at of near(0))
        expect(['2:a1', '2:b1', '2:c1', '2:a2', '2:c2', '2:a3', '2:b3', '2:c3']).toContain(at);
      for (const at of near(1)) expect(['2:c3', '2:d3', '2:c4']).toContain(at);
    });
  },
);

rule('CC-DEL-17', 'around an object without hostiles; small ones pair up', () => {
  agrees(withObjects()).check(({ hostiles }) => {
    const cells = hostiles.filter(({ group }) => group === 0).map(({ at }) => at);
    expect(cells).toHaveLength(2);
    expect(new Set(cells).size).toBe(1);
  });
});

rule('CC-DEL-19', 'without an object they stand at the new gateway', () => {
  agrees(adds('card-1a').answers('p1', 'place-tile', 'gateway-drop/west/0')).check(({ hostiles }) => {
    expect(hostiles).toHaveLength(2);
    for (const { at } of hostiles) expect(['1:d2', '1:d3']).toContain(at);
  });
});

rule('CC-DEL-15', 'with no free place on the track no card is drawn', () => {
  const one = flight('card-1a');
  for (const slot of [0, 1, 2, 3]) one.group(slot);
  agrees(one.runs(addTile, { first: false }))
    .doesNotEmit('encounter-drawn')
    .check(({ hostiles }) => expect(hostiles).toEqual([]));
});

rule(
  ['CC-DEL-20', 'CC-DEL-22'],
  'a new group is last on the track and acts in this turn; at set-up none is added',
  () => {
    const two = flight('card-1a').group(0).group(1).order('ada', 'group-1', 'bert');
    agrees(two.runs(addTile, { first: false })).hasOrder('ada', 'group-1', 'bert', 'group-3');
    const again = flight('card-1a').group(0).order('group-2', 'ada', 'bert');
    again.given(({ order }) => {
      for (const one of order) one.done = true;
    });
    agrees(again.runs(addTile, { first: false }))
      .hasOrder('ada', 'bert', 'group-2')
      .check(({ order }) => expect(order.at(-1)).toEqual({ id: 'group-2', done: false }));
    agrees(flight('card-1a').order('ada').runs(addTile, { first: true })).hasOrder('ada');
  },
);

rule(['CC-DEL-05', 'CC-DEL-08'], 'two tiles at once; when the cards run out, the zone instead', () => {
  agrees(flight('card-2a', 'card-1a').runs(explore, { hero: 'ada' })).check(({ ground }) =>
    expect(ground.tiles.map(({ face }) => face)).toEqual(['drop', '1a', '2a']),
  );
  agrees(flight('card-1a').runs(performAction, { hero: 'ada', action: 'explore', score: 4, free: false }))
    .emits('zone-placed', { hero: null, link: 'gateway-1' })
    .check(({ ground }) => expect(ground.tiles.map(({ face }) => face)).toEqual(['drop', '1a', 'zone']))
    .journeyHas({ result: null });
});

rule('CC-DEL-09', 'if the zone fits nowhere, all are out and the journey fails', () => {
  const one = flight();
  one.given((b) => {
    b.ground = { ...b.ground, links: b.ground.links.map((link) => ({ ...link, open: true })) };
  });
  one
    .runs(addTile, { first: false })
    .journeyHas({ result: 'failure' })
    .check(({ heroes }) => expect(heroes.map(({ where }) => where)).toEqual(['out', 'out', 'out', 'out']));
});

rule(
  ['CC-DEL-11', 'CC-DEL-12', 'CC-DEL-23'],
  'a tile that fits nowhere is discarded, and the next is drawn',
  () => {
    const one = flight('card-1a', 'card-2a');
    // A lychgate where the second tile would touch it, whatever its turn; the other card has none of its own.
    one.given((b) => {
      b.ground = { ...b.ground, marks: [{ id: 'old', covers: [[3, -2]] }] };
    });
    one.runs(addTile, { first: false }).emits('exploration', { card: 'card-2a', fits: false });
  },
);

const verdict = (one: ReturnType<typeof flight>) => judgeExplore(one.now, heroOf(one.now, 'ada'));

rule(
  ['CC-DEL-05', 'CC-DEL-06', 'CC-DEL-24'],
  'at a closed gateway, with no hostile beside, on a Deliverance, before the zone lies',
  () => {
    expect(verdict(flight())).toBe(true);
    expect(verdict(flight().hero('ada', { at: 'drop:a1' }))).toMatchObject({ why: 'no-gateway' });
    expect(verdict(flight().hostile('bone#1', { at: 'drop:a1' }))).toMatchObject({ why: 'hostile-beside' });
    expect(verdict(table().hero('ada', { at: 'hall:f1' }))).toMatchObject({ why: 'no-such-action' });
    const zoned = flight().given((b) => {
      b.ground = { ...b.ground, tiles: [...b.ground.tiles, { face: 'zone', at: [9, 9], turn: 0 }] };
    });
    expect(verdict(zoned)).toMatchObject({ why: 'zone-lies' });
  },
);

// --- the Gravetide ------------------------------------------------------------------------------------

/** Two tiles beyond the drop zone, and the token where it begins. */
const chased = () =>
  agrees(flight('card-2a', 'card-1a').runs(explore, { hero: 'ada' })).given((b) => {
    b.hostiles = [];
    b.track = [null, null, null, null];
  });

rule('CC-DEL-01', 'it appears on the drop zone, moves on and takes the tile behind it', () => {
  chased().runs(moveGravetide, {}).journeyHas({ gravetide: 0 }).emits('gravetide', { face: 'drop' });
  chased()
    .hero('ada', { at: '1:c2' })
    .hero('bert', { at: '1:c3' })
    .hero('cora', { at: '1:d2' })
    .hero('dirk', { at: '2:b1' })
    .journey({ gravetide: 0 })
    .runs(moveGravetide, {})
    .emits('tile-removed', { face: 'drop' })
    .journeyHas({ gravetide: 0 })
    .check(({ ground }) => expect(ground.tiles.map(({ face }) => face)).toEqual(['1a', '2a']));
});

rule(
  'CC-DEL-01',
  'it takes the tiles in the order in which they were laid, so the way out is left to the last',
  () => {
    chased()
      .hero('ada', { at: '2:b1' })
      .hero('bert', { at: '1:c3' })
      .hero('cora', { at: '1:d2' })
      .hero('dirk', { at: '1:c2' })
      .given((b) => {
        // The newest tile lies beside the drop zone, too.
        b.ground = { ...b.ground, tiles: [...b.ground.tiles, { face: '3a', at: [0, 2], turn: 0 }] };
      })
      .journey({ gravetide: 0 })
      .runs(moveGravetide, {})
      .emits('gravetide', { face: '1a' })
      .isQuiet();
  },
);

rule('CC-DEL-01', 'heroes in it are swept to the next tile and suffer 3, hostiles are slain', () => {
  const one = chased()
    .hero('bert', { at: '1:c3' })
    .hero('cora', { at: '1:d2' })
    .hero('dirk', { at: '2:b1' })
    .hero('ada', { at: 'drop:b1' })
    .hostile('bone#1', { at: 'drop:a2' })
    .journey({ gravetide: 0 })
    .shows('d8', 'failure')
    .runs(moveGravetide, {});
  agrees(one)
    .isGone('bone#1')
    .emits('hero-damaged', { hero: 'ada', count: 3 })
    .emitsTimes(1, 'shifted')
    .check(({ heroes }) => expect(heroes[0]?.at?.startsWith('1:')).toBe(true));
});

rule(
  'CC-DEL-01',
  'a hero in it with no empty space to go to is out of action, and the next one is looked at',
  () => {
    const one = chased()
      .hero('ada', { at: 'drop:b1' })
      .hero('bert', { at: 'drop:a2' })
      .hero('cora', { at: '2:b1' })
      .hero('dirk', { at: '2:b2' })
      .journey({ gravetide: 0 });
    one.given((b) => {
      const full = allCells(one.now).filter((cell) => cell.startsWith('1:'));
      b.things = full.map((at, i) => ({ id: `object-${i}`, kind: 'object', at, guarded: false }));
    });
    one
      .runs(moveGravetide, {})
      .heroHas('ada', { where: 'out' })
      .heroHas('bert', { where: 'out' })
      .heroHas('cora', { where: 'standing' })
      .doesNotEmit('hero-damaged');
  },
);

rule('CC-DEL-21', 'a group that is driven off is not replaced', () => {
  addTestCards({ ...noMap, id: 'chase', type: 'deliverance', gateway: 'closed', noReplacement: true });
  const left = (journey: string) => {
    const one = table({ journey }).hero('ada', { at: 'hall:a1' }).group(0, { deployed: 3 });
    one.given((b) => {
      b.encounters.draw = ['encounter-5'];
    });
    return one.runs(activateGroup, { slot: 0 }).board;
  };
  expect(left('chase').track[0]).toBeNull();
  expect(left('chase').encounters).toMatchObject({ draw: ['encounter-5'], discard: ['encounter-1'] });
  expect(left('hunt').track[0]).toMatchObject({ card: 'encounter-5', facedown: true });
});
