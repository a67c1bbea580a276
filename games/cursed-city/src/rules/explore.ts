import { addTurn, firstFree, moveToEnd, takeTop } from '@questhall/tabletop';
import { best, type Placement } from '@questhall/tabletop/ground';
import {
  beside,
  cellsOfHeroes,
  hostilesAt,
  isEmpty,
  stepsFor,
  stepsFrom,
  touching,
  zoneCells,
} from '../battlefield.js';
import { carries } from '../carries.js';
import { explorationCard, tileCard } from '../content/library.js';
import type { ExplorationCard } from '../content/schema/index.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import {
  cellsOnFace,
  furthestSpots,
  layAt,
  layGateway,
  layLychgates,
  placementId,
  placementWith,
  tilePlacements,
} from '../placing.js';
import { addTile, deployGroup, drawEncounter, explore, goOut, placeZone } from '../procs.js';
import { groupName, journeyOf, journeyRecord, leader, thingOf } from '../queries.js';
import type { CardId } from '../terms.js';
import { layThing } from './things.js';
import { openMoment } from './timing.js';

/** Two more tiles, in the middle of an activation. */
const exploring = procedure(explore)
  .step('first', 'CC-DEL-05', (g) => g.call(addTile, { first: false }))
  .step('second', 'CC-DEL-05', (g) => g.call(addTile, { first: false }))
  .step('explored', 'CC-DEL-05', (g, { hero }) => openMoment(g, 'explored', { hero }));

type Adding = {
  /** At set-up no initiative card is added: the first initiative step deals them (DEL-22). */
  first: boolean;
  card?: CardId;
  way?: string;
  /** The closed gateway of the new tile, and the groups still to come. */
  gateway?: string;
  objects?: string[];
  object?: string | undefined;
  groups?: number;
  slot?: number;
  tries?: number;
};

/** A card, its tile, its gateway, what lies on it, and who waits there. */
export const adding = procedure<Adding>(addTile)
  .step('draw', ['CC-DEL-07', 'CC-DEL-08', 'CC-DEL-10', 'CC-DEL-23', 'CC-LDR-03'], (g, v) => {
    if (zoneCells(g, 'extraction').length > 0) return g.end(undefined);
    for (;;) {
      const card = takeTop(g.dice, 'exploration', g.board.exploration);
      if (card === undefined) return g.goto('zone');
      const ways = tilePlacements(g, g.board.ground, explorationCard(g, card));
      g.tell?.('exploration', { card, fits: ways.length > 0 });
      g.board.exploration.discard.push(card);
      if (ways.length === 0) continue;
      v.card = card;
      return g.one(leader(g), 'place-tile', ways.map(placementId));
    }
  })
  .step('placed', ['CC-DEL-10', 'CC-DEL-13', 'CC-LDR-03'], (g, v, id) => {
    v.way = id;
    const card = explorationCard(g, v.card as CardId);
    const spots = furthestSpots(g, g.board.ground, card, placementWith(g, g.board.ground, card, id));
    return g.one(leader(g), 'choose-gateway-spot', spots);
  })
  .step('lay', ['CC-DEL-10', 'CC-DEL-13', 'CC-DEL-14'], (g, v, spot) => {
    const card = explorationCard(g, v.card as CardId);
    layTile(g, v, card, placementWith(g, g.board.ground, card, v.way as string), spot);
    v.groups = card.groups;
    v.tries = 0;
  })
  .step('group', ['CC-DEL-15', 'CC-DEL-16'], (g, v) => {
    const slot = firstFree(g.board.track);
    if ((v.groups ?? 0) === 0 || slot === undefined) return g.goto('added');
    v.slot = slot;
    return g.call(drawEncounter, { slot, facedown: false });
  })
  .step('object', ['CC-DEL-17', 'CC-DEL-18', 'CC-DEL-19', 'CC-LDR-03'], (g, v) => {
    if (g.board.track[v.slot as number] === null) return g.goto('added');
    const objects = objectsToGuard(g, v.objects ?? []);
    v.object = undefined;
    return objects.length === 0 ? g.goto('deploy') : g.one(leader(g), 'choose-object', objects);
  })
  .step('chosen', 'CC-DEL-18', (_, v, id) => {
    v.object = id;
  })
  .step('deploy', ['CC-DEL-16', 'CC-DEL-17', 'CC-DEL-19'], (g, v) => {
    const object = v.object === undefined ? undefined : thingOf(g, v.object);
    const near = object === undefined ? touching(g, v.gateway as string) : [object.at];
    return g.call(deployGroup, { slot: v.slot as number, near });
  })
  .step('deployed', ['CC-DEL-16', 'CC-DEL-20', 'CC-DEL-22', 'CC-ENC-13', 'CC-ENC-14'], (g, v, count) => {
    const slot = v.slot as number;
    if (count > 0) {
      if (!v.first) joinTheTurn(g, slot);
      v.groups = (v.groups ?? 0) - 1;
      v.tries = 0;
      return g.goto('group');
    }
    const { draw, discard } = g.board.encounters;
    discard.push(g.board.track[slot]?.card as CardId);
    g.board.track[slot] = null;
    v.tries = (v.tries ?? 0) + 1;
    return v.tries > draw.length + discard.length ? g.goto('added') : g.goto('group');
  })
  .step('added', 'CC-DEL-14', (g) => openMoment(g, 'tile-added'))
  .step('done', 'CC-DEL-14', (g) => g.end(undefined))
  .step('zone', 'CC-DEL-08', (g) => g.call(placeZone, { hero: null }))
  .step('fits', 'CC-DEL-09', (g, _, placed) => (placed ? g.end(undefined) : undefined))
  .repeat<unknown>('out', 'CC-DEL-09', (g) => {
    const left = g.board.heroes.find(({ where }) => where !== 'out');
    return left === undefined ? undefined : g.call(goOut, { hero: left.id });
  })
  .step('lost', 'CC-DEL-09', (g) => {
    journeyOf(g).result = 'failure';
  });

function layTile(g: G, v: Adding, card: ExplorationCard, way: Placement, spot: string): void {
  const before = new Set(g.board.ground.links.map(({ id }) => id));
  const laid = layAt(g.board.ground, way.tile, way.link);
  g.board.ground = layLychgates(g, layGateway(g, laid, way.tile, spot), card, way.tile);
  v.gateway = g.board.ground.links.find(({ id }) => !before.has(id))?.id as string;
  g.tell?.('tile-added', { face: card.face });
  g.tell?.('gateway-opened', { link: way.link });
  v.objects = card.objects.map((at) => layThing(g, 'object', at));
  if (card.symbol === true) shelter(g, card.face, way.link);
}

/** What the journey hides on tiles with the symbol, as far from the gateway just opened as it can be. */
const shelter = carries(['CC-DEL-07', 'CC-JTY-06'], 'explore.shelter', (g: G, face: string, link: string) => {
  const { kind, count } = journeyRecord(g).shelters ?? { kind: '', count: 0 };
  for (let i = 0; i < count; i++) {
    const steps = stepsFrom(g, touching(g, link));
    const free = cellsOnFace(tileCard(g, face)).filter((cell) => isEmpty(g, cell));
    const [at] = best(free, (cell) => -stepsFor(g, steps, cell));
    if (at !== undefined) layThing(g, kind, at);
  }
});

/** Of the objects of the new tile those without a hostile beside them, and of these the closest to any hero. */
const objectsToGuard = carries(
  ['CC-DEL-17', 'CC-DEL-18'],
  'explore.objectsToGuard',
  (g: CcPosition, objects: readonly string[]): string[] => {
    const lying = g.board.things.filter(({ id }) => objects.includes(id));
    const free = lying.filter(({ at }) => beside(g, at).every((cell) => hostilesAt(g, cell).length === 0));
    const steps = stepsFrom(g, cellsOfHeroes(g));
    const near = best(free.length > 0 ? free : lying, ({ at }) =>
      Math.min(...beside(g, at).map((cell) => stepsFor(g, steps, cell))),
    );
    return near.map(({ id }) => id);
  },
);

/** Last of all, with its turn still to come, also where its card lies on the track already. */
const joinTheTurn = carries(['CC-DEL-20', 'CC-DEL-22'], 'explore.joinTheTurn', (g: G, slot: number): void => {
  const name = groupName(slot);
  const { order } = g.board;
  if (order.some(({ id }) => id === name)) moveToEnd(order, name);
  else addTurn(order, name);
  g.tell?.('initiative-changed', { order: order.map(({ id }) => id) });
});

export const exploreProcedures = [exploring, adding];
