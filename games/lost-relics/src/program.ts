import type { Await } from '@questhall/engine';
import { programProcedure } from '@questhall/tabletop';
import type { CompiledLine } from './content/line.js';
import type { Cost } from './content/selectors.js';
import { returnToDeck } from './deck.js';
import { type G, type LrPosition, type LrTypes, procedure } from './kit.js';
import { holds } from './predicates.js';
import { type Ctx, damageHero, type EffectVars, effectVars, runProgram } from './procs.js';
import { heroOf, hostilePlayer, playerOf } from './queries.js';
import { CANNOT_PAY, type LrVerdict, NO_DESTINY } from './refusals.js';
import { LIMITS } from './terms.js';

export type { EffectVars };

/** The player of the hero whose card it is; for hostiles and adventures whoever decides for hostiles. */
export const deciderOf = (g: LrPosition, { you }: Ctx) =>
  you === null ? hostilePlayer(g) : playerOf(g, you);

function canHappen(g: LrPosition, line: CompiledLine, ctx: Ctx): boolean {
  if (line.if !== undefined && !holds(g, line.if, ctx)) return false;
  if (line.cost !== undefined && judgeCost(g, line.cost, ctx) !== true) return false;
  return line.verb.possible(g, line.params, ctx);
}

/** Would anything come of it? */
export const couldHappen = (g: LrPosition, program: string, ctx: Ctx): boolean =>
  (g.box.programs[program] ?? []).some((line) => canHappen(g, line, ctx));

export function judgeCost(g: LrPosition, cost: Cost, { you, self }: Ctx): LrVerdict {
  if (you === null) return CANNOT_PAY;
  const hero = heroOf(g, you);
  if (cost.destiny === true && hero.destiny < LIMITS.destiny) return NO_DESTINY;
  if (cost.discardSelf === true && (self === null || !hero.treasure.includes(self))) return CANNOT_PAY;
  return cost.damage === undefined || hero.area !== null ? true : CANNOT_PAY;
}

/** Damage comes last: it may have consequences of its own. */
export function payCost(g: G, { you, self }: Ctx, cost: Cost): Await<unknown> | undefined {
  if (you === null) return undefined;
  const hero = heroOf(g, you);
  if (cost.destiny === true) {
    hero.destiny--;
    g.tell?.('destiny-spent', { hero: you });
  }
  if (cost.discardSelf === true && self !== null) {
    returnToDeck(g, hero, self);
    g.tell?.('treasure-used-up', { hero: you, card: self });
  }
  return cost.damage === undefined
    ? undefined
    : g.call(damageHero, { hero: you, count: cost.damage, by: you });
}

/** The lines of a card, top to bottom. */
export const program = programProcedure<LrTypes, Ctx, CompiledLine>({
  name: runProgram,
  procedure,
  rules: {
    lines: ['LR-ATK-08', 'LR-RND-02'],
    may: ['LR-ATK-08', 'LR-RND-02'],
    pay: ['LR-TRE-11'],
    paid: ['LR-ATK-08', 'LR-RND-02'],
  },
  programs: ({ box }) => box.programs,
  applies: canHappen,
  decider: (g, _, ctx) => deciderOf(g, ctx),
  pay: (g, { cost = {} }, ctx) => payCost(g, ctx, cost) ?? g.pass(true),
  effectVars,
});
