import type { G } from '../kit.js';
import { journeyOf } from '../queries.js';
import type { CellId } from '../terms.js';

/** Tokens that take up a space: objects, citizens, phylacteries. */

export function layThing(g: G, kind: string, at: CellId): string {
  const journey = journeyOf(g);
  const thing = `${kind}-${journey.nextThing}`;
  journey.nextThing++;
  g.board.things = [...g.board.things, { id: thing, kind, at, guarded: true }];
  g.tell?.('thing-placed', { thing, kind, at });
  return thing;
}

export function liftThing(g: G, id: string | null): void {
  const thing = g.board.things.find((one) => one.id === id);
  if (thing === undefined) return;
  g.board.things = g.board.things.filter((one) => one !== thing);
  g.tell?.('thing-removed', { thing: thing.id, kind: thing.kind });
}
