import { signed } from '@questhall/tabletop';
import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { STATS } from '../terms.js';
import * as de from '../text/de/speech.js';
import { does, verb } from '../text/en/clause.js';
import { heroWords } from '../text/en/people.js';
import { STATS as EN_STATS } from '../text/en/terms.js';
import { heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({
  hero: heroSelector,
  stat: z.enum(STATS),
  add: z.int(),
  until: z.enum(['turn', 'round', 'adventure']),
});
type Params = z.infer<typeof schema>;

const UNTIL = { turn: 'this turn', round: 'this round', adventure: 'this adventure' } as const;

const DE_UNTIL = {
  turn: 'in diesem Zug',
  round: 'in dieser Runde',
  adventure: 'in diesem Abenteuer',
} as const;

export const statEffect = effect<Params>({
  verb: 'stat',
  schema,
  possible: (b, { hero }, ctx) => anyOf(heroChoice(b, hero, ctx)),
  words: {
    en: ({ hero, stat, add, until }, about) =>
      does(
        heroWords(hero, about),
        verb('have', 'has'),
        `${signed(add)} ${EN_STATS[stat]} for ${UNTIL[until]}`,
      ),
    de: ({ hero, stat, add, until }, about) =>
      de.does(
        de.heroWords(hero, about),
        de.VERBS.haben,
        `${DE_UNTIL[until]} ${signed(add)} ${de.STATS[stat]}`,
      ),
  },
  procedure: eachOf<Params>('stat', {
    rules: ['LR-RND-02'],
    ask: 'choose-for-stat',
    choose: (b, { hero }, ctx) => heroChoice(b, hero, ctx),
    apply: (g, { stat, add, until }, id, v) => {
      g.board.modifiers.push({ stat, on: id, add, until, source: v.self ?? 'adventure' });
      g.tell?.('stat-changed', { hero: id, stat, add });
    },
  }),
});
