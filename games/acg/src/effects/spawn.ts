import { z } from 'zod';
import { amount } from '../content/selectors.js';
import { spawn, spawnNamed } from '../procs.js';
import * as de from '../text/de/speech.js';
import { amountWords, nameWords, orderWords } from '../text/en/words.js';
import { amountOf } from './choosing.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({
  count: amount.optional(),
  /** Id of the card that is spawned instead of the top of the deck. */
  named: z.string().optional(),
  place: z.enum(['engaged', 'shadows']).optional(),
  facedown: z.literal(true).optional(),
});
type Params = z.infer<typeof schema>;

/** Facedown enemies lie in the shadows only. */
const placeOf = ({ place, facedown }: Params) => (facedown === true ? 'shadows' : (place ?? 'engaged'));

const resolve = effectProcedure('spawn').step(
  'spawn',
  ['ACG-SPAWN-01', 'ACG-SPAWN-03', 'ACG-SPAWN-11'],
  (g, v) => {
    const params = paramsOf<Params>(v.node);
    if (params.named !== undefined) return g.call(spawnNamed, { card: params.named });
    const count = amountOf(g.board, params.count ?? 1, v);
    if (count <= 0) return undefined;
    return g.call(spawn, { count, place: placeOf(params), facedown: params.facedown === true, done: 0 });
  },
);

export const spawnEffect = effect<Params>({
  verb: 'spawn',
  schema,
  words: {
    en: (params, line) => {
      const { count = 1, named, facedown } = params;
      if (named !== undefined) return orderWords(line, `spawn ${nameWords(named)}`);
      const kind = facedown === true ? 'facedown ' : '';
      const where = placeOf(params) === 'shadows' ? ' in the shadows' : '';
      return orderWords(
        line,
        `spawn ${amountWords(count, `${kind}enemy${where}`, `${kind}enemies${where}`)}`,
      );
    },
    de: (params, line) => {
      const { count = 1, named, facedown } = params;
      if (named !== undefined) return de.done(line, de.named(de.cardWords(named)), de.VERBS.erscheinen, '');
      const [number, each] =
        typeof count === 'number' ? [count, ''] : [count.times ?? 1, de.forEach(count.count)];
      const where = placeOf(params) === 'shadows' ? 'in den Schatten' : '';
      const who = de.enemyCount(number, facedown === true);
      return de.done(line, who, de.VERBS.erscheinen, [where, each].filter((part) => part !== '').join(' '));
    },
  },
  procedure: resolve,
});
