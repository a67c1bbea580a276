import { type Callable, refused, type Text } from '@questhall/engine';
import { type AskingBy, askingBy } from '@questhall/tabletop';
import type { HeroSelector } from '../content/selectors.js';
import type { AcgPosition } from '../kit.js';
import type { AcgChoice, AcgRefusal } from '../refusals.js';
import type { CardId, HeroId, Verb } from '../terms.js';
import type { Situation } from './situation.js';

type Args = Text['args'];
export type Refused = { readonly id: string; readonly refusal: AcgRefusal };

/** What there is to say about a question, read off the variables of the procedure that asks it. */
export type Facts<V> = {
  /** The hero whom it is about. */
  readonly hero: (g: AcgPosition, v: V) => HeroId | null | undefined;
  /** The card that is claimed, drawn or given away. */
  readonly card?: (v: V) => CardId | undefined;
  /** What has changed hands in this settlement. */
  readonly given?: (v: V) => readonly CardId[];
  /** What "cannot" may forbid about it. */
  readonly verb?: Verb | undefined;
  /** Which of the heroes a card means. */
  readonly meant?: (g: AcgPosition, v: V) => HeroSelector;
  /** What its sentence names besides the hero and the card behind it. */
  readonly args?: (s: Situation, v: V) => Args;
  /** What a player may look for in vain. */
  readonly refused?: (s: Situation, v: V) => readonly Refused[];
};

/** The facts of the question that is asked now, with the variables put in. */
export type Asked = {
  readonly hero: HeroId | null;
  readonly card: CardId | undefined;
  readonly given: readonly CardId[];
  readonly verb: Verb | undefined;
  readonly meant: HeroSelector | undefined;
  readonly args: (s: Situation) => Args;
  readonly refused: (s: Situation) => readonly Refused[];
};

export type Asking = AskingBy<AcgPosition, Asked>;

export const asking = <V extends object>(by: Callable<V, unknown>, facts: Facts<V>): Asking =>
  askingBy(by, (g, v) => ({
    hero: facts.hero(g, v) ?? null,
    card: facts.card?.(v),
    given: facts.given?.(v) ?? [],
    verb: facts.verb,
    meant: facts.meant?.(g, v),
    args: (s) => facts.args?.(s, v) ?? {},
    refused: (s) => facts.refused?.(s, v) ?? [],
  }));

/** What the choice of the procedure itself refuses. */
export const judged =
  <V, Id extends string>(choice: AcgChoice<V, Id>) =>
  (s: Situation, v: V): Refused[] =>
    refused(choice, s, v);
