import type {
  AnyProcedure,
  Asked,
  AskOf,
  Await,
  Callable,
  Game,
  GameTypes,
  Position,
  Procedure,
} from '@questhall/engine';
import type { Compiled } from './lines.js';
import type { EffectVars, Verb } from './vocabulary.js';

/** A line ready to be carried out by its verb. */
export type Line<T extends GameTypes, Ctx> = Compiled & {
  readonly verb: Verb<T, Ctx>;
  readonly cost: object | undefined;
  /** Carried out only if the line before it could not be, or not in full. */
  readonly ifYouCannot?: boolean;
};

export type ProgramVars<Ctx> = Ctx & {
  program: string;
  line: number;
  /** The line before could not be carried out; noted only for one that says "if you cannot". */
  failed?: boolean;
};

type Rules<T extends GameTypes> = readonly T['rule'][];

/** How a game carries out the lines of its cards. */
export type Programs<T extends GameTypes, Ctx extends object, K extends Line<T, Ctx>> = {
  readonly name: Callable<ProgramVars<Ctx>, undefined>;
  readonly procedure: <V extends object>(id: Callable<V, undefined>) => Procedure<T, V, undefined>;
  /** Ledger ids of: lines from top to bottom, what may be declined, what must be paid, what was paid for. */
  readonly rules: {
    readonly lines: Rules<T>;
    readonly may: Rules<T>;
    readonly pay: Rules<T>;
    readonly paid: Rules<T>;
  };
  readonly programs: (p: Position<T>) => { readonly [key: string]: readonly K[] };
  /** Its condition holds, its cost can be paid, and something may come of it. */
  readonly applies: (p: Position<T>, line: K, ctx: Ctx) => boolean;
  readonly decider: (p: Position<T>, line: K, ctx: Ctx) => Asked;
  /** Pays the cost; `false` if it turned out that it cannot be paid. */
  readonly pay: (g: Game<T>, line: K, ctx: Ctx) => Await<unknown>;
  /** The variables of an effect: always made in one place, because frames of one shape are fast. */
  readonly effectVars: (ctx: Ctx, node: string, may: boolean) => EffectVars<Ctx>;
};

type LineAsks = 'carry-out-line' | 'pay-for-line';

/**
 * The lines of a card, top to bottom. A line that does not apply is passed over; a cost makes it optional; "may" can be
 * declined; everything else is carried out as far as it can be, and a line that says "if you cannot" only where that
 * was not far enough.
 */
export function programProcedure<T extends GameTypes, Ctx extends object, K extends Line<T, Ctx>>(
  how: Programs<T, Ctx, K>,
): AnyProcedure<T> {
  const { rules } = how;
  const ask = (name: LineAsks) => name as AskOf<T>;
  return how
    .procedure(how.name)
    .repeat<boolean | undefined>('line', rules.lines, (g, v, done) => {
      remember(how, g, v, done);
      const line = nextLine(how, g, v);
      if (line === undefined) return g.end(undefined);
      return isAsked(line) ? g.goto('ask') : carryOut(how, g, v, line);
    })
    .step('ask', rules.may, (g, v) => {
      const line = lineAt(how, g, v) as K;
      return g.yesNo(
        how.decider(g, line, v),
        ask(line.cost === undefined ? 'carry-out-line' : 'pay-for-line'),
      );
    })
    .step('pay', rules.pay, (g, v, wanted): Await<unknown> => {
      const line = lineAt(how, g, v) as K;
      if (!wanted) return g.pass(false);
      return line.cost === undefined ? g.pass(true) : how.pay(g, line, v);
    })
    .step('carry-out', rules.paid, (g, v, paid) => {
      if (paid !== false) return carryOut(how, g, v, lineAt(how, g, v) as K);
      v.line++;
      return g.goto('line');
    })
    .step('after', rules.lines, (g, v, done) => {
      remember(how, g, v, done);
      return g.goto('line');
    });
}

const isAsked = <T extends GameTypes, Ctx>({ cost, may, verb, params }: Line<T, Ctx>): boolean =>
  cost !== undefined || (may && !verb.choosesItself(params));

/** Hands the line to its verb; the next time it is the turn of the line below. */
function carryOut<T extends GameTypes, Ctx extends object, K extends Line<T, Ctx>>(
  how: Programs<T, Ctx, K>,
  g: Game<T>,
  v: ProgramVars<Ctx>,
  line: K,
): Await<boolean | undefined> {
  v.line++;
  if (v.failed === true) v.failed = false;
  const may = line.may && line.verb.choosesItself(line.params);
  return g.call(line.verb.carryOut, how.effectVars(v, line.key, may));
}

/** Whether a line could be carried out matters only to one below it that says what to do "if you cannot". */
function remember<T extends GameTypes, Ctx extends object, K extends Line<T, Ctx>>(
  how: Programs<T, Ctx, K>,
  g: Game<T>,
  v: ProgramVars<Ctx>,
  done: boolean | undefined,
): void {
  if (done === false && lineAt(how, g, v)?.ifYouCannot === true) v.failed = true;
}

function lineAt<T extends GameTypes, Ctx extends object, K extends Line<T, Ctx>>(
  how: Programs<T, Ctx, K>,
  g: Game<T>,
  v: ProgramVars<Ctx>,
): K | undefined {
  return how.programs(g)[v.program]?.[v.line];
}

function nextLine<T extends GameTypes, Ctx extends object, K extends Line<T, Ctx>>(
  how: Programs<T, Ctx, K>,
  g: Game<T>,
  v: ProgramVars<Ctx>,
): K | undefined {
  const lines = how.programs(g)[v.program];
  if (lines === undefined) throw new Error(`there is no program '${v.program}' in the content`);
  for (; v.line < lines.length; v.line++) {
    const line = lines[v.line] as K;
    if (line.ifYouCannot === true && v.failed !== true) continue;
    if (how.applies(g, line, v)) return line;
  }
  return undefined;
}
