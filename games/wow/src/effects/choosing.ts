import { rankOf } from '../content/map.js';
import type { Amount, Characters, Place } from '../content/selectors.js';
import { idOf } from '../fighters.js';
import type { WowPosition } from '../kit.js';
import { spacesAt } from '../places.js';
import { charactersMeant, opponentOf, ownFighter } from '../predicates.js';
import type { Ctx } from '../procs.js';
import { leftOf, maybeRival, ownItems, rightOf, valorOf } from '../queries.js';
import type { SpaceId } from '../terms.js';

/** Who and how many: the owner of the card chooses where there are more than wanted. */
export type Choice = { ids: string[]; count: number };

const only = (id: string | null | undefined): Choice =>
  id === null || id === undefined ? { ids: [], count: 0 } : { ids: [id], count: 1 };

/** Characters by their seat; an opponent may be an encounter. */
export function chosen(g: WowPosition, whom: Characters, ctx: Ctx): Choice {
  if (typeof whom === 'object') {
    const ids = charactersMeant(g, whom, ctx);
    const { count = 1 } = whom;
    return { ids, count: count === 'all' ? ids.length : Math.min(count, ids.length) };
  }
  switch (whom) {
    case 'you':
      // On the card of an encounter that is the encounter.
      return only(ctx.you ?? ctx.self);
    case 'target':
      return only(ctx.target);
    case 'active':
      return only(g.board.active);
    case 'left':
      return only(ctx.you === null ? null : leftOf(g, ctx.you));
    case 'right':
      return only(ctx.you === null ? null : rightOf(g, ctx.you));
    case 'opponent':
      return only(opponentId(g, ctx));
  }
}

function opponentId(g: WowPosition, ctx: Ctx): string | null {
  const other = opponentOf(g, ctx);
  return other === undefined ? null : idOf(other);
}

/** Characters alone: encounters have no hands, items or damage. */
export function seatsChosen(g: WowPosition, whom: Characters, ctx: Ctx): Choice {
  const { ids, count } = chosen(g, whom, ctx);
  const seats = ids.filter((id) => maybeRival(g, id) !== undefined);
  return { ids: seats, count: Math.min(count, seats.length) };
}

export function amountOf(g: WowPosition, amount: Amount, ctx: Ctx): number {
  if (typeof amount === 'number') return amount;
  const { per, times = 1, plus = 0, atMost = Number.POSITIVE_INFINITY } = amount;
  return Math.min(atMost, countOf(g, per, ctx) * times + plus);
}

type Per = Exclude<Amount, number>['per'];
function countOf(g: WowPosition, per: Per, ctx: Ctx): number {
  if (per === 'die') return ownFighter(g, ctx)?.die ?? 0;
  if (per === 'opponent-die') return opponentOf(g, ctx)?.die ?? 0;
  const you = maybeRival(g, ctx.you);
  if (you === undefined) return 0;
  switch (per) {
    case 'level':
      return rankOf(you.level) + 1;
    case 'energy':
      return you.energy;
    case 'hand':
      return you.hand.length;
    case 'items':
      return ownItems(you).length;
    case 'quests':
      return you.log.length;
    case 'damage':
      return you.damage;
    case 'valor':
      return valorOf(g, you);
  }
}

export const placesFor = (g: WowPosition, place: Place, ctx: Ctx): readonly SpaceId[] =>
  spacesAt(g, place, maybeRival(g, ctx.you));
