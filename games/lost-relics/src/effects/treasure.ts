import { z } from 'zod';
import { heroSelector } from '../content/selectors.js';
import { effect } from '../kit.js';
import { gainTreasure } from '../procs.js';
import type { HeroId } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { heroWords, nameWords } from '../text/en/people.js';
import { heroChoice } from './choosing.js';
import { anyOf, eachOf } from './each.js';

const schema = z.strictObject({
  hero: heroSelector,
  /** Instead of the top card of the deck. */
  card: z.string().optional(),
});
export type TreasureParams = z.infer<typeof schema>;

export const treasureEffect = effect<TreasureParams>({
  verb: 'treasure',
  schema,
  possible: (g, { hero, card }, ctx) =>
    anyOf(heroChoice(g, hero, ctx)) &&
    (card === undefined ? g.board.deck.length > 0 : g.board.deck.includes(card)),
  words: ({ hero, card }, about) =>
    does(
      heroWords(hero, about),
      verb('gain'),
      card === undefined ? 'a treasure card' : `“${nameWords(card, about)}”`,
    ),
  procedure: eachOf<TreasureParams>('treasure', {
    rules: ['LR-TRE-09'],
    ask: 'choose-for-treasure',
    choose: (g, { hero }, ctx) => heroChoice(g, hero, ctx),
    apply: (g, { card }, id) => g.call(gainTreasure, { hero: id as HeroId, card: card ?? null }),
  }),
});
