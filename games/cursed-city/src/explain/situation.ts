import type { Decision } from '@questhall/engine';
import type { CcAsks } from '../asks.js';
import type { Hero } from '../board.js';
import type { CcPosition } from '../kit.js';
import { cardName, nameOf, saidName } from '../names.js';
import { isHeroId, maybeHero } from '../queries.js';
import type { Words } from '../text/words.js';
import { type CcView, view } from '../view.js';
import type { Asked } from './asking.js';

export type CcAsk = keyof CcAsks;

/** A question with all that is known about it: what explaining it starts from. */
export type Situation = CcPosition & {
  view: CcView;
  decision: Decision;
  ask: CcAsk;
  words: Words;
  /** What the rule that asks says about it. */
  asked: Asked;
  /** The hero of the rule that asks, if it has one. */
  hero: Hero | undefined;
};

export function situationOf(g: CcPosition, decision: Decision, words: Words, asked: Asked): Situation {
  const { board, box, state } = g;
  return {
    board,
    box,
    state,
    view: view({ board, box, state }, decision.by),
    decision,
    ask: decision.ask as CcAsk,
    words,
    asked,
    hero: asked.hero === undefined ? undefined : maybeHero(g, asked.hero),
  };
}

/** Anyone and anything as sentences call it. */
export const called = (s: Situation, id: string): string =>
  isHeroId(s, id) ? saidName(id, s.words) : nameOf(id, s.view, s.words);
export const cardCalled = (s: Situation, id: string): string => cardName(id, s.words);
