import type { PrintedCard } from '@questhall/acg';
import { t } from '../../text/t.js';
import type { Tag } from '../face.js';
import { HEROES } from './cards/kinds.js';

type Kind = PrintedCard['card']['kind'];

/** The section of the rulebook that speaks of each kind of card, in the order in which a gallery shows them. */
export const CHAPTERS: { readonly [kind in Kind]: string } = {
  'hero-card': 'HERO',
  action: 'ACT',
  enemy: 'EPH',
  location: 'LOC',
  dungeon: 'DUN',
  gear: 'GEAR',
  'legendary-gear': 'LEG',
  fortune: 'LEG',
  condition: 'COND',
  quest: 'QUEST',
  campaign: 'CAMP',
  difficulty: 'GOLD',
  dice: 'DICE',
};

export const kinds = (Object.keys(CHAPTERS) as Kind[]).map((id) => ({
  id,
  name: `gallery.kind.${id}` as const,
}));

/** Weaker before stronger, and a nemesis last. */
export function rank({ card }: PrintedCard): number {
  if (card.kind === 'enemy') return (card.tier ?? 9) * 3 + (card.rank === 'elite' ? 1 : 0);
  if (card.kind === 'location') return card.tier ?? 9;
  if (card.kind === 'quest') return card.number ?? 99;
  if (card.kind === 'hero-card') return HEROES.indexOf(card.hero) * 5 + card.heroes;
  if (card.kind === 'action') return HEROES.indexOf(card.hero) * 2 + (card.level === 'basic' ? 0 : 1);
  if (card.kind === 'dungeon') return card.type === 'item' ? 0 : 1;
  return 0;
}

export function words({ card, traits }: PrintedCard): string[] {
  return [
    ...traits,
    'hero' in card ? (card.hero ?? '') : '',
    'type' in card ? card.type : '',
    'rank' in card ? card.rank : '',
    'slot' in card ? card.slot : '',
  ];
}

/** What a card can be found by besides its kind, the same word for the same thing on every card. */
export function tagsOf({ card, traits }: PrintedCard): Tag[] {
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
