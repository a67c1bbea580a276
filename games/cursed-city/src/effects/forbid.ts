import { does, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { heroSelector, hostileSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { UNTIL, VERBS } from '../terms.js';
import { labels } from '../text/en/labels.js';
import { figureWords } from '../text/en/people.js';
import { UNTIL_WORDS } from '../text/en/terms.js';
import { anyOf, eachOf, figureChoice } from './each.js';

const schema = z.strictObject({
  hero: heroSelector.optional(),
  hostile: hostileSelector.optional(),
  cannot: z.enum(VERBS),
  until: z.enum(UNTIL),
});
export type ForbidParams = z.infer<typeof schema>;

export const forbidEffect = effect<ForbidParams>({
  verb: 'forbid',
  schema,
  possible: (g, params, ctx) => anyOf(figureChoice(g, params, ctx)),
  words: ({ cannot, until, ...whom }, about) =>
    does(figureWords(whom, about), verb('cannot', 'cannot'), `${labels.verb(cannot)} ${UNTIL_WORDS[until]}`),
  procedure: eachOf<ForbidParams>('forbid', {
    rules: ['CC-ACT-07', 'CC-SRC-07'],
    choose: figureChoice,
    apply(g, { cannot, until }, id, v) {
      g.board.vetoes.push({ verb: cannot, on: id, until, source: v.self ?? 'journey' });
      g.tell?.('forbidden', { figure: id, verb: cannot });
    },
  }),
});
