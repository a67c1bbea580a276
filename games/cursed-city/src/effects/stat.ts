import { does } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { heroSelector, hostileSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { STATS, UNTIL } from '../terms.js';
import { figureWords } from '../text/en/people.js';
import { statWords, UNTIL_WORDS } from '../text/en/terms.js';
import { anyOf, eachOf, figureChoice } from './each.js';

const schema = z.strictObject({
  hero: heroSelector.optional(),
  hostile: hostileSelector.optional(),
  stat: z.enum(STATS),
  add: z.int(),
  until: z.enum(UNTIL),
});
export type StatParams = z.infer<typeof schema>;

export const statEffect = effect<StatParams>({
  verb: 'stat',
  schema,
  possible: (g, params, ctx) => anyOf(figureChoice(g, params, ctx)),
  words: ({ stat, add, until, ...whom }, about) =>
    does(figureWords(whom, about), ...statWords(stat, add, UNTIL_WORDS[until])),
  procedure: eachOf<StatParams>('stat', {
    rules: ['CC-ACT-07', 'CC-SRC-07'],
    choose: figureChoice,
    apply(g, { stat, add, until }, id, v) {
      g.board.modifiers.push({ stat, on: id, add, until, source: v.self ?? 'journey' });
      g.tell?.('stat-changed', { figure: id, stat, add });
    },
  }),
});
