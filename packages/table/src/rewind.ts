import type { Branch } from './branch.js';
import type { Seats } from './seats.js';

/** Before the last answers that people gave; what companions answered in between goes with them. */
export function undoPlace(branch: Branch, from: number, seats: Seats, count: number): number {
  let to = from;
  let done = 0;
  for (let at = from; at > 0 && done < count; at--) {
    if (!seats.isByPerson(branch.momentAt(at)?.answer ?? null)) continue;
    to = at - 1;
    done++;
  }
  return to;
}

/** Through what was taken back, up to the next question for a person. */
export function redoPlace(branch: Branch, from: number, seats: Seats, count: number): number {
  let to = from;
  let done = 0;
  for (let at = from + 1; at <= branch.length; at++) {
    if (seats.isByPerson(branch.momentAt(at)?.answer ?? null)) done++;
    if (done > count) break;
    to = at;
  }
  return to;
}
