import type { Decision } from '@questhall/engine';
import type { AcgAsk } from '../asks.js';
import type { AcgPosition } from '../kit.js';
import { cardName, heroName } from '../names.js';
import type { Words } from '../text/words.js';
import { type AcgView, view } from '../view.js';
import type { Asked } from './asking.js';
import { cardSpeaking } from './source.js';

/** A question of this game. */
export type AcgDecision = Decision & { readonly ask: AcgAsk };

/** A question with all that is known about it: what explaining it starts from. */
export type Situation = AcgPosition & {
  /** The table as the one who is asked sees it: names come from here. */
  view: AcgView;
  decision: AcgDecision;
  /** What the rule that asks says about it. */
  asked: Asked;
  /** The language it is explained in. */
  words: Words;
};

export function situationOf(
  { board, box, state }: AcgPosition,
  decision: AcgDecision,
  asked: Asked,
  words: Words,
): Situation {
  return { board, box, state, view: view({ board, box, state }, decision.by), decision, asked, words };
}

export function heroAskedName({ asked: { hero }, words }: Situation): string {
  return hero === null ? words.names.party : heroName(hero, words);
}

/** The card whose text asks by its name, or `none` where it is a rule of the game. */
export function sourceName({ state, words }: Situation): string {
  const card = cardSpeaking(state.stack);
  return card === undefined ? 'none' : cardName(card, words);
}
