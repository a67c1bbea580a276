import { best } from '@questhall/tabletop/ground';
import {
  allCells,
  beside,
  cellsOfHeroes,
  heroAt,
  hostilesAt,
  isEmpty,
  stepsFor,
  stepsFrom,
} from '../battlefield.js';
import type { Hostile } from '../board.js';
import { carries } from '../carries.js';
import { encounterCard, hostileCard } from '../content/library.js';
import { enterPlay } from '../in-play.js';
import { type CcPosition, type G, procedure } from '../kit.js';
import { deployGroup, deployHostile, gatherGroup, reactionWindow } from '../procs.js';
import { groupAt, hostilesIn, isSmall, journeyRecord, leader, partyLevel } from '../queries.js';
import type { CardId, CellId, HostileId } from '../terms.js';
import { openMoment } from './timing.js';

// --- which models -------------------------------------------------------------------------------------

/** Models that are neither on the battlefield nor in a group. */
export const availableOf = carries(
  ['CC-REI-03', 'CC-ENC-11', 'CC-DMG-03', 'CC-CMP-11'],
  'deploying.availableOf',
  ({ board, box }: CcPosition, category: CardId): HostileId[] => {
    const taken = new Set([
      ...board.hostiles.map(({ id }) => id),
      ...board.track.flatMap((group) => group?.slain ?? []),
    ]);
    return (box.modelsOf[category] ?? []).filter((id) => !taken.has(id));
  },
);

type Wanted = { category: CardId; count: number };

/** What the encounter card asks for at the level of the party. */
const wantedBy = carries(
  ['CC-ENC-02', 'CC-ENC-03', 'CC-ENC-04', 'CC-CON-24'],
  'deploying.wantedBy',
  (g: CcPosition, card: CardId): Wanted[] =>
    (encounterCard(g, card).rows[partyLevel(g)] ?? []).map(({ category, count }) => ({ category, count })),
);

/** The kinds of model that may be picked next for a group of so many. */
const kindsToPick = carries(
  ['CC-ENC-09', 'CC-CON-03', 'CC-CON-04'],
  'deploying.kindsToPick',
  (g: CcPosition, { category, count }: Wanted, picked: readonly HostileId[]): string[] => {
    const modelOf = (id: HostileId) => g.box.models[id]?.model as string;
    const free = availableOf(g, category).filter((id) => !picked.includes(id));
    const have = (model: string) => picked.filter((id) => modelOf(id) === model).length;
    const rules = hostileCard(g, category).composition ?? [];
    const kinds = [...new Set(free.map(modelOf))].filter(
      (model) => have(model) < (rules.find((rule) => rule.model === model)?.most ?? count),
    );
    const must = rules
      .filter(({ model, mustFrom = Number.POSITIVE_INFINITY }) => count >= mustFrom && have(model) === 0)
      .map(({ model }) => model)
      .filter((model) => kinds.includes(model));
    const room = count - picked.filter((id) => g.box.models[id]?.category === category).length;
    return adviseChampions(g, category, must.length >= room && must.length > 0 ? must : kinds);
  },
);

/** On a Hunt a champion is named first: the leader is advised to take one into every group. */
const adviseChampions = carries(
  'CC-ENC-10',
  'deploying.adviseChampions',
  (g: CcPosition, category: CardId, kinds: readonly string[]): string[] => {
    const isChampion = (kind: string) =>
      hostileCard(g, category).models.some(({ id, champion }) => id === kind && champion === true);
    if (journeyRecord(g).type !== 'hunt') return [...kinds];
    return [...kinds.filter(isChampion), ...kinds.filter((kind) => !isChampion(kind))];
  },
);

type Gathering = { slot: number; wanted?: Wanted[]; picked?: HostileId[] };

/** The leader picks the models of a group; what is not there is left out for good. */
export const gathering = procedure<Gathering, HostileId[]>(gatherGroup)
  .step('read', ['CC-ENC-02', 'CC-ENC-11', 'CC-ENC-12'], (g, v) => {
    v.wanted = wantedBy(g, groupAt(g, v.slot).card);
    v.picked = [];
  })
  .step('pick', ['CC-ENC-09', 'CC-ENC-10', 'CC-ENC-11', 'CC-LDR-03'], (g, v) => {
    const [wanted] = v.wanted ?? [];
    const picked = v.picked ?? [];
    if (wanted === undefined) return g.end(picked);
    const kinds =
      wanted.count > picked.filter((id) => g.box.models[id]?.category === wanted.category).length
        ? kindsToPick(g, wanted, picked)
        : [];
    if (kinds.length > 0) return g.one(leader(g), 'choose-model', kinds);
    v.wanted = v.wanted?.slice(1);
    return g.goto('pick');
  })
  .step('picked', 'CC-ENC-09', (g, v, model) => {
    const picked = v.picked ?? [];
    const category = v.wanted?.[0]?.category as CardId;
    const id = availableOf(g, category).find(
      (one) => !picked.includes(one) && g.box.models[one]?.model === model,
    );
    v.picked = [...picked, id as HostileId];
    return g.goto('pick');
  });

// --- where --------------------------------------------------------------------------------------------

/** May this model be put there? Small ones stand two to a space. */
export const fits = carries(
  ['CC-BRD-09', 'CC-BRD-15', 'CC-ENC-08', 'CC-REI-14'],
  'deploying.fits',
  (g: CcPosition, hostile: HostileId, cell: CellId): boolean => {
    if (isEmpty(g, cell)) return true;
    const there = hostilesAt(g, cell);
    return heroAt(g, cell) === undefined && there.length === 1 && bothSmall(g, hostile, there[0]);
  },
);

function bothSmall(g: CcPosition, id: HostileId, other: Hostile | undefined): boolean {
  const model = g.box.models[id];
  return model !== undefined && other !== undefined && isSmall(g, model) && isSmall(g, other);
}

/** In these spaces, as long as they are free: those at a gateway. Then beside them, then beside the group; small ones beside another of their group share its space. */
const spacesFor = carries(
  ['CC-ENC-07', 'CC-ENC-08', 'CC-ENC-16', 'CC-DEL-17', 'CC-DEL-19'],
  'deploying.spacesFor',
  (g: CcPosition, hostile: HostileId, slot: number, near: readonly CellId[]): CellId[] => {
    const around = [...new Set(near.flatMap((cell) => beside(g, cell)))];
    const ofGroup = hostilesIn(g, slot).map(({ at }) => at);
    const wide = [...new Set(ofGroup.flatMap((cell) => [cell, ...beside(g, cell)]))];
    for (const cells of [near, around, wide]) {
      const open = cells.filter((cell) => mayJoin(g, hostile, slot, cell));
      const shared = open.filter((cell) => hostilesAt(g, cell).length === 1);
      if (open.length > 0) return shared.length > 0 ? shared : open;
    }
    return nearestEmpty(g, near);
  },
);

/** Set-up pairs within one group only. */
const mayJoin = (g: CcPosition, hostile: HostileId, slot: number, cell: CellId): boolean =>
  fits(g, hostile, cell) && hostilesAt(g, cell).every(({ group }) => group === slot);

export function nearestEmpty(g: CcPosition, near: readonly CellId[]): CellId[] {
  const steps = stepsFrom(g, near);
  return best(
    allCells(g).filter((cell) => isEmpty(g, cell)),
    (cell) => stepsFor(g, steps, cell),
  );
}

/** The object that the next group guards: without a hostile beside it, and closest to the heroes. */
const objectsToGuard = carries(
  ['CC-ENC-06', 'CC-ENC-16', 'CC-JTY-03', 'CC-JTY-04'],
  'deploying.objectsToGuard',
  (g: CcPosition): { id: string; at: CellId }[] => {
    const objects = g.board.things.filter(({ kind }) => kind === 'object');
    const marked = objects.length > LIMIT_OF_OBJECTS ? objects.filter(({ guarded }) => guarded) : objects;
    const free = marked.filter(({ at }) => beside(g, at).every((cell) => hostilesAt(g, cell).length === 0));
    const steps = stepsFrom(g, cellsOfHeroes(g));
    const among = free.length > 0 ? free : marked;
    return best(among, ({ at }) => Math.min(...beside(g, at).map((cell) => stepsFor(g, steps, cell))));
  },
);
const LIMIT_OF_OBJECTS = 4;

type Deploying = { slot: number; near: CellId[] | null; left?: HostileId[] };

/** A whole group, one model after the other, beside an object or where it is told. */
export const deployingGroup = procedure<Deploying, number>(deployGroup)
  .step('object', ['CC-ENC-06', 'CC-ENC-16', 'CC-LDR-03'], (g, v) => {
    if (v.near !== null) return g.goto('gather');
    const objects = objectsToGuard(g);
    if (objects.length > 0)
      return g.one(
        leader(g),
        'choose-object',
        objects.map(({ id }) => id),
      );
    v.near = cellsOfHeroes(g);
    return g.goto('gather');
  })
  .step('chosen', 'CC-ENC-06', (g, v, id) => {
    v.near = g.board.things.filter((thing) => thing.id === id).map(({ at }) => at);
  })
  .step('gather', ['CC-ENC-05', 'CC-ENC-09'], (g, v) => g.call(gatherGroup, { slot: v.slot }))
  .step('gathered', 'CC-ENC-05', (_, v, models) => {
    v.left = [...models];
  })
  .step('space', ['CC-ENC-07', 'CC-ENC-08', 'CC-LDR-03'], (g, v) => {
    const [next] = v.left ?? [];
    if (next === undefined) return g.end(groupAt(g, v.slot).deployed);
    const spaces = spacesFor(g, next, v.slot, v.near ?? []);
    return spaces.length === 0
      ? g.end(groupAt(g, v.slot).deployed)
      : g.one(leader(g), 'choose-hostile-space', spaces);
  })
  .step('put', ['CC-ENC-05', 'CC-HAC-07'], (g, v, at) =>
    g.call(deployHostile, { hostile: v.left?.shift() as HostileId, slot: v.slot, at }),
  )
  .step('placed', 'CC-HAC-07', (g, v) => {
    groupAt(g, v.slot).deployed++;
    return g.goto('space');
  });

/** Puts a model on the table, as new. */
export function placeModel(g: G, id: HostileId, slot: number, at: CellId): void {
  const known = g.box.models[id];
  if (known === undefined) throw new Error(`there is no model '${id}'`);
  const { category, model } = known;
  g.board.hostiles.push({ id, category, model, group: slot, at, damage: 0, ailments: [] });
  enterPlay(g, id, category);
  g.tell?.('deployed', { hostile: id, at, group: slot });
}

const deployingOne = procedure(deployHostile)
  .step('place', ['CC-DMG-07', 'CC-REI-10'], (g, v) => {
    placeModel(g, v.hostile, v.slot, v.at);
    return openMoment(g, 'hostile-deployed', { figure: v.hostile });
  })
  .step('react', ['CC-REA-02', 'CC-REA-14'], (g, v) => g.call(reactionWindow, { hostile: v.hostile }));

export const deployingProcedures = [gathering, deployingGroup, deployingOne];
