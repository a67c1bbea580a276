import type { CcView } from '@questhall/cursed-city';
import { seesByNumber } from '@questhall/tabletop/ground';
import { cardOf } from '../cards.js';
import { placesOf } from './plan.js';

/** What is shown around whoever acts. The rules decide by themselves; a map only says what can be seen on it. */

/** Spaces in sight from this one; nothing: it is on no tile. */
export function seenFrom({ ground }: Pick<CcView, 'ground'>, cell: string): ReadonlySet<string> | undefined {
  const { plan } = placesOf(ground);
  const from = plan.numbers.get(cell);
  if (from === undefined) return undefined;
  return new Set(plan.cells.filter((_, to) => seesByNumber(plan, from, to)));
}

/** Spaces in which one of these groups can strike; all groups, if none is named. */
export function dangerIn({ threats }: Pick<CcView, 'threats'>, group?: string): ReadonlySet<string> {
  const meant = threats.filter((threat) => group === undefined || threat.group === group);
  return new Set(meant.flatMap(({ cells }) => cells));
}

/** Groups that can strike in this space and have not acted in this turn. */
export function strikers({ threats, order }: Pick<CcView, 'threats' | 'order'>, cell: string): string[] {
  const waits = (group: string) => order.find(({ id }) => id === group)?.done !== true;
  return threats.filter(({ group, cells }) => waits(group) && cells.includes(cell)).map(({ group }) => group);
}

/** Where the Suffocating Gravetide lies. */
export function gravetideIn({ journey, ground }: Pick<CcView, 'journey' | 'ground'>): ReadonlySet<string> {
  const tile = journey?.gravetide == null ? undefined : ground.tiles[journey.gravetide];
  const own = tile === undefined ? undefined : cardOf(tile.face, 'tile')?.tile;
  return new Set(own === undefined ? [] : placesOf(ground).cellsOfTile.get(own));
}
