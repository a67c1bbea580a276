import { z } from 'zod';
import { maybeThing } from '../queries.js';
import { effect, effectProcedure, paramsOf } from './effect.js';
import { areaWords } from './words.js';

const schema = z.strictObject({
  /** Left out: the object whose text it is. */
  thing: z.string().optional(),
  to: z.union([z.enum(['you', 'your-area', 'gone']), z.strictObject({ area: z.string() })]),
});
type Params = z.infer<typeof schema>;

const resolve = effectProcedure('thing').step('put', ['LR-INT-05', 'LR-RND-02'], (g, v) => {
  const { thing: id = v.self ?? '', to } = paramsOf<Params>(v.node);
  const thing = maybeThing(g.board, id);
  if (thing === undefined) return;
  const here = g.board.heroes.find((hero) => hero.id === v.you)?.area ?? null;
  thing.holder = to === 'you' ? v.you : null;
  thing.area = typeof to === 'object' ? to.area : to === 'your-area' ? here : null;
  g.tell?.('thing-moved', { thing: id, holder: thing.holder, area: thing.area });
});

export const thingEffect = effect<Params>({
  verb: 'thing',
  schema,
  possible: (b, { thing }, { self }) => maybeThing(b, thing ?? self ?? '') !== undefined,
  words: ({ thing, to }) => {
    const what = thing === undefined ? 'it' : `the ${thing.replaceAll('-', ' ')}`;
    if (to === 'you') return `you carry ${what}`;
    if (to === 'gone') return `${what} is gone`;
    return to === 'your-area' ? `you put ${what} down` : `${what} is put in ${areaWords(to.area)}`;
  },
  procedure: resolve,
});
