import { allowed } from '@questhall/engine';
import { procedure } from '../kit.js';
import { interactions } from '../legal-reach.js';
import { openDoor, programOf, runProgram } from '../procs.js';
import { maybeThing, playerOf } from '../queries.js';
import type { HeroId, ObjectId } from '../terms.js';
import { window } from './timing.js';

/** A closed door, or something the adventure names; inspired or not makes no difference. */
export const interact = procedure<{ hero: HeroId }>('lr.interact')
  .step('choose', ['LR-INT-02', 'LR-INT-03', 'LR-INT-05'], (g, v) =>
    g.one(playerOf(g, v.hero), 'choose-interaction', allowed(interactions, g, v)),
  )
  .step('use', ['LR-INT-03', 'LR-INT-05'], (g, v, id) =>
    maybeThing(g, id) === undefined
      ? g.call(openDoor, { door: id, by: v.hero })
      : g.call(useThing, { hero: v.hero, thing: id }),
  );

/** The token is flipped, for good. */
const opening = procedure<{ door: string; by: HeroId | null }>(openDoor.id).step(
  'flip',
  ['LR-INT-03', 'LR-INT-04'],
  (g, v) => {
    const door = g.board.doors.find(({ id }) => id === v.door);
    if (door === undefined || door.open) return g.end(undefined);
    door.open = true;
    g.tell?.('door-opened', { door: v.door, by: v.by });
    return window(g, 'door-opened', { hero: v.by, figure: v.door });
  },
);

const useThing = procedure<{ hero: HeroId; thing: ObjectId }>('lr.use-thing')
  .step('use', ['LR-INT-05', 'LR-INT-02'], (g, v) => {
    const thing = maybeThing(g, v.thing);
    if (thing !== undefined) thing.uses++;
    g.tell?.('thing-used', { hero: v.hero, thing: v.thing });
    const ctx = { you: v.hero, self: v.thing, target: null, inspired: false };
    return g.call(runProgram, programOf(ctx, `${g.board.adventure}/things.${v.thing}`));
  })
  .step('window', 'LR-INT-05', (g, v) => window(g, 'object-used', { hero: v.hero, figure: v.thing }));

export const interactProcedures = [interact, opening, useThing];
