import { best } from '@questhall/tabletop/ground';
import { cellsOfHeroes, stepsFor, stepsFrom } from '../battlefield.js';
import { carries } from '../carries.js';
import { type CcPosition, procedure } from '../kit.js';
import { hostileActs, hostileAttack, hostileMove, hostilesAct, reactionWindow } from '../procs.js';
import { hostileOf, leader, maybeHostile } from '../queries.js';
import type { HostileId, HostileStep } from '../terms.js';
import { mayBeReactedTo } from './reactions.js';

type Plain = 'move' | 'attack';

const PARTS: { readonly [step in HostileStep]: readonly Plain[] } = {
  move: ['move'],
  attack: ['attack'],
  advance: ['move', 'attack'],
  charge: ['move', 'move', 'attack'],
};

/** An Advance and a Charge in their parts. */
export const partsOf = carries(
  ['CC-HAC-14', 'CC-HAC-15', 'CC-HAC-16'],
  'hostile-acts.partsOf',
  (does: readonly HostileStep[]): Plain[] => does.flatMap((step) => PARTS[step]),
);

/** Moves before the next weapon action, this one included. */
function movesLeft(steps: readonly Plain[]): number {
  const attack = steps.indexOf('attack');
  return attack < 0 ? steps.length : attack;
}

type Acting = { hostile: HostileId; does: HostileStep[]; steps?: Plain[] };

/** Step by step; heroes may react after each that was made, and a slain hostile does no more. */
const acting = procedure<Acting>(hostileActs)
  .repeat<boolean>('next', ['CC-REA-05', 'CC-REA-13', 'CC-HMV-09'], (g, v, made) => {
    if (made === true && mayBeReactedTo(g, v.hostile)) return undefined;
    v.steps ??= partsOf(v.does);
    const { steps } = v;
    if (steps.length === 0 || maybeHostile(g, v.hostile) === undefined) return g.end(undefined);
    const left = movesLeft(steps);
    const step = steps.shift() as Plain;
    g.tell?.('hostile-acts', { hostile: v.hostile, does: step });
    return step === 'move'
      ? g.call(hostileMove, { hostile: v.hostile, left })
      : g.call(hostileAttack, { hostile: v.hostile });
  })
  .step('react', ['CC-REA-02', 'CC-REA-12', 'CC-REA-13'], (g, v) =>
    g.call(reactionWindow, { hostile: v.hostile }),
  )
  .step('again', 'CC-REA-05', (g) => g.goto('next'));

/** Those nearest to any hero, measured now. */
const nextToAct = carries(
  ['CC-HAC-12', 'CC-HAC-13', 'CC-BRD-12'],
  'hostile-acts.nextToAct',
  (g: CcPosition, hostiles: readonly HostileId[]): HostileId[] => {
    if (hostiles.length === 1) return [...hostiles];
    const heroes = cellsOfHeroes(g);
    if (heroes.length === 0) return [...hostiles];
    const steps = stepsFrom(g, heroes);
    return best(hostiles, (id) => stepsFor(g, steps, hostileOf(g, id).at));
  },
);

const actingTogether = procedure(hostilesAct)
  .step('who', ['CC-HAC-12', 'CC-HAC-13'], (g, v) => {
    v.hostiles = v.hostiles.filter((id) => maybeHostile(g, id) !== undefined);
    if (v.hostiles.length === 0) return g.end(undefined);
    return g.one(leader(g), 'choose-acting-hostile', nextToAct(g, v.hostiles));
  })
  .step('act', 'CC-HAC-12', (g, v, hostile) => {
    v.hostiles = v.hostiles.filter((id) => id !== hostile);
    return g.call(hostileActs, { hostile, does: [...v.does] });
  })
  .step('again', 'CC-HAC-12', (g) => g.goto('who'));

export const hostileActProcedures = [acting, actingTogether];
