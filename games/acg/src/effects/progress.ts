import { z } from 'zod';
import { amount } from '../content/selectors.js';
import { effect, effectProcedure, type G, paramsOf } from '../kit.js';
import { addProgress } from '../procs.js';
import { amountWords, listWords, orderWords } from '../text/en/words.js';
import { amountOf } from './choosing.js';

const schema = z.strictObject({ add: amount.optional(), remove: amount.optional() });
export type ProgressParams = z.infer<typeof schema>;

const resolve = effectProcedure('progress')
  .step('remove', 'ACG-LOC-02', (g, v) => {
    const { remove } = paramsOf<ProgressParams>(g, v.node);
    if (remove !== undefined) removeProgress(g, amountOf(g, remove, v));
  })
  .step('add', 'ACG-LOC-02', (g, v) => {
    const { add } = paramsOf<ProgressParams>(g, v.node);
    const count = add === undefined ? 0 : amountOf(g, add, v);
    return count > 0 && g.board.location !== null ? g.call(addProgress, { count }) : undefined;
  });

/** What is not there cannot be taken; a location that loses progress is explored no longer. */
function removeProgress(g: G, wanted: number): void {
  const { location } = g.board;
  const count = Math.min(wanted, location?.progress ?? 0);
  if (location === null || count <= 0) return;
  location.progress -= count;
  location.explored = false;
  g.tell?.('progress-removed', { location: location.card, count });
}

export const progressEffect = effect<ProgressParams>({
  verb: 'progress',
  schema,
  words: ({ add, remove }, line) => {
    const parts: string[] = [];
    if (remove !== undefined)
      parts.push(`remove ${amountWords(remove, 'progress', 'progress')} from the location`);
    if (add !== undefined) parts.push(`add ${amountWords(add, 'progress', 'progress')} to the location`);
    return orderWords(line, listWords(parts));
  },
  procedure: resolve,
});
