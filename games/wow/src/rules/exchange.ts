import type { Combat } from '../board.js';
import { attackTypeOf, foughtOn, idOf, isDecided, type Side } from '../fighters.js';
import { type G, procedure } from '../kit.js';
import { dealDamage, exchange } from '../procs.js';
import { fighterStat } from '../stats.js';
import type { AttackType } from '../terms.js';
import { window } from './timing.js';

const SIDES: readonly Side[] = ['defender', 'attacker'];
const other = (side: Side): Side => (side === 'attacker' ? 'defender' : 'attacker');

/** `next` has the sides that a step has still to look at. */
type Exchange = { type: AttackType; attacking?: Side[]; hits?: Side[]; next?: Side[] };

/** All attacks of one type hit or miss before anybody falls. */
const attacks = procedure<Exchange>(exchange.id)
  .step('who', ['WOW-CMB-07', 'WOW-CMB-14', 'WOW-PVP-04'], (g, v) => {
    const combat = foughtOn(g);
    if (combat === null) return g.end(undefined);
    v.attacking = SIDES.filter((side) => mayAttack(g, combat, side, v.type));
    if (v.attacking.length === 0) return g.end(undefined);
    combat.step = v.type;
    for (const side of v.attacking) combat[side].attacked = true;
    v.next = [...v.attacking];
    g.tell?.('combat-step', { step: v.type });
    return undefined;
  })
  .repeat<unknown>('announce', ['WOW-CMB-07', 'WOW-KEY-03'], (g, v) => {
    for (let side = v.next?.shift(); side !== undefined; side = v.next?.shift()) {
      const opened = moment(g, 'attacks', side);
      if (opened !== undefined) return opened;
    }
    return undefined;
  })
  .step('aim', ['WOW-CMB-08', 'WOW-CMB-09', 'WOW-KEY-03'], (g, v) => {
    const combat = foughtOn(g);
    if (combat === null || isDecided(g)) return g.end(undefined);
    v.hits = (v.attacking ?? []).filter((side) => hits(g, combat, side));
    v.next = v.attacking ?? [];
    return undefined;
  })
  .repeat<unknown>('react', ['WOW-CMB-09', 'WOW-KEY-03'], (g, v) => {
    for (let side = v.next?.shift(); side !== undefined; side = v.next?.shift()) {
      const opened = moment(g, v.hits?.includes(side) === true ? 'hits' : 'misses', side);
      if (opened !== undefined) return opened;
    }
    return undefined;
  })
  .repeat<unknown>('damage', ['WOW-CMB-10', 'WOW-CMB-13', 'WOW-CMB-16', 'WOW-KEY-03'], (g, v) => {
    const combat = foughtOn(g);
    const side = v.hits?.shift();
    if (combat === null || side === undefined) return undefined;
    const count = fighterStat(g, combat[side], 'damage');
    return g.call(dealDamage, { who: idOf(combat[other(side)]), count, by: idOf(combat[side]) });
  });

const mayAttack = (g: G, combat: Combat, side: Side, type: AttackType): boolean =>
  !combat[side].attacked && attackTypeOf(g, combat[side]) === type;

/** Nothing speaks up any more in a battle that was cancelled. */
function moment(g: G, name: 'attacks' | 'hits' | 'misses', side: Side) {
  const combat = foughtOn(g);
  if (combat === null) return undefined;
  return window(g, name, { who: idOf(combat[side]), target: idOf(combat[other(side)]) });
}

function hits(g: G, combat: Combat, side: Side): boolean {
  const own = combat[side];
  const foe = combat[other(side)];
  const total = (own.die ?? 0) + fighterStat(g, own, 'attack');
  const defense = fighterStat(g, foe, 'defense');
  const isHit = total >= defense;
  const type = attackTypeOf(g, own);
  g.tell?.('attack', { who: idOf(own), target: idOf(foe), total, defense, type, hits: isHit });
  return isHit;
}

export const exchangeProcedures = [attacks];
