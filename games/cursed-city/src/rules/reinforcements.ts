import { best } from '@questhall/tabletop/ground';
import { allCells, cellsOfHeroes, heroAt, isEmpty, stepsFor, stepsFrom, touching } from '../battlefield.js';
import { carries } from '../carries.js';
import { type CcPosition, procedure } from '../kit.js';
import { damageHero, deployHostile, hostileActs, reinforce } from '../procs.js';
import { groupAt, journeyRecord, leader } from '../queries.js';
import type { CellId, HostileId } from '../terms.js';
import { fits, nearestEmpty } from './deploying.js';

const closedGateways = ({ board }: CcPosition): string[] =>
  board.ground.links.filter(({ open }) => !open).map(({ id }) => id);

/** The lychgate furthest from the heroes, or nearest to a closed gateway where the journey says so. */
const lychgatesToUse = carries(
  ['CC-REI-05', 'CC-REI-06', 'CC-REI-11', 'CC-REI-15', 'CC-BRD-13'],
  'reinforcements.lychgatesToUse',
  (g: CcPosition): string[] => {
    const gates = g.board.ground.marks.map(({ id }) => id);
    const byGateway = journeyRecord(g).reinforcements === 'nearest-to-closed-gateway';
    const from = byGateway ? closedGateways(g).flatMap((id) => touching(g, id)) : cellsOfHeroes(g);
    if (from.length === 0) return gates;
    const steps = stepsFrom(g, from);
    const far = (id: string) => Math.min(...touching(g, id).map((cell) => stepsFor(g, steps, cell)));
    return best(gates, (id) => (byGateway ? far(id) : -far(id)));
  },
);

/** Without a lychgate: furthest from the heroes, or by the closed gateway. */
const spacesWithoutGate = carries(
  'CC-REI-15',
  'reinforcements.spacesWithoutGate',
  (g: CcPosition): CellId[] => {
    const closed = closedGateways(g).flatMap((id) => touching(g, id));
    if (journeyRecord(g).reinforcements === 'nearest-to-closed-gateway' && closed.length > 0)
      return nearestEmpty(g, closed);
    const steps = stepsFrom(g, cellsOfHeroes(g));
    return best(
      allCells(g).filter((cell) => isEmpty(g, cell)),
      (cell) => -stepsFor(g, steps, cell),
    );
  },
);

/** Spaces at the gate: where it fits, else where a hero stands in its way, else the nearest empty one. */
const spacesAt = carries(
  ['CC-REI-05', 'CC-REI-07', 'CC-REI-08', 'CC-REI-12', 'CC-REI-14'],
  'reinforcements.spacesAt',
  (g: CcPosition, hostile: HostileId, gate: string): CellId[] => {
    const cells = touching(g, gate);
    const open = cells.filter((cell) => fits(g, hostile, cell));
    if (open.length > 0) return open;
    const held = cells.filter((cell) => heroAt(g, cell) !== undefined);
    return held.length > 0 ? held : nearestEmpty(g, cells);
  },
);

/** Models of one kind are alike: which of them comes first is no choice. */
function oneOfEachModel({ box }: CcPosition, hostiles: readonly HostileId[]): HostileId[] {
  const models = hostiles.map((id) => box.models[id]?.model);
  return hostiles.filter((_, i) => models.indexOf(models[i]) === i);
}

type Arriving = { slot: number; hostiles: HostileId[]; again: boolean; now?: HostileId; at?: CellId };

/** One model after the other: gate, space, and its Advance. */
export const arriving = procedure<Arriving>(reinforce)
  .step('who', ['CC-REI-04', 'CC-LDR-03'], (g, v) =>
    v.hostiles.length === 0
      ? g.end(undefined)
      : g.one(leader(g), 'choose-reinforcement', oneOfEachModel(g, v.hostiles)),
  )
  .step('gate', ['CC-REI-05', 'CC-REI-06', 'CC-REI-11', 'CC-REI-15'], (g, v, hostile) => {
    v.now = hostile;
    v.hostiles = v.hostiles.filter((id) => id !== hostile);
    const group = g.board.track[v.slot];
    if (group != null) group.slain = group.slain.filter((id) => id !== hostile);
    const gates = lychgatesToUse(g);
    return gates.length === 0 ? g.goto('nowhere') : g.one(leader(g), 'choose-lychgate', gates);
  })
  .step('space', ['CC-REI-08', 'CC-REI-12', 'CC-REI-14'], (g, v, gate) => {
    const spaces = spacesAt(g, v.now as HostileId, gate);
    return spaces.length === 0 ? g.goto('no-room') : g.one(leader(g), 'choose-hostile-space', spaces);
  })
  .step('chosen', 'CC-REI-12', (g, v, at) => {
    v.at = at;
    return g.goto('place');
  })
  .step('nowhere', 'CC-REI-15', (g) => {
    const spaces = spacesWithoutGate(g);
    return spaces.length === 0 ? g.goto('no-room') : g.one(leader(g), 'choose-hostile-space', spaces);
  })
  .step('found', 'CC-REI-15', (_, v, at) => {
    v.at = at;
  })
  .step('place', ['CC-REI-07', 'CC-REI-13'], (g, v) => {
    const hero = heroAt(g, v.at as CellId);
    if (hero === undefined) return g.goto('deploy');
    return g.call(damageHero, { hero: hero.id, count: 2, by: null, weapon: null, defend: false });
  })
  .step('no-room', ['CC-REI-07', 'CC-REI-10', 'CC-REI-13'], (g, v) => {
    const hostile = v.now as HostileId;
    groupAt(g, v.slot).slain.push(hostile);
    g.tell?.('not-deployed', { hostile });
    return g.goto('who');
  })
  .step('deploy', ['CC-REI-01', 'CC-HAC-07', 'CC-REA-14'], (g, v) =>
    g.call(deployHostile, { hostile: v.now as HostileId, slot: v.slot, at: v.at as CellId }),
  )
  .step('advance', ['CC-REI-09'], (g, v) => {
    if (!v.again) groupAt(g, v.slot).deployed++;
    return g.call(hostileActs, { hostile: v.now as HostileId, does: ['advance'] });
  })
  .step('next', 'CC-REI-09', (g) => g.goto('who'));

export const reinforcementProcedures = [arriving];
