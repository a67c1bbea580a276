import type { Decision } from '@questhall/engine';
import type { WowPosition } from '../kit.js';

/** A question with all that its words may need. */
export type Situation = WowPosition & {
  readonly decision: Decision;
  readonly name: (id: string) => string;
};

export const situationOf = (p: WowPosition, decision: Decision): Situation => ({
  board: p.board,
  box: p.box,
  state: p.state,
  decision,
  name: (id) => nameIn(p, id),
});

/** Cards and tokens by their printed names, spaces by theirs, players by their characters. */
function nameIn({ box, board }: WowPosition, id: string): string {
  const rival = board.rivals.find(({ seat }) => seat === id);
  if (rival !== undefined) return box.records[rival.character]?.name ?? id;
  return box.cards[id]?.name ?? box.map?.spaces[id]?.name ?? id;
}
