import type { ExplainedOption, OptionId } from '@questhall/engine';
import { beside, heroAt, hostilesAt, isInZone, stepsFor, stepsFrom, touching } from '../battlefield.js';
import { isHeroId } from '../queries.js';
import type { CellId, FigureId } from '../terms.js';
import { say } from './say.js';
import { called, type Situation } from './situation.js';

/** Where somebody goes: how far it is, and what they stand next to then. */
export function pathOption(
  s: Situation,
  cell: OptionId,
  mover: FigureId,
  path: readonly CellId[],
): ExplainedOption {
  const state = stateOf(s, cell, mover);
  const args = { space: called(s, cell), state: state === '' ? 'none' : state, steps: path.length - 1 };
  return { refs: [cell], ...say(path.length <= 1 ? 'stay' : 'path', args), path: [...path] };
}

export function spaceOption(s: Situation, cell: OptionId, mover: FigureId | undefined): ExplainedOption {
  return {
    refs: [cell],
    ...say('space', { space: called(s, cell), state: stateOf(s, cell, mover ?? null) }),
  };
}

/** "next to Ulfenwatch Skeleton 2, at a closed gateway": heroes look for hostiles, hostiles for heroes. */
function stateOf(s: Situation, cell: CellId, mover: FigureId | null): string {
  const { facts } = s.words;
  const isHero = mover === null || isHeroId(s, mover);
  const around = beside(s, cell);
  const enemies = around.flatMap((one) =>
    isHero ? hostilesAt(s, one).map(({ id }) => id) : (heroAt(s, one)?.id ?? []),
  );
  const parts = enemies.length === 0 ? [] : [facts.beside(enemies.map((id) => called(s, id)))];
  return isHero ? [...parts, ...placesOf(s, cell, around)].join(', ') : parts.join(', ');
}

function placesOf(s: Situation, cell: CellId, around: readonly CellId[]): string[] {
  const { facts } = s.words;
  const { ground, things } = s.board;
  const atObject = things.some(({ kind, at }) => kind === 'object' && around.includes(at));
  const atGateway = ground.links.some(({ id, open }) => !open && touching(s, id).includes(cell));
  return [
    ...(atObject ? [facts.atObject] : []),
    ...(atGateway ? [facts.atGateway] : []),
    ...(isInZone(s, cell) ? [facts.inZone] : []),
  ];
}

/** An object or another token, by the space it lies in. */
export function thingOption(s: Situation, id: OptionId): ExplainedOption {
  const at = s.board.things.find((thing) => thing.id === id)?.at;
  return {
    refs: [id],
    ...say('thing', { thing: called(s, id), state: at === undefined ? '' : called(s, at) }),
  };
}

/** A gateway or lychgate, by how far it is from the heroes. */
export function gateOption(s: Situation, id: OptionId): ExplainedOption {
  const heroes = s.board.heroes.flatMap(({ where, at }) => (where === 'standing' && at !== null ? [at] : []));
  const steps = stepsFrom(s, heroes);
  const far = Math.min(...touching(s, id).map((cell) => stepsFor(s, steps, cell)));
  const gate = called(s, id);
  if (!Number.isFinite(far)) return { refs: [id], ...say('named', { name: gate }) };
  return { refs: [id], ...say('gate', { gate, far }) };
}
