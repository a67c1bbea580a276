import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { gainDestiny } from '../rules/actions.js';
import type { HeroId } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { heroWords } from '../text/en/people.js';
import { heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({ hero: heroSelector });
export type DestinyParams = z.infer<typeof schema>;

export const destinyEffect = effect<DestinyParams>({
  verb: 'destiny',
  schema,
  possible: (g, { hero }, ctx) => anyOf(heroChoice(g, hero, ctx)),
  words: ({ hero }, about) => does(heroWords(hero, about), verb('gain'), 'a destiny token'),
  procedure: eachOf<DestinyParams>('destiny', {
    rules: ['LR-DST-04', 'LR-DST-02'],
    ask: 'choose-for-destiny',
    choose: (g, { hero }, ctx) => heroChoice(g, hero, ctx),
    apply: (g, _, id) => g.call(gainDestiny, { hero: id as HeroId }),
  }),
});
