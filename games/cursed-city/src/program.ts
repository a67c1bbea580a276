import type { Await } from '@questhall/engine';
import { type DiceSpace, programProcedure, scoresOf } from '@questhall/tabletop';
import type { On } from './board.js';
import type { Cost } from './content/costs.js';
import type { CompiledLine } from './content/line.js';
import { type CcPosition, type CcTypes, type G, procedure } from './kit.js';
import { holds } from './predicates.js';
import {
  type Ctx,
  damageHero,
  discardTreasure,
  type EffectVars,
  effectVars,
  gainInspiration,
  loseItem,
  runProgram,
} from './procs.js';
import { heroOf, isHeroId, leader, maybeHero, personOf, playerOf, realmstoneOf } from './queries.js';
import { CANNOT_PAY, type CcVerdict } from './refusals.js';

export type { EffectVars };

/** The player of the hero whose text it is; otherwise the leader. */
export const deciderOf = (g: CcPosition, { you }: Ctx) =>
  isHeroId(g, you) && maybeHero(g, you) !== undefined ? playerOf(g, you) : leader(g);

function canHappen(g: CcPosition, line: CompiledLine, ctx: Ctx): boolean {
  if (line.if !== undefined && !holds(g, line.if, ctx)) return false;
  if (line.cost !== undefined && judgeCost(g, line.cost, ctx) !== true) return false;
  return line.verb.possible(g, line.params, ctx);
}

/** Would anything come of it? */
export const couldHappen = (g: CcPosition, program: string, ctx: Ctx): boolean =>
  (g.box.programs[program] ?? []).some((line) => canHappen(g, line, ctx));

/** The spaces of dice that pay for a cost. */
function payingSpaces(row: readonly DiceSpace<On>[], die: NonNullable<Cost['die']>): number[] {
  return scoresOf([...row])
    .filter(({ score }) => (die.exactly === true ? score === die.score : score >= die.score))
    .map(({ space }) => space);
}

export function judgeCost(g: CcPosition, cost: Cost, { you }: Ctx): CcVerdict {
  const hero = you === null ? undefined : maybeHero(g, you);
  if (hero === undefined) return CANNOT_PAY;
  const person = personOf(g, hero.id);
  const { die, destiny = 0, inspiration = 0, realmstone = 0, counter = 0 } = cost;
  const able =
    (die === undefined || payingSpaces(hero.row, die).length > 0) &&
    g.board.destiny.available.length >= destiny &&
    hero.inspiration >= inspiration &&
    hero.counters >= counter &&
    realmstoneOf(g, person.realmstone) >= realmstone &&
    (cost.discardTreasure !== true || person.treasure !== null) &&
    (cost.discardItem !== true || person.item !== null);
  return able ? true : CANNOT_PAY;
}

type Paying = { cost: Cost; ctx: Ctx };

/** Damage comes last: it may have consequences of its own. */
const paying = procedure<Paying>('cc.pay-cost')
  .step('inspiration', ['CC-INS-07'], (g, { cost, ctx }) =>
    cost.inspiration === undefined
      ? undefined
      : g.call(gainInspiration, { hero: ctx.you as string, count: -cost.inspiration }),
  )
  .step('counter', 'CC-SET-06', (g, { cost, ctx }) => {
    heroOf(g, ctx.you as string).counters -= cost.counter ?? 0;
  })
  .step('treasure', 'CC-SRC-17', (g, { cost, ctx }) =>
    cost.discardTreasure === true ? g.call(discardTreasure, { hero: ctx.you as string }) : undefined,
  )
  .step('item', 'CC-ITM-01', (g, { cost, ctx }) =>
    cost.discardItem === true ? g.call(loseItem, { hero: ctx.you as string }) : undefined,
  )
  .step('damage', 'CC-DEF-02', (g, { cost, ctx }) => {
    if (cost.damage === undefined) return undefined;
    const hero = ctx.you as string;
    return g.call(damageHero, { hero, count: cost.damage, by: null, weapon: null, defend: false });
  });

export const payCost = (g: G, { you, self, target, result, score }: Ctx, cost: Cost): Await<unknown> =>
  g.call(paying, { cost, ctx: { you, self, target, result, score } });

/** The lines of a card, top to bottom. */
const program = programProcedure<CcTypes, Ctx, CompiledLine>({
  name: runProgram,
  procedure,
  rules: {
    lines: ['CC-SRC-09', 'CC-CRI-06'],
    may: ['CC-LDR-11', 'CC-CRI-06'],
    pay: ['CC-ACT-07'],
    paid: ['CC-SRC-09', 'CC-CRI-06'],
  },
  programs: ({ box }) => box.programs,
  applies: canHappen,
  decider: (g, _, ctx) => deciderOf(g, ctx),
  pay: (g, { cost }, ctx) => (cost === undefined ? g.pass(true) : payCost(g, ctx, cost)),
  effectVars,
});
export const programProcedures = [program, paying];
