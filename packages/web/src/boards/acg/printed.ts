import type { PrintedCard } from '@questhall/acg';
import { printedOf } from '../../cards/acg/deck.js';
import type { OfKind } from '../../cards/acg/kinds.js';

export { printedOf };

export const cardName = (id: string): string => printedOf(id)?.card.name ?? id;

export function cardOf<Kind extends PrintedCard['card']['kind']>(
  id: string,
  kind: Kind,
): OfKind<Kind> | undefined {
  const card = printedOf(id)?.card;
  return card?.kind === kind ? (card as OfKind<Kind>) : undefined;
}
