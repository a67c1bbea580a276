import { detachAll, dropToken, sendTo, tokensOf } from '../changes.js';
import { asked, procedure } from '../kit.js';
import { nearestCities } from '../places.js';
import { dealDamage, defeat } from '../procs.js';
import { countDeed } from '../progress.js';
import { rivalOf } from '../queries.js';
import { healthOf } from '../stats.js';
import { window } from './timing.js';

type Damaging = { seat: string; count: number; by: string | null; dealt?: number };

/** Damage to a character, which may defeat it at once. Gives what was really dealt. */
const damage = procedure<Damaging, number>(dealDamage.id)
  .step('may', 'WOW-DEF-01', (g, v) => {
    g.board.stake = v.count;
    return window(g, 'would-take-damage', { who: v.seat, target: v.by });
  })
  .step('deal', ['WOW-DEF-01', 'WOW-SET-24'], (g, v) => {
    const count = Math.max(0, g.board.stake ?? 0);
    g.board.stake = null;
    v.dealt = count;
    if (count === 0) return g.end(0);
    rivalOf(g, v.seat).damage += count;
    g.tell?.('damaged', { seat: v.seat, count, by: v.by });
    if (v.by !== null && v.by !== v.seat) countDeed(g, v.by, { hurt: v.seat, count });
    return window(g, 'takes-damage', { who: v.seat, target: v.by });
  })
  .step('check', ['WOW-DEF-03', 'WOW-CMB-24'], (g, v) => {
    const rival = rivalOf(g, v.seat);
    if (rival.damage < healthOf(g, rival)) return g.end(v.dealt ?? 0);
    return g.call(defeat, { seat: v.seat, by: v.by });
  })
  .step('done', 'WOW-DEF-03', (g, v) => g.end(v.dealt ?? 0));

/** To the nearest city, healed, starting side up, without what was attached. All else stays. */
const fall = procedure(defeat)
  .step('tell', ['WOW-DEF-03', 'WOW-DEF-10'], (g, v) => {
    g.board.turn.defeated.push(v.seat);
    const space = rivalOf(g, v.seat).space ?? '';
    if (v.by !== null && v.by !== v.seat) countDeed(g, v.by, { defeated: v.seat, space });
    g.tell?.('defeated', { seat: v.seat, by: v.by });
    return window(g, 'character-defeated', { who: v.seat, target: v.by });
  })
  .step('where', ['WOW-DEF-04', 'WOW-DEF-05'], (g, v) => {
    const { space } = rivalOf(g, v.seat);
    return g.one(asked(v.seat), 'choose-resurrection', nearestCities(g, space ?? ''));
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
  .step('detach', ['WOW-DEF-08', 'WOW-DEF-09'], (g, v) => detachAll(g, v.seat));

export const damageProcedures = [damage, fall];
