import type { PrintedCard } from '@questhall/acg';
import type { Translate } from '../../text/t.js';
import type { Tag } from '../face.js';

/** What a card can be found by besides its kind, the same word for the same thing on every card. */
export function tagsOf({ card, traits }: PrintedCard, t: Translate): Tag[] {
  switch (card.kind) {
    case 'hero-card':
      return [{ id: card.hero, name: t(`hero.${card.hero}`) }];
    case 'legendary-gear':
      return card.hero === undefined ? [] : [{ id: card.hero, name: t(`hero.${card.hero}`) }];
    case 'action':
      return [
        { id: card.hero, name: t(`hero.${card.hero}`) },
        { id: card.type, name: t(`card.action.${card.type}`) },
      ];
    case 'enemy':
    case 'location':
      return card.traits.map((id, i) => ({ id, name: traits[i] ?? id }));
    case 'dungeon':
      return [{ id: card.type, name: t(`card.type.${card.type}`) }];
    case 'gear':
      return [{ id: card.slot, name: t(`card.slot.${card.slot}`) }];
    default:
      return [];
  }
}
