import type { LibraryBase } from '@questhall/tabletop';
import type { CardId } from '../terms.js';
import type { AnyCard, EnemyCard } from './schema.js';

/** Cards that a recipe may pick at random, by what it asks for: a kind, with its tier and for enemies their rank. */
export type Sorts = {
  readonly sorts: { readonly [sort: string]: readonly CardId[] };
  /** The sort of each of these cards. */
  readonly sortOf: { readonly [card: CardId]: string };
};

export const enemySort = (rank: EnemyCard['rank'], tier: number | null): string => `${rank} enemy ${tier}`;
export const locationSort = (tier: number | null): string => `location ${tier}`;

/** What has the quest icon comes only where a quest calls for it. */
function sortFor(card: AnyCard): string | undefined {
  if ('quest' in card && card.quest === true) return undefined;
  switch (card.kind) {
    case 'enemy':
      return card.rank === 'nemesis' ? undefined : enemySort(card.rank, card.tier);
    case 'location':
      return locationSort(card.tier);
    case 'dungeon':
    case 'gear':
      return card.kind;
    default:
      return undefined;
  }
}

export function sortsIn({ records, copies }: LibraryBase<AnyCard, unknown, unknown>): Sorts {
  const sorts: { [sort: string]: CardId[] } = Object.create(null);
  const sortOf: { [card: CardId]: string } = Object.create(null);
  for (const card of Object.values(records)) {
    const sort = sortFor(card);
    if (sort === undefined) continue;
    const list = sorts[sort] ?? [];
    sorts[sort] = list;
    for (const copy of copies[card.id] ?? []) {
      list.push(copy);
      sortOf[copy] = sort;
    }
  }
  return { sorts, sortOf };
}
