import type { AnyProcedure } from '@questhall/engine';
import type { Nested } from '@questhall/tabletop';
import type { z } from 'zod';
import { bindNested, type CompiledLine, library } from '../content/library.js';
import type { Line } from '../content/line.js';
import { type AcgTypes, procedure } from '../kit.js';
import type { Ctx } from '../procs.js';
import type { VerbWords } from '../text/verb-words.js';

/** What an effect's procedure starts with: where it stands in the content, and whom it is about. */
export type EffectVars = Ctx & {
  /** Key of the line in the library. */
  node: string;
  /** The line says "may" and leaves the declining to the effect's own choice. */
  may: boolean;
};

/** One effect = one file = schema + procedure + wording. */
export type EffectKind = {
  verb: string;
  schema: z.ZodType;
  /** A "may" is answered by the effect's own choice (pick one, or decline) instead of a yes or no before it. */
  choosesItself: (params: never) => boolean;
  /** What a card prints for it, in each language. */
  words: VerbWords<never>;
  procedure: AnyProcedure<AcgTypes>;
};

export function effect<P>(kind: {
  verb: string;
  schema: z.ZodType<P>;
  choosesItself?: (params: P) => boolean;
  nested?: (params: P) => { at: string; lines: readonly Line[] }[];
  words: VerbWords<P>;
  procedure: AnyProcedure<AcgTypes>;
}): EffectKind {
  if (kind.nested !== undefined) bindNested(kind.verb, kind.nested as Nested<Line>);
  const { choosesItself = () => false, verb, schema, words, procedure } = kind;
  return { verb, schema, choosesItself, words, procedure } as EffectKind;
}

/**
 * The procedure of a verb; `acg.effect.<verb>` is how the program finds it. One that tells whether it could be carried
 * out in full gives `false` if not; all others give nothing.
 */
export const effectProcedure = <Extra extends object = Record<never, never>>(verb: string) =>
  procedure<EffectVars & Partial<Extra>, boolean | undefined>(`acg.effect.${verb}`);

/** Parameters of the line under this key. */
export function paramsOf<P>(node: string): P {
  return lineOf(node).params as P;
}

export function lineOf(node: string): CompiledLine {
  const line = library.lines[node];
  if (line === undefined) throw new Error(`there is no line '${node}' in the content`);
  return line;
}

/** The line under this key with its context and nothing else, for calling on. */
export function lineVars({ you, self, target, hero, enemy }: Ctx, node: string) {
  return { node, you, self, target, hero, enemy };
}
