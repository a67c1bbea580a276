import { type Callable, type ExplainedOption, refused, type Text } from '@questhall/engine';
import { type AskingBy, askingBy } from '@questhall/tabletop';
import type { CompiledLine } from '../content/line.js';
import type { LrPosition } from '../kit.js';
import type { LrChoice, LrRefusal } from '../refusals.js';
import type { FigureId, HeroId } from '../terms.js';
import type { Situation } from './situation.js';

type Args = Text['args'];
/** A blow that is about to fall: what it deals, who strikes, and whether it hits a whole area. */
export type Blow = { readonly count: number; readonly attacker: string; readonly area: boolean };
type Refused = { readonly id: string; readonly refusal: LrRefusal };

/** What there is to say about a question, read off the variables of the procedure that asks it. */
export type Facts<V> = {
  /** The hero whom it is about. */
  readonly hero?: (g: LrPosition, v: V) => HeroId | null | undefined;
  /** Who goes to the area that is asked for. */
  readonly mover?: (v: V) => FigureId | undefined;
  /** Where the line stands whose text asks: the key of an effect or a program. */
  readonly text?: (v: V) => string;
  readonly line?: (g: LrPosition, v: V) => CompiledLine | undefined;
  /** What its sentence names besides the hero and the card behind it. */
  readonly args?: (s: Situation, v: V) => Args;
  /** The blow whose target or order is asked for. */
  readonly blow?: (s: Situation, v: V) => Blow | undefined;
  /** What a player may think of, and what of it is not possible. */
  readonly choice?: Judged<V>;
  /** How something is called that is not possible; otherwise as a thing of the table. */
  readonly option?: (s: Situation, id: string) => ExplainedOption;
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
  readonly blow: (s: Situation) => Blow | undefined;
  readonly candidates: (s: Situation) => readonly string[] | undefined;
  readonly refused: (s: Situation) => readonly Refused[];
  readonly option: Facts<never>['option'];
};

export type Asking = AskingBy<LrPosition, Asked>;

export const asking = <V extends object>(of: Callable<V, unknown>, facts: Facts<V> = {}): Asking =>
  askingBy(of, (g, v) => ({
    hero: facts.hero?.(g, v) ?? undefined,
    mover: facts.mover?.(v),
    text: facts.text?.(v),
    line: facts.line?.(g, v),
    args: (s) => facts.args?.(s, v) ?? {},
    blow: (s) => facts.blow?.(s, v),
    candidates: (s) => facts.choice?.candidates(s, v),
    refused: (s) => facts.choice?.refused(s, v) ?? [],
    option: facts.option,
  }));

/** The choice that the procedure itself makes, for its variables. */
export const judged = <V, Id extends string>(choice: LrChoice<V, Id>): Judged<V> => ({
  candidates: (s, v) => choice.candidates(s, v),
  refused: (s, v) => refused(choice, s, v),
});

/** A choice for variables that are made from those of the procedure. */
export const judgedFor = <V, W, Id extends string>(
  choice: LrChoice<W, Id>,
  vars: (v: V, s: Situation) => W,
): Judged<V> => ({
  candidates: (s, v) => choice.candidates(s, vars(v, s)),
  refused: (s, v) => refused(choice, s, vars(v, s)),
});
