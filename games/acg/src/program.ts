import { named } from '@questhall/engine';
import { type CompiledLine, library } from './content/library.js';
import { deciderFor, targetOf } from './effects/choosing.js';
import { type EffectVars, lineVars } from './effects/effect.js';
import { type G, procedure } from './kit.js';
import { holds } from './predicates.js';
import { type Ctx, payCost, runProgram } from './procs.js';
import { canPay } from './rules/costs.js';

/** Verbs whose own choice can be declined, filled in by the effect vocabulary. */
const choosingVerbs: { [verb: string]: (params: never) => boolean } = Object.create(null);
export function bindChoosing(verb: string, when: (params: never) => boolean): void {
  choosingVerbs[verb] = when;
}
function choosesItself(line: CompiledLine): boolean {
  return choosingVerbs[line.verb]?.(line.params as never) === true;
}

const nameEffect = (verb: string) => named<EffectVars, boolean | undefined>(`acg.effect.${verb}`);
const procedureOf: { [verb: string]: ReturnType<typeof nameEffect> } = Object.create(null);
function effectOf(verb: string) {
  const known = procedureOf[verb] ?? nameEffect(verb);
  procedureOf[verb] = known;
  return known;
}

/**
 * The lines of a card, top to bottom (HERO-08). A line whose condition does not hold is passed over; a cost makes it
 * optional; "may" can be declined; everything else is carried out as far as it can be, and a line that says "if you
 * cannot" only where that was not far enough.
 */
export const program = procedure(runProgram)
  .step('line', ['ACG-HERO-08', 'ACG-EFF-01', 'ACG-GOLD-10'], (g, v) => {
    const line = nextLine(g, v);
    if (line === undefined) return g.end(undefined);
    return line.cost === undefined && (!line.may || choosesItself(line))
      ? carryOut(g, v, line)
      : g.goto('ask');
  })
  .step('next', ['ACG-HERO-08', 'ACG-EFF-01'], (g, v, done) => {
    remember(v, done);
    return g.goto('line');
  })
  .step('ask', ['ACG-EFF-04', 'ACG-GOLD-09'], (g, v) => {
    const line = lineAt(v) as CompiledLine;
    const ask = line.cost === undefined ? 'carry-out-line' : 'pay-for-line';
    return g.yesNo(deciderFor(g.board, lineVars(v, line.key)), ask);
  })
  .step('pay', ['ACG-EFF-02', 'ACG-EFF-06'], (g, v, wanted) => {
    const line = lineAt(v) as CompiledLine;
    if (!wanted) return g.pass(false);
    return line.cost === undefined ? g.pass(true) : g.call(payCost, lineVars(v, line.key));
  })
  .step('carry-out', ['ACG-HERO-08', 'ACG-EFF-06'], (g, v, paid) => {
    if (paid) return carryOut(g, v, lineAt(v) as CompiledLine);
    v.line++;
    return g.goto('line');
  })
  .step('after', ['ACG-HERO-08', 'ACG-EFF-01'], (g, v, done) => {
    remember(v, done);
    return g.goto('line');
  });

/** Hands the line to its verb; the next time it is the turn of the line below. */
function carryOut(g: G, v: ProgramVars, line: CompiledLine) {
  v.line++;
  const { you, self, target, hero, enemy } = v;
  const may = line.may && choosesItself(line);
  return g.call(effectOf(line.verb), { node: line.key, may, you, self, target, hero, enemy });
}

type ProgramVars = Ctx & { program: string; line: number; failed?: boolean };

/** Whether the line before could be carried out matters only to one that says what to do "if you cannot". */
function remember(v: ProgramVars, done: boolean | undefined): void {
  const failed = done === false && lineAt(v)?.ifYouCannot === true;
  if (failed || v.failed === true) v.failed = failed;
}

function lineAt(v: ProgramVars): CompiledLine | undefined {
  return library.programs[v.program]?.[v.line];
}

/** Skips lines that do not apply or cannot be paid for. */
function nextLine(g: G, v: ProgramVars): CompiledLine | undefined {
  const lines = library.programs[v.program];
  if (lines === undefined) throw new Error(`there is no program '${v.program}' in the content`);
  for (; v.line < lines.length; v.line++) {
    const line = lines[v.line] as CompiledLine;
    // What the target hero may do is nobody's to do when there is none (AER-07).
    if (line.by === 'target' && targetOf(g.board, v) === null) continue;
    if (line.ifYouCannot && v.failed !== true) continue;
    if (line.if !== undefined && !holds(g.board, line.if, v)) continue;
    if (line.cost !== undefined && !canPay(g.board, line.cost, v)) continue;
    return line;
  }
  return undefined;
}
