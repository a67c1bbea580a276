import { capital } from '@questhall/tabletop';
import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { carries } from '../kit.js';
import { gainCondition, loseCondition } from '../procs.js';
import { heroOf, playerOf } from '../queries.js';
import { CONDITIONS, type HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { doesWords, heroWords } from '../text/en/words.js';
import { chooseHeroes, picksHero } from './choosing.js';
import { nextThere } from './each.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

/** There is no way to write down a condition for an enemy. */
const schema = carries(
  'ACG-COND-04',
  'effects/condition.schema',
  z.strictObject({
    hero: heroSelector,
    gain: z.enum(CONDITIONS).optional(),
    lose: z.union([z.enum(CONDITIONS), z.literal('one')]).optional(),
  }),
);
type Params = z.infer<typeof schema>;

const resolve = effectProcedure<{ left: HeroId[]; now: HeroId }>('condition')
  .step('choose', 'ACG-GOLD-06', (g, v) =>
    chooseHeroes(g, paramsOf<Params>(v.node).hero, v, 'choose-hero-for-condition', v.may),
  )
  .step('chosen', 'ACG-GOLD-06', (_, v, heroes) => {
    v.left = heroes;
  })
  .step('gain', 'ACG-COND-01', (g, v) => {
    v.now = nextThere(g.board, v.left) as HeroId | undefined;
    if (v.now === undefined) return g.end(undefined);
    const { gain } = paramsOf<Params>(v.node);
    return gain === undefined ? undefined : g.call(gainCondition, { hero: v.now, condition: gain });
  })
  .step('which', 'ACG-COND-02', (g, v) => {
    const { lose } = paramsOf<Params>(v.node);
    if (v.now === undefined || lose === undefined) return g.goto('gain');
    const has = heroOf(g.board, v.now).conditions.filter((one) => lose === 'one' || one === lose);
    return has.length === 0 ? g.goto('gain') : g.one(playerOf(g.board, v.now), 'choose-condition', has);
  })
  .step('lose', 'ACG-COND-02', (g, v, condition) =>
    v.now === undefined ? g.end(undefined) : g.call(loseCondition, { hero: v.now, condition }),
  )
  .step('next', 'ACG-COND-02', (g) => g.goto('gain'));

export const conditionEffect = effect<Params>({
  verb: 'condition',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: {
    en: ({ hero, gain, lose }, line) => {
      if (gain !== undefined) return doesWords(line, heroWords(hero), 'receive', capital(gain));
      return doesWords(line, heroWords(hero), 'lose', lose === 'one' ? 'one condition' : capital(lose ?? ''));
    },
    de: ({ hero, gain, lose }, line) => {
      const state = (id: string) => `den Zustand ${de.cardWords(id)}`;
      if (gain !== undefined) return de.done(line, de.heroWords(hero), de.VERBS.erhalten, state(gain));
      const what = lose === 'one' ? '1 Zustand' : state(lose ?? '');
      return de.done(line, de.heroWords(hero), de.VERBS.verlieren, what);
    },
  },
  procedure: resolve,
});
