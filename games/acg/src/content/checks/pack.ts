import {
  type Check as CheckOf,
  ofKind as kindOf,
  type Loaded as LoadedOf,
  type Pack as PackOf,
} from '@questhall/tabletop';
import type { AnyCard } from '../schema.js';

export { problem, sayOf } from '@questhall/tabletop';
export type Loaded<C extends AnyCard = AnyCard> = LoadedOf<C>;
export type Pack = PackOf<AnyCard>;
export type Check = CheckOf<AnyCard>;

export const ofKind = <K extends AnyCard['kind']>(pack: Pack, kind: K) => kindOf<AnyCard, K>(pack, kind);

export const copiesIn = (card: AnyCard): number => ('copies' in card ? card.copies : 1);
export const countCopies = (list: readonly Loaded[]): number =>
  list.reduce((sum, { card }) => sum + copiesIn(card), 0);

export function groupBy<T>(list: readonly T[], key: (item: T) => string): { [key: string]: T[] } {
  const groups: { [key: string]: T[] } = {};
  for (const item of list) {
    const group = groups[key(item)] ?? [];
    group.push(item);
    groups[key(item)] = group;
  }
  return groups;
}
