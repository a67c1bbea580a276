import { capital } from '@questhall/tabletop';
import { z } from 'zod';
import { carries } from '../carries.js';
import { heroSelector } from '../content/selectors.js';
import { effect, effectProcedure, nextThere, paramsOf } from '../kit.js';
import { gainCondition, loseCondition } from '../procs.js';
import { heroOf, playerOf } from '../queries.js';
import { CONDITIONS, type HeroId } from '../terms.js';
import { doesWords, heroWords } from '../text/en/words.js';
import { chooseHeroes, heroPick, picksHero } from './choosing-heroes.js';

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
export type ConditionParams = z.infer<typeof schema>;

export const heroesForCondition = heroPick('choose-hero-for-condition');

export const conditionLine = effectProcedure<{ left: HeroId[]; now: HeroId }>('condition')
  .step('choose', 'ACG-GOLD-06', (g, v) => chooseHeroes(g, v, heroesForCondition, v.may))
  .step('chosen', 'ACG-GOLD-06', (_, v, heroes) => {
    v.left = heroes;
  })
  .step('gain', 'ACG-COND-01', (g, v) => {
    v.now = nextThere(g, v.left) as HeroId | undefined;
    if (v.now === undefined) return g.end(undefined);
    const { gain } = paramsOf<ConditionParams>(g, v.node);
    return gain === undefined ? undefined : g.call(gainCondition, { hero: v.now, condition: gain });
  })
  .step('which', 'ACG-COND-02', (g, v) => {
    const { lose } = paramsOf<ConditionParams>(g, v.node);
    if (v.now === undefined || lose === undefined) return g.goto('gain');
    const has = heroOf(g, v.now).conditions.filter((one) => lose === 'one' || one === lose);
    return has.length === 0 ? g.goto('gain') : g.one(playerOf(g, v.now), 'choose-condition', has);
  })
  .step('lose', 'ACG-COND-02', (g, v, condition) =>
    v.now === undefined ? g.end(undefined) : g.call(loseCondition, { hero: v.now, condition }),
  )
  .step('next', 'ACG-COND-02', (g) => g.goto('gain'));

export const conditionEffect = effect<ConditionParams>({
  verb: 'condition',
  schema,
  choosesItself: ({ hero }) => picksHero(hero),
  words: ({ hero, gain, lose }, line) => {
    if (gain !== undefined) return doesWords(line, heroWords(hero), 'receive', capital(gain));
    return doesWords(line, heroWords(hero), 'lose', lose === 'one' ? 'one condition' : capital(lose ?? ''));
  },
  procedure: conditionLine,
});
