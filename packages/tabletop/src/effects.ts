import type { Await, Callable, Game, GameTypes, Position, Procedure } from '@questhall/engine';
import type { Compiled } from './lines.js';
import type { EffectVars, VerbSpec } from './vocabulary.js';

type RuleIds<T extends GameTypes> = T['rule'] | readonly T['rule'][];

/** What a game's effects are written with. */
export type EffectKit<T extends GameTypes, K extends Compiled> = {
  /** Begins the name of every procedure: `<game>.effect.spawn`. */
  readonly prefix: string;
  readonly procedure: <V extends object, R = undefined>(id: string | Callable<V, R>) => Procedure<T, V, R>;
  readonly lines: (p: Position<T>) => { readonly [key: string]: K };
  /** Whether somebody whom an effect was to fall on is still there. */
  readonly isThere?: (p: Position<T>, id: string) => boolean;
};

type Each<T extends GameTypes, Ctx, P, Id extends string> = {
  /** On whom it falls. */
  readonly choose: (g: Game<T>, params: P, v: EffectVars<Ctx>) => Await<Id[]>;
  /** What it does to one of them; notes in `v.failed` if that cannot be done in full. */
  readonly act: (g: Game<T>, id: Id, params: P, v: Chosen<Ctx>) => Await<unknown> | undefined | void;
};

type Chosen<Ctx> = EffectVars<Ctx> & { left?: string[]; failed?: boolean };

export function effectsOf<T extends GameTypes, Ctx extends object, L, W, Said, K extends Compiled = Compiled>(
  kit: EffectKit<T, K>,
) {
  const { prefix, procedure, lines, isThere = () => true } = kit;

  function lineOf(p: Position<T>, node: string): K {
    const line = lines(p)[node];
    if (line === undefined) throw new Error(`there is no line '${node}' in the content`);
    return line;
  }

  const paramsOf = <P>(p: Position<T>, node: string): P => lineOf(p, node).params as P;

  /** The procedure of a verb; its variables may grow while it is carried out. Gives what `Verb.carryOut` says. */
  const effectProcedure = <Extra extends object = Record<never, never>>(verb: string) =>
    procedure<EffectVars<Ctx> & Partial<Extra>, boolean | undefined>(`${prefix}.effect.${verb}`);

  /** Takes the next one off the list; those who have gone in the meantime are passed over. */
  function nextThere(p: Position<T>, left: string[] | undefined): string | undefined {
    for (let id = left?.shift(); id !== undefined; id = left?.shift()) if (isThere(p, id)) return id;
    return undefined;
  }

  return {
    lineOf,
    paramsOf,
    effectProcedure,
    nextThere,
    /** Writes a verb down; the compiler checks its file, and nobody else looks into its parameters. */
    effect: <P>(spec: VerbSpec<T, Ctx, L, P, W, Said>) => spec as unknown as VerbSpec<T, Ctx, L, never, W>,
    /**
     * The shape of most effects: find out on whom it falls, then let it fall on one after the other. It could not be
     * carried out if there was nobody.
     */
    onEach<P, Id extends string>(
      verb: string,
      rules: { choose: RuleIds<T>; act: RuleIds<T> },
      { choose, act }: Each<T, Ctx, P, Id>,
    ) {
      return effectProcedure<{ left: string[]; failed: boolean }>(verb)
        .step('choose', rules.choose, (g, v) => choose(g, paramsOf<P>(g, v.node), v))
        .step('chosen', rules.choose, (_, v, ids) => {
          v.left = ids;
          v.failed = ids.length === 0;
        })
        .repeat<unknown>('act', rules.act, (g, v) => {
          const params = paramsOf<P>(g, v.node);
          for (let id = nextThere(g, v.left); id !== undefined; id = nextThere(g, v.left)) {
            const waits = act(g, id as Id, params, v);
            if (waits !== undefined) return waits;
          }
          return g.end(v.failed !== true);
        });
    },
  };
}
