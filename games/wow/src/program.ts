import type { Asked } from '@questhall/engine';
import { programProcedure } from '@questhall/tabletop';
import type { CompiledLine } from './content/line.js';
import type { Cost } from './content/selectors.js';
import { manaPotions } from './in-hand.js';
import { asked, procedure, type WowPosition, type WowTypes } from './kit.js';
import { holds } from './predicates.js';
import { type Ctx, effectVars, payFor, runProgram } from './procs.js';
import { maybeRival, ownerOfItem, type Rival, rightOf } from './queries.js';
import { CANNOT_PAY, type WowVerdict } from './refusals.js';

/** The player whose card it is; for an encounter whoever rolls for it, to the right of the active player. */
export const deciderOf = (g: WowPosition, { you }: Ctx): Asked => asked(you ?? rightOf(g, g.board.active));

function canHappen(g: WowPosition, line: CompiledLine, ctx: Ctx): boolean {
  if (line.if !== undefined && !holds(g, line.if, ctx)) return false;
  if (line.cost !== undefined && judgeCost(g, line.cost, ctx) !== true) return false;
  return line.verb.possible(g, line.params, ctx);
}

/** Would anything come of it? */
export const couldHappen = (g: WowPosition, program: string, ctx: Ctx): boolean =>
  (g.box.programs[program] ?? []).some((line) => canHappen(g, line, ctx));

export function judgeCost(g: WowPosition, { energy = 0, discardSelf }: Cost, ctx: Ctx): WowVerdict {
  const you = maybeRival(g, ctx.you);
  if (you === undefined) return CANNOT_PAY;
  const keeps = discardSelf === true ? ctx.self : null;
  if (you.energy < energy && !canPayWith(g, you, energy, keeps)) return CANNOT_PAY;
  if (keeps === null) return true;
  const owned = ownerOfItem(g, keeps)?.seat === you.seat;
  return owned || g.board.attached.some(({ card }) => card === keeps) || CANNOT_PAY;
}

/** Mana potions take the place of energy, but for the item that is given up itself. */
const canPayWith = (g: WowPosition, you: Rival, energy: number, keeps: string | null): boolean =>
  you.energy + manaPotions(g, you).filter((item) => item !== keeps).length >= energy;

/** The lines of a card, top to bottom. */
export const program = programProcedure<WowTypes, Ctx, CompiledLine>({
  name: runProgram,
  procedure,
  rules: { lines: ['WOW-POW-05'], may: ['WOW-POW-05'], pay: ['WOW-POW-05'], paid: ['WOW-POW-05'] },
  programs: ({ box }) => box.programs,
  applies: canHappen,
  decider: (g, _, ctx) => deciderOf(g, ctx),
  pay: (g, { cost = {} }, { you, self }) =>
    you === null ? g.pass(true) : g.call(payFor, { seat: you, self, cost }),
  effectVars,
});
