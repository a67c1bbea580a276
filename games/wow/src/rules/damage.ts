import { detachAll, dropToken, sendTo, tokensOf } from '../changes.js';
import { fighterOf, isFighting } from '../fighters.js';
import { asked, type G, procedure } from '../kit.js';
import { nearestCities } from '../places.js';
import { bringDown, dealDamage, defeat } from '../procs.js';
import { countDeed } from '../progress.js';
import { maybeRival, rivalOf } from '../queries.js';
import { healthOf } from '../stats.js';
import { LIMITS } from '../terms.js';
import { window } from './timing.js';

/** `outer` is damage that waits while an ability answers it with damage of its own. */
type Damaging = { who: string; count: number; by: string | null; dealt?: number; outer?: number | null };

/** Damage to a character or an encounter, which may bring it down at once. */
const damage = procedure<Damaging, number>(dealDamage.id)
  .step('may', 'WOW-DEF-01', (g, v) => {
    if (v.count <= 0) return g.end(0);
    v.outer = g.board.stake;
    g.board.stake = v.count;
    return window(g, 'would-take-damage', { who: v.who, target: v.by });
  })
  .step('deal', ['WOW-DEF-01', 'WOW-CMB-10', 'WOW-SET-24', 'WOW-KEY-04'], (g, v) => {
    const count = g.board.stake ?? 0;
    g.board.stake = v.outer ?? null;
    if (count <= 0 || isSpared(g, v.who)) return g.end(0);
    v.dealt = count;
    const rival = maybeRival(g, v.who);
    if (rival !== undefined) {
      rival.damage += count;
      g.tell?.('damaged', { seat: rival.seat, count, by: v.by });
    }
    if (v.by !== null && v.by !== v.who) countDeed(g, v.by, { hurt: v.who, count });
    return undefined;
  })
  .step('check', ['WOW-DEF-03', 'WOW-CMB-11', 'WOW-CMB-12', 'WOW-CMB-15', 'WOW-CMB-24'], (g, v) =>
    isLethal(g, v) ? g.call(bringDown, { who: v.who, by: v.by }) : undefined,
  )
  .step('after', 'WOW-DEF-01', (g, v) => window(g, 'takes-damage', { who: v.who, target: v.by }))
  .step('done', 'WOW-DEF-01', (g, v) => g.end(v.dealt ?? 0));

/** In a battle that was cancelled nobody takes damage any more. */
const isSpared = (g: G, who: string): boolean =>
  g.board.combat?.cancelled === true && g.board.combat.step !== 'over' && fighterOf(g, who) !== undefined;

function isLethal(g: G, { who, dealt = 0 }: Damaging): boolean {
  const rival = maybeRival(g, who);
  return rival === undefined ? dealt >= LIMITS.encounter : rival.damage >= healthOf(g, rival);
}

const down = procedure(bringDown).step('fall', ['WOW-DEF-03', 'WOW-CMB-11', 'WOW-CMB-12'], (g, v) => {
  const fighter = isFighting(g, v.who) ? fighterOf(g, v.who) : undefined;
  if (fighter !== undefined) {
    fighter.defeated = g.board.combat?.cancelled === false;
    return undefined;
  }
  return maybeRival(g, v.who) === undefined ? undefined : g.call(defeat, { seat: v.who, by: v.by });
});

/** To the nearest city, healed, starting side up, without what was attached. All else stays. */
const fall = procedure(defeat)
  .step('where', ['WOW-DEF-04', 'WOW-DEF-05', 'WOW-DEF-10'], (g, v) => {
    g.board.turn.defeated.push(v.seat);
    g.tell?.('defeated', { seat: v.seat, by: v.by });
    const space = rivalOf(g, v.seat).space ?? '';
    if (v.by !== null && v.by !== v.seat) countDeed(g, v.by, { defeated: v.seat, space });
    return g.one(asked(v.seat), 'choose-resurrection', nearestCities(g, space));
  })
  .step('resurrect', ['WOW-DEF-04', 'WOW-DEF-11'], (g, v, city) => {
    sendTo(g, rivalOf(g, v.seat), city, 'defeat');
    if (g.board.active === v.seat) g.board.turn.moves = 0;
  })
  .step('heal', ['WOW-DEF-06', 'WOW-DSC-18'], (g, v) => {
    const rival = rivalOf(g, v.seat);
    rival.damage = 0;
    for (const token of tokensOf(g, rival, 'disease')) dropToken(g, rival, token);
  })
  .step('reset', 'WOW-DEF-07', (g, v) => {
    rivalOf(g, v.seat).side = 'start';
  })
  .step('detach', ['WOW-DEF-08', 'WOW-DEF-09'], (g, v) => {
    detachAll(g, v.seat);
    return window(g, 'character-defeated', { who: v.seat, target: v.by });
  });

export const damageProcedures = [damage, down, fall];
