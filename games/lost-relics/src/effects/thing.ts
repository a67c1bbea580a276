import { z } from 'zod';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { maybeThing } from '../queries.js';
import { does, order, verb } from '../text/en/clause.js';
import { theThing } from '../text/en/names.js';
import { areaWords, heroWords } from '../text/en/people.js';

const schema = z.strictObject({
  /** Left out: the object whose text it is. */
  thing: z.string().optional(),
  to: z.union([z.enum(['you', 'your-area', 'gone']), z.strictObject({ area: z.string() })]),
});
export type ThingParams = z.infer<typeof schema>;

const resolve = effectProcedure('thing').step('put', ['LR-INT-05', 'LR-RND-02'], (g, v) => {
  const { thing: id = v.self ?? '', to } = paramsOf<ThingParams>(g, v.node);
  const thing = maybeThing(g, id);
  if (thing === undefined) return;
  const here = g.board.heroes.find((hero) => hero.id === v.you)?.area ?? null;
  thing.holder = to === 'you' ? v.you : null;
  thing.area = typeof to === 'object' ? to.area : to === 'your-area' ? here : null;
  g.tell?.('thing-moved', { thing: id, holder: thing.holder, area: thing.area });
});

export const thingEffect = effect<ThingParams>({
  verb: 'thing',
  schema,
  possible: (g, { thing }, { self }) => maybeThing(g, thing ?? self ?? '') !== undefined,
  words: ({ thing, to }, about) => {
    const what = thing === undefined ? 'it' : theThing(about.speech.printed.thing(thing));
    const you = heroWords('you', about);
    if (to === 'you') return does(you, verb('carry', 'carries'), `${what} from now on`);
    if (to === 'gone') return order('take', `${what} off the battlefield`);
    return to === 'your-area'
      ? does(you, verb('put'), `${what} down`)
      : order('put', `${what} in ${areaWords(to.area, about)}`);
  },
  procedure: resolve,
});
