import type { CcPrintedCard } from '@questhall/cursed-city';
import { t } from '../../text/t.js';
import type { Tag } from '../face.js';

/** In the order in which a gallery shows them. */
export const kinds = (
  [
    'hero',
    'trait',
    'empowerment',
    'item',
    'hostile',
    'encounter',
    'discovery',
    'exploration',
    'tile',
    'map',
    'tutorial',
    'journey',
    'crises',
    'entry',
    'table',
    'quest',
    'die',
    'difficulty',
  ] as const
).map((id) => ({ id, name: `city.cards.${id}` as const }));

/** Traits by their level, entries, tutorials and journeys of the ladder by their number. */
export function rank({ card }: CcPrintedCard): number {
  if (card.kind === 'trait') return card.level;
  if (card.kind === 'entry' || card.kind === 'tutorial') return card.number;
  return card.kind === 'journey' ? (card.ladder?.level ?? 0) : 0;
}

export function words({ card }: CcPrintedCard): string[] {
  if (card.kind === 'hero') return [...card.keywords, card.class, card.title ?? ''];
  if (card.kind === 'hostile') return card.models.map(({ name }) => name);
  return card.kind === 'trait' ? [card.class] : [];
}

/** What a card can be found by besides its kind. */
export function tagsOf({ card }: CcPrintedCard): Tag[] {
  if (card.kind === 'hero' || card.kind === 'trait')
    return [{ id: card.class, name: t(`city.class.${card.class}`) }];
  if (card.kind === 'discovery') return [{ id: card.type, name: t(`city.discovery.${card.type}`) }];
  return [];
}
