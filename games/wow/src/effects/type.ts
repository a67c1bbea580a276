import { z } from 'zod';
import { characters } from '../content/selectors.js';
import { effect } from '../kit.js';
import { ATTACK_TYPES, UNTIL } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { UNTIL as UNTIL_WORDS, whoWords } from '../text/en/people.js';
import { chosen } from './choosing.js';
import { anyOf, eachOf } from './each.js';

/** An attack counts as melee or ranged for a while. */
const schema = z.strictObject({ who: characters, type: z.enum(ATTACK_TYPES), until: z.enum(UNTIL) });
export type TypeParams = z.infer<typeof schema>;

export const typeEffect = effect<TypeParams>({
  verb: 'type',
  schema,
  possible: (g, { who }, ctx) => anyOf(chosen(g, who, ctx)),
  words: ({ who, type, until }, about) =>
    does(whoWords(who, about), verb('have', 'has'), `a ${type} attack ${UNTIL_WORDS[until]}`),
  procedure: eachOf<TypeParams>('type', {
    rules: ['WOW-CMB-01'],
    choose: (g, { who }, ctx) => chosen(g, who, ctx),
    apply: (g, { type, until }, id, v) => {
      g.board.types.push({ on: id, type, until, source: v.self ?? v.you ?? '' });
      g.tell?.('type-changed', { on: id, type });
    },
  }),
});
