import { z } from 'zod';
import { openDoor } from '../procs.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ door: z.string(), open: z.boolean() });
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('door').step('turn', ['LR-INT-04', 'LR-RND-02'], (g, v) => {
  const { door: id, open } = paramsOf<Params>(v.node);
  if (open) return g.call(openDoor, { door: id, by: v.you });
  const door = g.board.doors.find((one) => one.id === id);
  if (door?.open !== true) return undefined;
  door.open = false;
  g.tell?.('door-closed', { door: id });
  return undefined;
});

export const doorEffect = effect<Params>({
  verb: 'door',
  schema,
  possible: (b, { door, open }) => b.doors.some((one) => one.id === door && one.open !== open),
  words: ({ door, open }) => `${open ? 'open' : 'close'} the ${door.replaceAll('-', ' ')}`,
  procedure: resolve,
});
