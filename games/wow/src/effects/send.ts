import { z } from 'zod';
import { sendTo } from '../changes.js';
import { characters, place } from '../content/selectors.js';
import { effect, effectProcedure, paramsOf } from '../kit.js';
import { deciderOf } from '../program.js';
import { mayEnter, rivalOf } from '../queries.js';
import { does, verb } from '../text/en/clause.js';
import { placeWords, whoWords } from '../text/en/people.js';
import { placesFor, seatsChosen } from './choosing.js';

/** Puts a character on a space without steps; never above its level. */
const schema = z.strictObject({ who: characters, to: place });
export type SendParams = z.infer<typeof schema>;

export const sendEffect = effect<SendParams>({
  verb: 'send',
  schema,
  possible: (g, { who, to }, ctx) =>
    seatsChosen(g, who, ctx).ids.some((id) =>
      placesFor(g, to, ctx).some((space) => mayEnter(g, rivalOf(g, id), space)),
    ),
  words: ({ who, to }, about) =>
    does(whoWords(who, about), verb('are', 'is'), `put ${placeWords(to, about)}`),
  procedure: effectProcedure<{ seat: string }>('send')
    .step('whom', 'WOW-MOV-08', (g, v) => {
      const { ids } = seatsChosen(g, paramsOf<SendParams>(g, v.node).who, v);
      return ids.length === 0 ? g.end(false) : g.one(deciderOf(g, v), 'choose-characters', ids);
    })
    .step('where', ['WOW-MOV-08', 'WOW-MOV-05'], (g, v, seat) => {
      v.seat = seat;
      const rival = rivalOf(g, seat);
      const spaces = placesFor(g, paramsOf<SendParams>(g, v.node).to, v).filter((to) =>
        mayEnter(g, rival, to),
      );
      return spaces.length === 0 ? g.end(false) : g.one(deciderOf(g, v), 'choose-place', spaces);
    })
    .step('put', 'WOW-MOV-08', (g, v, space) => {
      sendTo(g, rivalOf(g, v.seat ?? ''), space, 'card');
      return g.end(true);
    }),
});
