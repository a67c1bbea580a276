import type { PrintedCard } from '@questhall/acg';
import { type AcgCard, CARD_KINDS, HEROES } from '../../cards/acg/kinds.js';

export type KindFilter = AcgCard['kind'] | 'all';

export const isKind = (kind: string | null): kind is AcgCard['kind'] =>
  CARD_KINDS.some((known) => known === kind);

/** Everything a person might type to find a card. */
function wordsOf({ card, text, traits }: PrintedCard): string {
  const more = [
    ...traits,
    'hero' in card ? card.hero : '',
    'type' in card ? card.type : '',
    'rank' in card ? card.rank : '',
    'slot' in card ? card.slot : '',
  ];
  return [card.name, card.kind, ...more, ...text].join(' ').toLowerCase();
}

/** Cards of a kind that contain every word; those with a word in the name come first. */
export function findCards(
  all: readonly PrintedCard[],
  kind: KindFilter,
  query: string,
): readonly PrintedCard[] {
  const asked = query.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = all.filter(
    (printed) =>
      (kind === 'all' || printed.card.kind === kind) &&
      asked.every((word) => wordsOf(printed).includes(word)),
  );
  const named = ({ card }: PrintedCard) => asked.some((word) => card.name.toLowerCase().includes(word));
  return fitting.toSorted(
    (a, b) => Number(named(b)) - Number(named(a)) || place(a) - place(b) || rank(a) - rank(b),
  );
}

const place = ({ card }: PrintedCard): number => CARD_KINDS.indexOf(card.kind);

/** Within a kind: weaker before stronger, and a nemesis last. */
function rank({ card }: PrintedCard): number {
  if (card.kind === 'enemy') return (card.tier ?? 9) * 3 + (card.rank === 'elite' ? 1 : 0);
  if (card.kind === 'location') return card.tier ?? 9;
  if (card.kind === 'quest') return card.number ?? 99;
  if (card.kind === 'hero-card') return HEROES.indexOf(card.hero) * 5 + card.heroes;
  if (card.kind === 'action') return HEROES.indexOf(card.hero) * 2 + (card.level === 'basic' ? 0 : 1);
  if (card.kind === 'dungeon') return card.type === 'item' ? 0 : 1;
  return 0;
}

/** The same cards, each kind by itself, in the order of the kinds. */
export function byKind(
  found: readonly PrintedCard[],
): (readonly [kind: AcgCard['kind'], cards: readonly PrintedCard[]])[] {
  return CARD_KINDS.map((kind) => [kind, found.filter(({ card }) => card.kind === kind)] as const).filter(
    ([, cards]) => cards.length > 0,
  );
}
