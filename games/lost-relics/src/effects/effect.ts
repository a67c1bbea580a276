import type { AnyProcedure } from '@questhall/engine';
import type { z } from 'zod';
import type { LrBoard } from '../board.js';
import { bindNested, library } from '../content/library.js';
import type { CompiledLine, Line } from '../content/line.js';
import { type LrTypes, procedure } from '../kit.js';
import type { Ctx } from '../procs.js';
import type { EffectVars } from '../program.js';
import type { VerbWords } from '../text/verb-words.js';

/** One effect = one file = schema + procedure + wording. */
export type EffectKind = {
  verb: string;
  schema: z.ZodType;
  /** Could it do anything here and now? A line of which nothing can come is passed over. */
  possible: (b: LrBoard, params: never, ctx: Ctx) => boolean;
  /** What a card prints for it, in each language. */
  words: VerbWords<never>;
  procedure: AnyProcedure<LrTypes>;
};

export function effect<P>(kind: {
  verb: string;
  schema: z.ZodType<P>;
  possible?: (b: LrBoard, params: P, ctx: Ctx) => boolean;
  nested?: (params: P) => { at: string; lines: readonly Line[] }[];
  words: VerbWords<P>;
  procedure: AnyProcedure<LrTypes>;
}): EffectKind {
  const { verb, schema, possible = () => true, words, procedure: proc, nested } = kind;
  if (nested !== undefined) bindNested(verb, nested as never);
  return { verb, schema, possible, words, procedure: proc } as EffectKind;
}

/** The procedure of a verb; `lr.effect.<verb>` is how the program finds it. */
export const effectProcedure = <Extra extends object = Record<never, never>>(verb: string) =>
  procedure<EffectVars & Partial<Extra>>(`lr.effect.${verb}`);

function lineOf(node: string): CompiledLine {
  const line = library.lines[node];
  if (line === undefined) throw new Error(`there is no line '${node}' in the content`);
  return line;
}

/** Parameters of the line under this key. */
export const paramsOf = <P>(node: string): P => lineOf(node).params as P;
