import type { AcgView, PrintedCard } from '@questhall/acg';
import { printedOf } from '../cards/deck.js';
import type { OfKind } from '../cards/kinds.js';

export { printedOf };

export const cardName = (id: string): string => printedOf(id)?.card.name ?? id;

export function cardOf<Kind extends PrintedCard['card']['kind']>(
  id: string,
  kind: Kind,
): OfKind<Kind> | undefined {
  const card = printedOf(id)?.card;
  return card?.kind === kind ? (card as OfKind<Kind>) : undefined;
}

/** The number behind `#`, if there are several of its kind. */
export function copyOf(id: string): number | undefined {
  const at = id.indexOf('#');
  const card = cardOf(id, 'enemy');
  return at >= 0 && card !== undefined && card.copies > 1 ? Number(id.slice(at + 1)) : undefined;
}

/** The last quest of the campaign is played: nobody goes shopping any more. */
export function isHome({ campaign }: Pick<AcgView, 'campaign'>): boolean {
  const quests = campaign === null ? undefined : cardOf(campaign.id, 'campaign')?.quests;
  return quests !== undefined && campaign !== null && campaign.results.length >= quests.length;
}
