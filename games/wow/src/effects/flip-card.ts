import { z } from 'zod';
import { characters } from '../content/selectors.js';
import { effect } from '../kit.js';
import { rivalOf } from '../queries.js';
import { CARD_SIDES } from '../terms.js';
import { does, verb } from '../text/en/clause.js';
import { whoWords } from '../text/en/people.js';
import { seatsChosen } from './choosing.js';
import { anyOf, eachOf } from './each.js';

/** Turns a character card over, or to the side named. */
const schema = z.strictObject({ who: characters, to: z.enum(CARD_SIDES).optional() });
export type FlipCardParams = z.infer<typeof schema>;

export const flipCardEffect = effect<FlipCardParams>({
  verb: 'flipCard',
  schema,
  possible: (g, { who, to }, ctx) => {
    const choice = seatsChosen(g, who, ctx);
    return anyOf(choice) && choice.ids.some((id) => to === undefined || rivalOf(g, id).side !== to);
  },
  words: ({ who, to }, about) =>
    does(
      whoWords(who, about),
      verb('flip'),
      `the character card${to === undefined ? '' : to === 'start' ? ' to its starting side' : ' to its reverse'}`,
    ),
  procedure: eachOf<FlipCardParams>('flipCard', {
    rules: ['WOW-DEF-12'],
    choose: (g, { who }, ctx) => seatsChosen(g, who, ctx),
    apply: (g, { to }, id) => {
      const rival = rivalOf(g, id);
      const side = to ?? (rival.side === 'start' ? 'reverse' : 'start');
      if (side === rival.side) return;
      rival.side = side;
      g.tell?.('card-flipped', { seat: id, side });
    },
  }),
});
