import type { LrPrintedCard } from '@questhall/lost-relics';
import { t } from '../../text/t.js';
import type { Tag } from '../face.js';

export const kinds = (
  ['hero', 'hostile', 'treasure', 'board', 'adventure', 'campaign', 'difficulty'] as const
).map((id) => ({
  id,
  name: `relics.cards.${id}` as const,
}));

/** The four and the bird; bands together with their leaders last; weapons before armour before artefacts. */
export function rank({ card }: LrPrintedCard): number {
  if (card.kind === 'hero') return FIGURES.indexOf(card.hero);
  if (card.kind === 'hostile') return card.rank === 'leader' ? 1 : 0;
  if (card.kind === 'treasure') return TYPES.indexOf(card.type);
  return 0;
}
const TYPES = ['weapon', 'armour', 'artefact', undefined] as const;

export function words({ card }: LrPrintedCard): string[] {
  if (card.kind === 'hero') return [card.title];
  if (card.kind === 'hostile') return [card.group, card.rank];
  if (card.kind === 'treasure') return [card.type ?? '', card.hero ?? ''];
  return card.kind === 'board' ? Object.values(card.areas).map(({ name }) => name) : [];
}

/** What a card can be found by besides its kind. */
export function tagsOf(printed: LrPrintedCard): Tag[] {
  const { card } = printed;
  if (printed.kind === 'hostile')
    return [
      { id: printed.card.group, name: printed.parts.group },
      { id: printed.card.rank, name: t(`relic.rank.${printed.card.rank}`) },
    ];
  if (card.kind === 'treasure')
    return [{ id: card.type ?? 'none', name: t(`relic.type.${card.type ?? 'none'}`) }];
  return card.kind === 'board'
    ? [{ id: `board-${card.id[0]}`, name: t('relics.board', { number: card.id[0] ?? '' }) }]
    : [];
}

/** Always these four, whoever leads them; the bird goes where its mistress does. */
const HEROES = ['calthia', 'dhoraz', 'luxa', 'regis'] as const;
const FIGURES = [...HEROES, 'taros'] as const;
type HeroName = (typeof HEROES)[number];

export const isHero = (id: string): id is HeroName => HEROES.some((hero) => hero === id);
