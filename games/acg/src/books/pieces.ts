import type { Piece } from '@questhall/engine';
import type { AcgBox } from '../content/box.js';
import type { AnyCard } from '../content/schema.js';
import { perilOf } from '../sources.js';
import { HEROES, type HeroId } from '../terms.js';

type Sort = Pick<Piece, 'kind' | 'side'>;
const OURS = 'ours' as const;
const THEIRS = 'theirs' as const;
const NONE = 'none' as const;

const SORTS: { readonly [kind in AnyCard['kind']]?: Sort } = {
  action: { kind: 'actions', side: OURS },
  gear: { kind: 'gear', side: OURS },
  'legendary-gear': { kind: 'legendary gear', side: OURS },
  fortune: { kind: 'gear', side: 'always' },
  dungeon: { kind: 'dungeon events', side: THEIRS },
  enemy: { kind: 'enemies', side: THEIRS },
  location: { kind: 'locations', side: THEIRS },
  condition: { kind: 'conditions', side: THEIRS },
  quest: { kind: 'quests', side: NONE },
  difficulty: { kind: 'difficulties', side: NONE },
};

/** Everything that a report on the game may speak of. */
export function piecesIn({ records }: AcgBox): Piece[] {
  const cards = Object.values(records).sort(byKind).flatMap(cardPieces);
  const nameOfHero = (id: HeroId): string => records[`${id}-2`]?.name ?? id;
  const heroes = HEROES.map((id): Piece => ({ id, name: nameOfHero(id), kind: 'heroes', side: NONE }));
  return [...heroes, ...cards];
}

const KINDS = Object.keys(SORTS);
const byKind = (a: AnyCard, b: AnyCard): number => KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind);

function cardPieces(card: AnyCard): Piece[] {
  const sort = sortOf(card);
  if (sort === undefined) return [];
  const piece = { id: card.id, name: nameOf(card), ...sort };
  if (card.kind !== 'quest') return [piece];
  return [piece, { id: perilOf(card.id), name: `Peril of ${card.name}`, kind: 'peril', side: NONE }];
}

export function sortOf(card: AnyCard): Sort | undefined {
  if (card.kind === 'dungeon' && card.type === 'item') return { kind: 'dungeon items', side: OURS };
  const sort = SORTS[card.kind];
  const gear = card.kind === 'gear' || card.kind === 'legendary-gear';
  return gear && (card.abilities ?? []).length === 0 ? { kind: 'gear', side: 'always' } : sort;
}

function nameOf(card: AnyCard): string {
  if (card.kind === 'enemy') return card.rank === 'elite' ? `Elite ${card.name}` : card.name;
  return card.name;
}
