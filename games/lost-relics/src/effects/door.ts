import { z } from 'zod';
import { openDoor } from '../procs.js';
import * as de from '../text/de/speech.js';
import { order } from '../text/en/clause.js';
import { theDoor } from '../text/en/names.js';
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
  words: {
    en: ({ door, open }) => order(open ? 'open' : 'close', theDoor(door)),
    de: ({ door, open }) =>
      de.order(open ? de.VERBS.öffnen : de.VERBS.schließen, de.quoted(de.DOORS[door] ?? door)),
  },
  procedure: resolve,
});
