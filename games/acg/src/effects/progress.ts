import { z } from 'zod';
import { amount } from '../content/selectors.js';
import type { G } from '../kit.js';
import { addProgress } from '../procs.js';
import * as de from '../text/de/speech.js';
import { amountWords, listWords, orderWords } from '../text/en/words.js';
import { amountOf } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ add: amount.optional(), remove: amount.optional() });
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('progress')
  .step('remove', 'ACG-LOC-02', (g, v) => {
    const { remove } = paramsOf<Params>(v.node);
    if (remove !== undefined) removeProgress(g, amountOf(g.board, remove, v));
  })
  .step('add', 'ACG-LOC-02', (g, v) => {
    const { add } = paramsOf<Params>(v.node);
    const count = add === undefined ? 0 : amountOf(g.board, add, v);
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

export const progressEffect = effect<Params>({
  verb: 'progress',
  schema,
  words: {
    en: ({ add, remove }, line) => {
      const parts: string[] = [];
      if (remove !== undefined)
        parts.push(`remove ${amountWords(remove, 'progress', 'progress')} from the location`);
      if (add !== undefined) parts.push(`add ${amountWords(add, 'progress', 'progress')} to the location`);
      return orderWords(line, listWords(parts));
    },
    de: ({ add, remove }, line) => {
      const on = add === undefined ? '' : `${de.amountWords(add, de.NOUNS.progress)} auf den Ort`;
      if (remove === undefined) return de.ordered(line, de.VERBS.legen, on);
      const away = de.ordered(
        line,
        de.VERBS.entfernen,
        `${de.amountWords(remove, de.NOUNS.progress)} vom Ort`,
      );
      if (on === '') return away;
      return de.followed(away, line.may ? ` und ${on} legen` : ` und lege ${on}`);
    },
  },
  procedure: resolve,
});
