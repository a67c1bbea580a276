import type { AcgPosition } from './kit.js';

/** What wounds come from: cards, and lines of cards by their keys. */
export type Sources = readonly string[];

/** The records behind them, as reports speak of them. */
export const recordsBehind = ({ box }: AcgPosition, from: Sources): string[] =>
  from.flatMap((id) => (id.includes('/') ? ownerOfLine(id) : (box.cards[id]?.id ?? [])));

/** A line's key begins with its card: `bleeding/abilities.0.0`. Peril is told apart from the quest's own rules. */
function ownerOfLine(key: string): string {
  const at = key.indexOf('/');
  const card = key.slice(0, at);
  return key.startsWith('peril', at + 1) ? perilOf(card) : card;
}

export const perilOf = (quest: string): string => `${quest}/peril`;
