import { signed } from '@questhall/tabletop';
import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { type HeroId, STATS, UNTIL, type Until } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { heroWords } from '../text/en/people.js';
import { STATS as EN_STATS } from '../text/en/terms.js';
import { heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({
  hero: heroSelector,
  stat: z.enum(STATS),
  add: z.int(),
  until: z.enum(UNTIL),
});
export type StatParams = z.infer<typeof schema>;

const UNTIL_WORDS: { readonly [until in Until]: string } = {
  turn: 'this turn',
  round: 'this round',
  adventure: 'this adventure',
};

export const statEffect = effect<StatParams>({
  verb: 'stat',
  schema,
  possible: (g, { hero }, ctx) => anyOf(heroChoice(g, hero, ctx)),
  words: ({ hero, stat, add, until }, about) =>
    does(
      heroWords(hero, about),
      verb('have', 'has'),
      `${signed(add)} ${EN_STATS[stat]} for ${UNTIL_WORDS[until]}`,
    ),
  procedure: eachOf<StatParams>('stat', {
    rules: ['LR-RND-02'],
    ask: 'choose-for-stat',
    choose: (g, { hero }, ctx) => heroChoice(g, hero, ctx),
    apply: (g, { stat, add, until }, id, v) => {
      g.board.modifiers.push({ stat, on: id, add, until, source: v.self ?? 'adventure' });
      g.tell?.('stat-changed', { hero: id as HeroId, stat, add });
    },
  }),
});
