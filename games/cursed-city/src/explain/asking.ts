import { type Callable, type ExplainedOption, refused, type Text } from '@questhall/engine';
import { type AskingBy, askingBy } from '@questhall/tabletop';
import type { CompiledLine } from '../content/line.js';
import type { CcPosition } from '../kit.js';
import type { CcChoice, CcRefusal } from '../refusals.js';
import type { FigureId, HeroId } from '../terms.js';
import type { Situation } from './situation.js';

type Args = Text['args'];
type Refused = { readonly id: string; readonly refusal: CcRefusal };

/** What there is to say about a question, read off the variables of the procedure that asks it. */
export type Facts<V> = {
  /** The hero whom it is about. */
  readonly hero?: (g: CcPosition, v: V) => HeroId | null | undefined;
  /** Who goes to the space that is asked for. */
  readonly mover?: (v: V) => FigureId | null | undefined;
  /** Where the line stands whose text asks: the key of an effect or a program. */
  readonly text?: (v: V) => string;
  readonly line?: (g: CcPosition, v: V) => CompiledLine | undefined;
  /** What its sentence names besides the hero and the card behind it. */
  readonly args?: (s: Situation, v: V) => Args;
  /** What a player may think of, and what of it is not possible. */
  readonly choice?: Judged<V>;
  /** What an answer of this question says; otherwise it is said as a thing of the table. */
  readonly option?: (s: Situation, id: string, v: V) => ExplainedOption;
};

type Judged<V> = {
  readonly candidates: (s: Situation, v: V) => readonly string[];
  readonly refused: (s: Situation, v: V) => readonly Refused[];
};

/** The facts of the question that is asked now, with the variables put in. */
export type Asked = {
  readonly hero: HeroId | undefined;
  readonly mover: FigureId | undefined;
  readonly text: string | undefined;
  readonly line: CompiledLine | undefined;
  readonly args: (s: Situation) => Args;
  readonly candidates: (s: Situation) => readonly string[] | undefined;
  readonly refused: (s: Situation) => readonly Refused[];
  readonly option: ((s: Situation, id: string) => ExplainedOption) | undefined;
};

export type Asking = AskingBy<CcPosition, Asked>;

export const asking = <V extends object>(of: Callable<V, unknown>, facts: Facts<V> = {}): Asking =>
  askingBy(of, (g, v) => {
    const { choice, option } = facts;
    return {
      hero: facts.hero?.(g, v) ?? undefined,
      mover: facts.mover?.(v) ?? undefined,
      text: facts.text?.(v),
      line: facts.line?.(g, v),
      args: (s) => facts.args?.(s, v) ?? {},
      candidates: (s) => choice?.candidates(s, v),
      refused: (s) => choice?.refused(s, v) ?? [],
      option: option && ((s, id) => option(s, id, v)),
    };
  });

/** The choice that the procedure itself makes, for its variables. */
export const judged = <V, Id extends string>(choice: CcChoice<V, Id>): Judged<V> => ({
  candidates: (s, v) => choice.candidates(s, v),
  refused: (s, v) => refused(choice, s, v),
});

/** A choice for variables that are made from those of the procedure. */
export const judgedFor = <V, W, Id extends string>(
  choice: CcChoice<W, Id>,
  vars: (v: V) => W,
): Judged<V> => ({
  candidates: (s, v) => choice.candidates(s, vars(v)),
  refused: (s, v) => refused(choice, s, vars(v)),
});
