import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { gainDestiny } from '../rules/actions.js';
import type { HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { does, verb } from '../text/en/clause.js';
import { heroWords } from '../text/en/people.js';
import { heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({ hero: heroSelector });
type Params = z.infer<typeof schema>;

export const destinyEffect = effect<Params>({
  verb: 'destiny',
  schema,
  possible: (b, { hero }, ctx) => anyOf(heroChoice(b, hero, ctx)),
  words: {
    en: ({ hero }, about) => does(heroWords(hero, about), verb('gain'), 'a destiny token'),
    de: ({ hero }, about) => de.does(de.heroWords(hero, about), de.VERBS.erhalten, 'einen Schicksalsmarker'),
  },
  procedure: eachOf<Params>('destiny', {
    rules: ['LR-DST-04', 'LR-DST-02'],
    ask: 'choose-for-destiny',
    choose: (b, { hero }, ctx) => heroChoice(b, hero, ctx),
    apply: (g, _, id) => g.call(gainDestiny, { hero: id as HeroId }),
  }),
});
