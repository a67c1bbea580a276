import type { Asked, Await } from '@questhall/engine';
import { programProcedure } from '@questhall/tabletop';
import { discardItem } from './changes.js';
import type { CompiledLine } from './content/line.js';
import type { Cost } from './content/selectors.js';
import { asked, type G, procedure, type WowPosition, type WowTypes } from './kit.js';
import { holds } from './predicates.js';
import { type Ctx, dealDamage, effectVars, runProgram } from './procs.js';
import { maybeRival, ownerOfItem, rightOf, rivalOf } from './queries.js';
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
  if (you === undefined || you.energy < energy) return CANNOT_PAY;
  if (discardSelf !== true || ctx.self === null) return true;
  const owned = ownerOfItem(g, ctx.self)?.seat === you.seat;
  return owned || g.board.attached.some(({ card }) => card === ctx.self) || CANNOT_PAY;
}

/** Damage comes last: it may have consequences of its own. */
export function payCost(g: G, ctx: Ctx, cost: Cost): Await<unknown> | undefined {
  if (ctx.you === null) return undefined;
  const you = rivalOf(g, ctx.you);
  if (cost.energy !== undefined) {
    you.energy -= cost.energy;
    g.tell?.('energy-changed', { seat: you.seat, add: -cost.energy });
  }
  if (cost.flipCard === true) {
    you.side = you.side === 'start' ? 'reverse' : 'start';
    g.tell?.('card-flipped', { seat: you.seat, side: you.side });
  }
  if (cost.discardSelf === true && ctx.self !== null) discardItem(g, ctx.self);
  if (cost.damage === undefined) return undefined;
  return g.call(dealDamage, { seat: you.seat, count: cost.damage, by: you.seat });
}

/** The lines of a card, top to bottom. */
export const program = programProcedure<WowTypes, Ctx, CompiledLine>({
  name: runProgram,
  procedure,
  rules: { lines: ['WOW-POW-05'], may: ['WOW-POW-05'], pay: ['WOW-POW-05'], paid: ['WOW-POW-05'] },
  programs: ({ box }) => box.programs,
  applies: canHappen,
  decider: (g, _, ctx) => deciderOf(g, ctx),
  pay: (g, { cost = {} }, ctx) => payCost(g, ctx, cost) ?? g.pass(true),
  effectVars,
});
