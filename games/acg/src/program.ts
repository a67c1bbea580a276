import { programProcedure } from '@questhall/tabletop';
import type { CompiledLine } from './content/line.js';
import { deciderBy, targetOf } from './effects/choosing.js';
import { type AcgPosition, type AcgTypes, procedure } from './kit.js';
import { holds } from './predicates.js';
import { type Ctx, effectVars, lineVars, payCost, runProgram } from './procs.js';
import { canPay } from './rules/costs.js';

/** Its condition holds and its cost can be paid. */
function applies(g: AcgPosition, { by, if: when, cost }: CompiledLine, ctx: Ctx): boolean {
  // What the target hero may do is nobody's to do when there is none (AER-07).
  if (by === 'target' && targetOf(g, ctx) === null) return false;
  if (when !== undefined && !holds(g, when, ctx)) return false;
  return cost === undefined || canPay(g, cost, ctx);
}

/** The lines of a card, top to bottom (HERO-08). */
export const program = programProcedure<AcgTypes, Ctx, CompiledLine>({
  name: runProgram,
  procedure,
  rules: {
    lines: ['ACG-HERO-08', 'ACG-EFF-01', 'ACG-GOLD-10'],
    may: ['ACG-EFF-04', 'ACG-GOLD-09'],
    pay: ['ACG-EFF-02', 'ACG-EFF-06'],
    paid: ['ACG-HERO-08', 'ACG-EFF-06'],
  },
  programs: ({ box }) => box.programs,
  applies,
  decider: (g, { by }, ctx) => deciderBy(g, by, ctx),
  pay: (g, { key }, ctx) => g.call(payCost, lineVars(ctx, key)),
  effectVars,
});
