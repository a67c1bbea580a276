import { sharedOnce } from '@questhall/tabletop';
import { carries } from '../carries.js';
import { type G, procedure } from '../kit.js';
import { rollDestiny } from '../procs.js';
import { heroOf, journeyOf } from '../queries.js';
import { type HeroId, LIMITS } from '../terms.js';
import { openMoment } from './timing.js';

/** Takes what was waiting for this roll. */
function due(g: G, what: string): boolean {
  const before = g.board.later.length;
  g.board.later = g.board.later.filter((one) => one.when !== 'next-destiny' || one.what !== what);
  return g.board.later.length < before;
}

/** All five, also those that were left: what shows a number of its own may be used. */
const roll = procedure(rollDestiny)
  .step(
    'roll',
    ['CC-CMP-04', 'CC-CMP-10', 'CC-DST-01', 'CC-DST-02', 'CC-DST-10', 'CC-EVT-06', 'CC-EVT-17', 'CC-EVT-18'],
    (g) => {
      const fulfilled = due(g, 'all-available');
      if (due(g, 'skip')) {
        if (g.state.switches['destiny-when-denied'] === 'lost')
          g.board.destiny = { available: [], aside: LIMITS.destinyDice };
        g.tell?.('destiny-skipped', { turn: journeyOf(g).turn });
        return g.end(undefined);
      }
      const scores = Array.from(
        { length: LIMITS.destinyDice },
        () => g.dice.draw('destiny-die', LIMITS.sides) + 1,
      );
      g.board.destiny = fulfilled ? { available: [...scores], aside: 0 } : sharedOnce(scores);
      const { available, aside } = g.board.destiny;
      g.tell?.('destiny', { dice: scores, available: [...available], aside });
      return undefined;
    },
  )
  .step('rolled', 'CC-DST-01', (g) => openMoment(g, 'destiny-rolled'));

/** Takes an available die of this score; it lies aside then. */
const discardDestiny = carries('CC-DST-04', 'destiny.discardDestiny', (g: G, score: number): void => {
  const { destiny } = g.board;
  const at = destiny.available.indexOf(score);
  if (at < 0) throw new Error(`there is no available destiny die of ${score}`);
  destiny.available = destiny.available.filter((_, i) => i !== at);
  destiny.aside++;
});

/** A hero spends one as if it were an activation die. */
export const spendDestiny = carries(
  ['CC-DST-03', 'CC-DST-05'],
  'destiny.spendDestiny',
  (g: G, id: HeroId, score: number): void => {
    discardDestiny(g, score);
    heroOf(g, id).destinySpent++;
    g.tell?.('destiny-spent', { hero: id, score });
  },
);

export const destinyProcedures = [roll];
