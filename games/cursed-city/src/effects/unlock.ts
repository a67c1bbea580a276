import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { labels } from '../text/en/labels.js';

const schema = z.strictObject({ what: z.string() });
export type UnlockParams = z.infer<typeof schema>;

const resolve = effectProcedure('unlock').step('unlock', ['CC-JTY-07', 'CC-QST-01'], (g, v) => {
  const { what } = paramsOf<UnlockParams>(g, v.node);
  const { quest } = g.board;
  if (quest.unlocked.includes(what)) return;
  quest.unlocked = [...quest.unlocked, what];
  g.tell?.('unlocked', { what });
});

/** Something that conditions of journeys ask for, kept for the whole quest. */
export const unlockEffect = effect<UnlockParams>({
  verb: 'unlock',
  schema,
  words: ({ what }) => ({ text: `you learn “${labels.known(what)}”` }),
  procedure: resolve,
});
