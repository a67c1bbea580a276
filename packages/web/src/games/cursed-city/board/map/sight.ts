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

/** Groups that have not acted in this turn, with where they can strike when they do. */
function waiting({ threats, order }: Pick<CcView, 'threats' | 'order'>): CcView['threats'] {
  const acted = new Set(order.filter(({ done }) => done).map(({ id }) => id));
  return threats.filter(({ group }) => !acted.has(group));
}

/** Spaces in which some group still to act can strike. */
export const dangerIn = (view: Pick<CcView, 'threats' | 'order'>): ReadonlySet<string> =>
  new Set(waiting(view).flatMap(({ cells }) => cells));

/** Groups still to act that can strike in this space. */
export const strikers = (view: Pick<CcView, 'threats' | 'order'>, cell: string): string[] =>
  waiting(view)
    .filter(({ cells }) => cells.includes(cell))
    .map(({ group }) => group);

/** Where the Suffocating Gravetide lies. */
export function gravetideIn({ journey, ground }: Pick<CcView, 'journey' | 'ground'>): ReadonlySet<string> {
  const tile = journey?.gravetide == null ? undefined : ground.tiles[journey.gravetide];
  const own = tile === undefined ? undefined : cardOf(tile.face, 'tile')?.tile;
  return new Set(own === undefined ? [] : placesOf(ground).cellsOfTile.get(own));
}
