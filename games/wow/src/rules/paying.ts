import type { SeatId } from '@questhall/engine';
import { detach, discardItem } from '../changes.js';
import { manaPotions } from '../in-hand.js';
import { asked, type G, procedure } from '../kit.js';
import { dealDamage, payEnergy, payFor } from '../procs.js';
import { ownerOfItem, rivalOf } from '../queries.js';

/** Any number of mana potions, each in place of 1 energy. */
const energy = procedure(payEnergy)
  .step('potions', ['WOW-POT-03', 'WOW-POT-06'], (g, v) => {
    const rival = rivalOf(g, v.seat);
    const potions = manaPotions(g, rival).filter((item) => item !== v.keeps);
    const min = Math.max(0, v.count - rival.energy);
    return g.some(asked(v.seat), 'pay-with-potions', potions, {
      min,
      max: Math.min(v.count, potions.length),
    });
  })
  .step('pay', ['WOW-ABL-05', 'WOW-POT-03', 'WOW-POT-06'], (g, v, potions) => {
    for (const item of potions) {
      g.tell?.('potion', { seat: v.seat, item, potion: 'mana' });
      discardItem(g, item);
    }
    const spent = Math.max(0, v.count - potions.length);
    rivalOf(g, v.seat).energy -= spent;
    if (spent > 0) g.tell?.('energy-changed', { seat: v.seat, add: -spent });
  });

/** All that an ability or a line costs; damage comes last, because it may have consequences of its own. */
const cost = procedure(payFor)
  .step('energy', ['WOW-POW-05', 'WOW-POT-03'], (g, v) => {
    const { energy: count, discardSelf } = v.cost;
    const keeps = discardSelf === true ? v.self : null;
    return count === undefined ? undefined : g.call(payEnergy, { seat: v.seat, count, keeps });
  })
  .step('rest', ['WOW-POW-05', 'WOW-DEF-12'], (g, v) => {
    if (v.cost.flipCard === true) flip(g, v.seat);
    if (v.cost.discardSelf === true && v.self !== null) discardSelf(g, v.self);
    const { damage } = v.cost;
    return damage === undefined ? undefined : g.call(dealDamage, { who: v.seat, count: damage, by: v.seat });
  });

function flip(g: G, seat: SeatId): void {
  const rival = rivalOf(g, seat);
  rival.side = rival.side === 'start' ? 'reverse' : 'start';
  g.tell?.('card-flipped', { seat, side: rival.side });
}

/** An item goes to its deck, an attached card to its owner's discard pile. */
function discardSelf(g: G, self: string): void {
  if (ownerOfItem(g, self) === undefined) detach(g, self);
  else discardItem(g, self);
}

export const payingProcedures = [energy, cost];
