import { does, order, verb } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import type { CcPosition } from '../kit.js';
import { effect } from '../kit.js';
import type { Ctx } from '../procs.js';
import { discardTreasure, gainTreasure } from '../procs.js';
import { treasureInDeck } from '../rules/extraction.js';
import { nameOf } from '../text/about.js';
import { heroWords } from '../text/en/people.js';
import type { Choice } from './choosing.js';
import { heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.union([
  z.strictObject({
    gain: heroSelector,
    /** This card, if it is in the deck; left out: the top treasure. */
    card: z.string().optional(),
  }),
  /** Everyone in the company discards theirs, also those who stayed behind. */
  z.strictObject({ lose: z.literal('company') }),
]);
export type TreasureParams = z.infer<typeof schema>;

function holders(g: CcPosition, params: TreasureParams, ctx: Ctx): Choice {
  if ('gain' in params) {
    const { gain, card } = params;
    return card !== undefined && treasureInDeck(g, card) === null
      ? { ids: [], min: 0, max: 0 }
      : heroChoice(g, gain, ctx);
  }
  const ids = g.board.company.filter(({ treasure }) => treasure !== null).map(({ id }) => id);
  return { ids, min: ids.length, max: ids.length };
}

export const treasureEffect = effect<TreasureParams>({
  verb: 'treasure',
  schema,
  possible: (g, params, ctx) => anyOf(holders(g, params, ctx)),
  words: (params, about) => {
    if (!('gain' in params)) return order('discard', 'every treasure that a hero holds');
    const what = params.card === undefined ? 'a treasure' : `“${nameOf(params.card, about)}”`;
    return does(heroWords(params.gain, about), verb('gain'), what);
  },
  procedure: eachOf<TreasureParams>('treasure', {
    rules: ['CC-EXE-02', 'CC-EXE-10', 'CC-SRC-05'],
    choose: holders,
    apply(g, params, hero) {
      if (!('gain' in params)) return g.call(discardTreasure, { hero });
      const card = params.card === undefined ? null : treasureInDeck(g, params.card);
      return g.call(gainTreasure, { hero, card });
    },
  }),
});
