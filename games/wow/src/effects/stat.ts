import { signed } from '@questhall/tabletop';
import { z } from 'zod';
import { amount, characters } from '../content/selectors.js';
import { effect } from '../kit.js';
import { bringDown } from '../procs.js';
import { maybeRival } from '../queries.js';
import { healthOf } from '../stats.js';
import { STATS, UNTIL } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { amountWords, UNTIL as UNTIL_WORDS, whoWords } from '../text/en/people.js';
import { amountOf, chosen } from './choosing.js';
import { anyOf, eachOf } from './each.js';

/** A number is higher or lower for a while. What is counted is counted now. */
const schema = z.strictObject({ who: characters, stat: z.enum(STATS), add: amount, until: z.enum(UNTIL) });
export type StatParams = z.infer<typeof schema>;

const sum = (add: StatParams['add']): string =>
  typeof add === 'number' ? signed(add) : `+${amountWords(add, { one: '', many: '' }).replace('  ', ' ')}`;

export const statEffect = effect<StatParams>({
  verb: 'stat',
  schema,
  possible: (g, { who }, ctx) => anyOf(chosen(g, who, ctx)),
  words: ({ who, stat, add, until }, about) =>
    does(whoWords(who, about), verb('have', 'has'), `${sum(add)} ${stat} ${UNTIL_WORDS[until]}`),
  procedure: eachOf<StatParams>('stat', {
    rules: ['WOW-POW-06', 'WOW-DEF-03'],
    choose: (g, { who }, ctx) => chosen(g, who, ctx),
    apply: (g, { stat, add, until }, id, v) => {
      const counted = amountOf(g, add, v);
      g.board.modifiers.push({ stat, on: id, add: counted, until, source: v.self ?? v.you ?? '' });
      g.tell?.('stat-changed', { on: id, stat, add: counted });
      // As with Disease: damage that reaches the health there is now defeats at once.
      const rival = stat === 'health' ? maybeRival(g, id) : undefined;
      if (rival === undefined || rival.damage < healthOf(g, rival)) return undefined;
      return g.call(bringDown, { who: id, by: v.you ?? v.self });
    },
  }),
});
