import type { Hero } from '../board.js';
import type { CcPosition } from '../kit.js';

/** What takes a hero out: every space wounded twice, and one more. */
const LAST = 9;
/** A grievous wound is two wounds, and harder to heal. */
const GRIEVOUS = 2.3;
const AILMENT = 0.05;
/** Of a hero who is buried, as long as somebody can dig. */
const BURIED = 0.3;

/** From 0 for a hero who is out to 1 for one who is whole. */
function healthOf({ where, row, ailments }: Hero): number {
  if (where === 'out') return 0;
  let lost = 0;
  let ills = ailments.length;
  for (const { on } of row)
    for (const what of on) {
      if (what === 'wound') lost += 1;
      else if (what === 'grievous') lost += GRIEVOUS;
      else ills++;
    }
  const left = Math.max(0.05, 1 - lost / (LAST + 1) - AILMENT * ills);
  return 0.25 + 0.75 * left * (where === 'buried' ? BURIED : 1);
}

/** The mean of all, and a little for the worst off: two who are half dead are better than one dead and one whole. */
export function health({ board }: CcPosition): number {
  let [sum, worst] = [0, 1];
  for (const hero of board.heroes) {
    const one = healthOf(hero);
    sum += one;
    worst = Math.min(worst, one);
  }
  return board.heroes.length === 0 ? 0 : (0.85 * sum) / board.heroes.length + 0.15 * worst;
}
