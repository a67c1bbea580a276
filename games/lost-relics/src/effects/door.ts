import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { openDoor } from '../procs.js';
import { order } from '../text/en/clause.js';
import { theDoor } from '../text/en/names.js';

const schema = z.strictObject({ door: z.string(), open: z.boolean() });
export type DoorParams = z.infer<typeof schema>;

const resolve = effectProcedure('door').step('turn', ['LR-INT-04', 'LR-RND-02'], (g, v) => {
  const { door: id, open } = paramsOf<DoorParams>(g, v.node);
  if (open) return g.call(openDoor, { door: id, by: v.you });
  const door = g.board.doors.find((one) => one.id === id);
  if (door?.open !== true) return undefined;
  door.open = false;
  g.tell?.('door-closed', { door: id });
  return undefined;
});

export const doorEffect = effect<DoorParams>({
  verb: 'door',
  schema,
  possible: (g, { door, open }) => g.board.doors.some((one) => one.id === door && one.open !== open),
  words: ({ door, open }) => order(open ? 'open' : 'close', theDoor(door)),
  procedure: resolve,
});
