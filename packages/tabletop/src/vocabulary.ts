import { type AnyProcedure, type Callable, type GameTypes, named, type Position } from '@questhall/engine';
import { z } from 'zod';
import type { Effect, Lined, WrittenLine } from './lines.js';

/** What an effect's procedure starts with besides its context: where it stands in the content. */
export type EffectVars<Ctx> = Ctx & {
  /** Key of the line in the library. */
  node: string;
  /** The line says "may" and leaves the declining to the effect's own choice. */
  may: boolean;
};

type LinesSchema<L> = z.ZodType<L[]>;

/** One verb of the card language: one file with its parameters, its procedure and its wording in English. */
export type VerbSpec<T extends GameTypes, Ctx, L, P, W, Said = unknown> = {
  readonly verb: string;
  /** Of its parameters; an effect that holds lines gets the schema of lines. */
  readonly schema: z.ZodType<P> | ((lines: LinesSchema<L>) => z.ZodType<P>);
  /** Lines that it holds itself, each list with a name. */
  readonly nested?: (params: P) => readonly { at: string; lines: readonly L[] }[];
  /** Could it do anything here and now? Always, unless it says otherwise. */
  readonly possible?: (p: Position<T>, params: P, ctx: Ctx) => boolean;
  /** A "may" is answered by the effect's own choice (pick one, or decline) instead of a yes or no before it. */
  readonly choosesItself?: (params: P) => boolean;
  /** What a card prints for it. */
  readonly words: (params: P, about: W) => Said;
  readonly procedure: AnyProcedure<T>;
};

/** A verb whose parameters nobody outside its own file looks into. */
export type Verb<T extends GameTypes, Ctx> = {
  readonly name: string;
  readonly possible: (p: Position<T>, params: unknown, ctx: Ctx) => boolean;
  readonly choosesItself: (params: unknown) => boolean;
  /** Gives `false` if it could not be carried out in full, and anything else where that matters to nobody. */
  readonly carryOut: Callable<EffectVars<Ctx>, boolean | undefined>;
};

type AnyVerbSpec<T extends GameTypes, Ctx, L, W> = VerbSpec<T, Ctx, L, never, W>;

/** All verbs of a game. */
export type Vocabulary<T extends GameTypes, Ctx, L, W> = {
  readonly verbs: { readonly [verb: string]: Verb<T, Ctx> };
  readonly words: { readonly [verb: string]: (params: never, about: W) => unknown };
  readonly procedures: readonly AnyProcedure<T>[];
  /** Lists of lines, as records hold them. */
  readonly lines: LinesSchema<L>;
  readonly nested: Lined<L, unknown>['nested'];
};

const NOTHING_NESTED: readonly never[] = [];

/**
 * A game's own vocabulary. `linesOf` makes the schema of lines from that of an effect: lines hold effects, and some
 * effects hold lines, so both are made here at once.
 */
export function vocabularyOf<T extends GameTypes, Ctx, L extends WrittenLine, W>(
  specs: readonly AnyVerbSpec<T, Ctx, L, W>[],
  linesOf: (effect: z.ZodType<Effect>) => LinesSchema<L>,
): Vocabulary<T, Ctx, L, W> {
  const lines: LinesSchema<L> = z.lazy(() => linesOf(effect));
  const schemas = new Map<string, z.ZodType>();
  for (const { verb, schema } of specs)
    schemas.set(verb, typeof schema === 'function' ? schema(lines) : schema);
  const effect = effectSchema(schemas);
  const byName = new Map(specs.map((spec) => [spec.verb, spec]));
  return {
    verbs: tableOf(specs, verbOf),
    words: tableOf(specs, ({ words }) => words),
    procedures: specs.map(({ procedure }) => procedure),
    lines,
    nested: (verb, params) => byName.get(verb)?.nested?.(params as never) ?? NOTHING_NESTED,
  };
}

/** Exactly one verb: `{ "damage": { … } }`. An unknown one is told which there are. */
function effectSchema(schemas: ReadonlyMap<string, z.ZodType>): z.ZodType<Effect> {
  return z.record(z.string(), z.unknown()).transform((written, context): Effect => {
    const verbs = Object.keys(written);
    const [verb = ''] = verbs;
    const schema = schemas.get(verb);
    const fail = (message: string, path: PropertyKey[] = []) =>
      context.issues.push({ code: 'custom', message, path, input: written });
    if (verbs.length !== 1) fail(`exactly one verb is wanted, not ${verbs.length}`);
    else if (schema === undefined)
      fail(`there is no verb '${verb}'; there are: ${[...schemas.keys()].sort().join(', ')}`);
    else {
      const parsed = schema.safeParse(written[verb]);
      if (parsed.success) return { [verb]: parsed.data } as Effect;
      for (const issue of parsed.error.issues)
        context.issues.push({ ...issue, path: [verb, ...issue.path] } as never);
    }
    return z.NEVER;
  });
}

function verbOf<T extends GameTypes, Ctx, L, W>(spec: AnyVerbSpec<T, Ctx, L, W>): Verb<T, Ctx> {
  const { verb, possible, choosesItself, procedure } = spec;
  return {
    name: verb,
    possible: possible === undefined ? () => true : (p, params, ctx) => possible(p, params as never, ctx),
    choosesItself: choosesItself === undefined ? () => false : (params) => choosesItself(params as never),
    carryOut: named(procedure.id),
  };
}

function tableOf<T extends GameTypes, Ctx, L, W, V>(
  specs: readonly AnyVerbSpec<T, Ctx, L, W>[],
  of: (spec: AnyVerbSpec<T, Ctx, L, W>) => V,
): { readonly [verb: string]: V } {
  return Object.assign(Object.create(null), Object.fromEntries(specs.map((spec) => [spec.verb, of(spec)])));
}
