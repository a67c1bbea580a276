import type { PrintedCard } from '@questhall/acg';
import { CARD_KINDS, HEROES } from './cards/kinds.js';

/** In the order in which a gallery shows them. */
export const kinds = CARD_KINDS.map((id) => ({ id, name: `gallery.kind.${id}` as const }));

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
