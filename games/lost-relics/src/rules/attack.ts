import { type Asked, allowed } from '@questhall/engine';
import { figuresIn } from '../areas.js';
import { actionAt } from '../content/library.js';
import type { Action } from '../content/schema.js';
import { type G, inOrder, type LrPosition, procedure } from '../kit.js';
import { targets } from '../legal-reach.js';
import { damageHero, damageHostile, heroAttack, programOf, runProgram } from '../procs.js';
import { heroOf, isHeroId, maybeFigure, playerOf, statBonus } from '../queries.js';
import type { ActionKey, FigureId, HeroId } from '../terms.js';

type Attack = Extract<Action, { kind: 'attack' }>;

/** Two values are for a normal and an inspired attack, one serves both. */
function damageOf({ damage }: Pick<Attack, 'damage'>, inspired: boolean): number {
  if (typeof damage === 'number') return damage;
  return damage[inspired ? 1 : 0];
}

/** No roll: a target is picked and takes what is printed. */
const attacking = procedure<{ hero: HeroId; action: ActionKey; inspired: boolean }>(heroAttack.id)
  .step('target', ['LR-ATK-04', 'LR-ATK-02', 'LR-ATK-03'], (g, v) =>
    g.one(playerOf(g, v.hero), 'choose-target', allowed(targets, g, v)),
  )
  .step('strike', ['LR-ATK-05', 'LR-ATK-06', 'LR-ATK-07'], (g, v, target) => {
    const attack = actionAt(g, v.action) as Attack;
    const more = statBonus(g, heroOf(g, v.hero), `${attack.range}-damage`);
    const damage = Math.max(0, damageOf(attack, v.inspired) + more);
    return g.call(strike, {
      attacker: v.hero,
      target,
      damage,
      area: attack.area === true,
      program: v.action,
      inspired: v.inspired,
      seat: heroOf(g, v.hero).seat,
    });
  });

type Striking = {
  attacker: FigureId;
  target: FigureId;
  damage: number;
  area: boolean;
  /** The lines of further abilities, if there are any. */
  program: string;
  inspired: boolean;
  /** Whose side attacks: orders the targets of an area attack. */
  seat: string;
  targets?: FigureId[];
};

/** One attack, of a hero or a hostile, on one target or on everyone in its area. */
export const strike = procedure<Striking>('lr.strike')
  .step('single', 'LR-ATK-05', (g, v) => {
    if (v.area) return undefined;
    v.targets = [v.target];
    tellAttack(g, v, v.targets);
    return g.goto('damage');
  })
  .step('targets', ['LR-ATK-09', 'LR-ATK-10', 'LR-ATK-11', 'LR-ATK-12', 'LR-ATK-13'], (g, v) => {
    const struck = targetsOfStrike(g, v);
    tellAttack(g, v, struck);
    const asked: Asked = { seat: v.seat, by: v.seat };
    return struck.length < 2
      ? g.pass(struck)
      : g.call(inOrder, { asked, ask: 'order-targets', left: struck, order: [] });
  })
  .step('order', ['LR-ATK-10', 'LR-ATK-13'], (_, v, order) => {
    v.targets = order;
  })
  .step('damage', ['LR-ATK-05', 'LR-ATK-09', 'LR-ATK-10', 'LR-ATK-13'], (g, v) => {
    const next = v.targets?.shift();
    if (next === undefined) return g.goto('abilities');
    const { damage: count, attacker: by } = v;
    // Whoever was slain or went out in between has no place to be hit; whoever moved is hit all the same.
    if (maybeFigure(g, next) === undefined) return g.goto('damage');
    return isHeroId(next)
      ? g.call(damageHero, { hero: next, count, by })
      : g.call(damageHostile, { hostile: next, count, by });
  })
  .step('next', 'LR-ATK-10', (g) => g.goto('damage'))
  .step('abilities', ['LR-ATK-08', 'LR-ATK-13'], (g, v) => {
    if (g.box.programs[v.program] === undefined) return g.end(undefined);
    const you = isHeroId(v.attacker) ? v.attacker : null;
    const ctx = {
      you,
      self: you === null ? v.attacker : cardOf(v.program),
      target: v.target,
      inspired: v.inspired,
    };
    return g.call(runProgram, programOf(ctx, v.program));
  });

function tellAttack(g: G, { attacker, target, damage, area }: Striking, struck: FigureId[]): void {
  g.tell?.('attack', { attacker, target, targets: [...struck], damage, area });
}

const cardOf = (program: string): string => program.slice(0, program.indexOf('/'));

/** The set is fixed now. "Other" means other than attacker and target. */
export function targetsOfStrike(
  g: LrPosition,
  { attacker, target }: Pick<Striking, 'attacker' | 'target'>,
): FigureId[] {
  const at = maybeFigure(g, target)?.area ?? null;
  if (at === null) return [target];
  const { 'area-attacks-hit-attacker': self, 'hostile-area-attacks': wide } = g.state.switches;
  const all = figuresIn(g, at, self === 'yes' ? null : attacker);
  if (isHeroId(attacker) || wide !== 'heroes-only') return all;
  return all.filter(isHeroId);
}

export const attackProcedures = [attacking, strike];
