import { signed } from '@questhall/tabletop';
import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { STATS } from '../terms.js';
import { heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';
import { effect } from './effect.js';
import { heroWords, verbWords } from './words.js';

const schema = z.strictObject({
  hero: heroSelector,
  stat: z.enum(STATS),
  add: z.int(),
  until: z.enum(['turn', 'round', 'adventure']),
});
type Params = z.infer<typeof schema>;

const UNTIL = { turn: 'this turn', round: 'this round', adventure: 'this adventure' } as const;

export const statEffect = effect<Params>({
  verb: 'stat',
  schema,
  possible: (b, { hero }, ctx) => anyOf(heroChoice(b, hero, ctx)),
  words: ({ hero, stat, add, until }) =>
    `${verbWords(heroWords(hero), 'have', 'has')} ${signed(add)} ${stat.replaceAll('-', ' ')} for ${UNTIL[until]}`,
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
