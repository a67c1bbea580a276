import { cards } from 'virtual:cards/acg';
import type { PrintedCard } from '@questhall/acg';
import type { OfKind } from '../../cards/acg/kinds.js';

const byId = new Map(cards.map((printed) => [printed.card.id, printed]));

/** The printed card behind an id; copies are told apart by a number behind `#`. */
export const printedOf = (id: string): PrintedCard | undefined => byId.get(id.replace(/#.*$/, ''));

export const cardName = (id: string): string => printedOf(id)?.card.name ?? id;

export function cardOf<Kind extends PrintedCard['card']['kind']>(
  id: string,
  kind: Kind,
): OfKind<Kind> | undefined {
  const card = printedOf(id)?.card;
  return card?.kind === kind ? (card as OfKind<Kind>) : undefined;
}
