import { hears, type JsonRecord, openWindow, type WindowHooks } from '@questhall/engine';
import type { G, SkirmishTypes } from './board.js';
import { procedure } from './procs.js';

const PARTY = Object.freeze({ seat: 'party', by: 'party' });

/** Asks the index whether anybody reacts to this; in Skirmish nobody ever does, but asking is part of the work. */
export function openMoment(g: G, window: string) {
  if (!hears(g.board.index, window)) return undefined;
  return g.call(openWindow, { window, about: {}, used: [], group: [] });
}

export const react = procedure<{ ability: string; about: JsonRecord }, JsonRecord | undefined>(
  'skirmish.react',
).step('nothing', [], (g) => g.end(undefined));

export const windows: WindowHooks<SkirmishTypes> = {
  index: (board) => board.index,
  applies: () => true,
  priority: () => 1,
  optional: () => false,
  owner: () => PARTY,
  orderer: () => PARTY,
  run: react,
};
