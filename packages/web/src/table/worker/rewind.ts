import type { History } from './history.js';
import type { Seats } from './seats.js';

/** Before the last answers that people gave; what companions answered in between goes with them. */
export function undoTo(history: History, seats: Seats, count: number): number {
  let to = history.at;
  let done = 0;
  for (let at = history.at; at > 0 && done < count; at--) {
    if (!seats.byPerson(history.answerAt(at))) continue;
    to = at - 1;
    done++;
  }
  return to;
}

/** Through what was undone, up to the next question for a person. */
export function redoTo(history: History, seats: Seats, count: number): number {
  let to = history.at;
  let done = 0;
  for (let at = history.at + 1; at <= history.length; at++) {
    if (seats.byPerson(history.answerAt(at))) done++;
    if (done > count) break;
    to = at;
  }
  return to;
}
