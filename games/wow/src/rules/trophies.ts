import { trophyCard } from '../content/library.js';
import { procedure } from '../kit.js';
import { gainTrophy } from '../procs.js';
import { rivalOf } from '../queries.js';

/** From the pile to the log, as long as there are copies, and some only once for each character. */
const gain = procedure(gainTrophy).step(
  'gain',
  ['WOW-TRO-01', 'WOW-TRO-02', 'WOW-TRO-03', 'WOW-SET-06'],
  (g, v) => {
    const { board: b } = g;
    const { once, valor } = trophyCard(g, v.trophy);
    const { log } = rivalOf(g, v.seat);
    const left = b.trophies[v.trophy] ?? 0;
    if (left === 0 || (once === true && log.includes(v.trophy))) return;
    b.trophies[v.trophy] = left - 1;
    log.push(v.trophy);
    g.tell?.('trophy', { seat: v.seat, card: v.trophy, valor });
  },
);

export const trophyProcedures = [gain];
