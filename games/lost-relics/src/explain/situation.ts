import type { Decision } from '@questhall/engine';
import type { LrAsk } from '../asks.js';
import type { Hero } from '../board.js';
import type { LrPosition } from '../kit.js';
import { cardName, saidName } from '../names.js';
import { heroOf } from '../queries.js';
import type { Words } from '../text/words.js';
import { type LrView, view } from '../view.js';
import type { Asked } from './asking.js';

/** A question with all that is known about it: what explaining it starts from. */
export type Situation = LrPosition & {
  view: LrView;
  decision: Decision;
  ask: LrAsk;
  words: Words;
  /** What the rule that asks says about it. */
  asked: Asked;
  /** The hero of the rule that asks, if it has one. */
  hero: Hero | undefined;
};

export function situationOf(g: LrPosition, decision: Decision, words: Words, asked: Asked): Situation {
  const { board, box, state } = g;
  return {
    board,
    box,
    state,
    view: view({ board, box, state }, decision.by),
    decision,
    ask: decision.ask as LrAsk,
    words,
    asked,
    hero: asked.hero === undefined ? undefined : heroOf(g, asked.hero),
  };
}

export const called = (s: Situation, id: string): string => saidName(id, s.view, s.words);
export const cardCalled = (s: Situation, id: string): string => cardName(id, s.words);

/** The card or adventure whose text asks. */
export function sourceOf({ asked: { text }, board }: Situation): string {
  return text === undefined ? board.adventure : text.slice(0, text.indexOf('/'));
}

/** The object whose text asks, if it is one. */
export const thingOf = ({ asked: { text } }: Situation): string | undefined =>
  /\/things\.([a-z0-9-]+)/.exec(text ?? '')?.[1];

/** The object that is being used, if its text asks, or else the card or adventure. */
export function sourceName(s: Situation): string {
  const thing = thingOf(s);
  return thing === undefined ? cardCalled(s, sourceOf(s)) : called(s, thing);
}
