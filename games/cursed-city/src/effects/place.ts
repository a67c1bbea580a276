import { order } from '@questhall/tabletop/clauses';
import { z } from 'zod';
import { cellSelector, heroSelector, hostileSelector } from '../content/selectors.js';
import { type CcPosition, effect } from '../kit.js';
import type { Ctx } from '../procs.js';
import type { CellId, FigureId } from '../terms.js';
import { cellWords, figureWords } from '../text/en/people.js';
import { cellChoice } from './choosing.js';
import { anyOf } from './each.js';
import { hasRoom, shiftable, shifting } from './shifting.js';

const schema = z.strictObject({
  hero: heroSelector.optional(),
  hostile: hostileSelector.optional(),
  to: cellSelector,
});
export type PlaceParams = z.infer<typeof schema>;

const cellsFor = (g: CcPosition, { to }: PlaceParams, figure: FigureId, ctx: Ctx): CellId[] =>
  cellChoice(g, to, ctx).filter((cell) => hasRoom(g, figure, cell));

/** A figure is put elsewhere without walking there. */
export const placeEffect = effect<PlaceParams>({
  verb: 'place',
  schema,
  possible: (g, params, ctx) => anyOf(shiftable(g, params, ctx, cellsFor)),
  words: ({ to, ...whom }, about) => {
    const who = figureWords(whom, about);
    return order('place', `${who.number === 'you' ? 'yourself' : who.name} ${cellWords(to)}`);
  },
  procedure: shifting<PlaceParams>('place', cellsFor),
});
