import { heal } from '../changes.js';
import { procedure } from '../kit.js';
import { drawCards, gainLevel } from '../procs.js';
import { isAtLeast, rivalOf } from '../queries.js';
import { LIMITS } from '../terms.js';
import { window } from './timing.js';

/** Healed, three cards, and the card of the new level with the same side up; one level or several at once. */
const gain = procedure(gainLevel)
  .step('new', 'WOW-LVL-10', (g, v) =>
    isAtLeast(rivalOf(g, v.seat).level, v.level) ? g.end(undefined) : undefined,
  )
  .step('heal', ['WOW-LVL-02', 'WOW-LVL-05'], (g, v) => {
    const rival = rivalOf(g, v.seat);
    heal(g, rival, rival.damage);
  })
  .step('draw', ['WOW-LVL-03', 'WOW-LVL-05'], (g, v) =>
    g.call(drawCards, { seat: v.seat, count: LIMITS.levelCards }),
  )
  .step(
    'replace',
    ['WOW-LVL-04', 'WOW-LVL-05', 'WOW-LVL-06', 'WOW-LVL-08', 'WOW-LVL-11', 'WOW-LVL-12'],
    (g, v) => {
      rivalOf(g, v.seat).level = v.level;
      g.tell?.('level-gained', { seat: v.seat, level: v.level });
      return window(g, 'level-gained', { who: v.seat });
    },
  );

export const levelProcedures = [gain];
