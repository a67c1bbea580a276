import { z } from 'zod';
import { maybeThing } from '../queries.js';
import * as de from '../text/de/speech.js';
import { does, order, verb } from '../text/en/clause.js';
import { theThing } from '../text/en/names.js';
import { areaWords, heroWords } from '../text/en/people.js';
import { thingNameIn } from '../text/printed.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

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
  words: {
    en: ({ thing, to }, about) => {
      const what = thing === undefined ? 'it' : theThing(thingNameIn('en', thing));
      const you = heroWords('you', about);
      if (to === 'you') return does(you, verb('carry', 'carries'), `${what} from now on`);
      if (to === 'gone') return order('take', `${what} off the battlefield`);
      return to === 'your-area'
        ? does(you, verb('put'), `${what} down`)
        : order('put', `${what} in ${areaWords(to.area)}`);
    },
    de: ({ thing, to }, about) => {
      const what = thing === undefined ? 'diesen Gegenstand' : de.quoted(thingNameIn('de', thing));
      const you = de.heroWords('you', about);
      if (to === 'you') return de.does(you, de.VERBS.tragen, `von jetzt an ${what}`);
      if (to === 'gone') return de.order(de.VERBS.entfernen, `${what} vom Spielfeld`);
      return to === 'your-area'
        ? de.does(you, de.VERBS.ablegen, what)
        : de.order(de.VERBS.legen, `${what} ${de.toAreas([to.area])}`);
    },
  },
  procedure: resolve,
});
