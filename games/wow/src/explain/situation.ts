import type { Decision } from '@questhall/engine';
import type { WowPosition } from '../kit.js';
import { nameOf } from '../names.js';
import type { Words } from '../text/words.js';

/** A question with all that its words may need. */
export type Situation = WowPosition & {
  readonly decision: Decision;
  readonly words: Words;
  readonly name: (id: string) => string;
};

export const situationOf = (p: WowPosition, decision: Decision, words: Words): Situation => ({
  board: p.board,
  box: p.box,
  state: p.state,
  decision,
  words,
  name: (id) => nameOf(id, p.board, words),
});
