import type { Decision } from '@questhall/engine';
import { readAsking } from '@questhall/tabletop';
import type { LrAsk } from '../asks.js';
import type { LrPosition } from '../kit.js';
import { ofHeroes, shiftedByHero } from './asked-heroes.js';
import { ofOthers, shiftedByCard } from './asked-others.js';
import type { Asked, Asking } from './asking.js';

/** Every question with the procedures that ask it, and what there is to say about it. */
const askers: { readonly [ask in LrAsk]: Asking | readonly Asking[] } = {
  ...ofHeroes,
  ...ofOthers,
  'choose-shift-area': [shiftedByHero, shiftedByCard],
};

export const askedAt = (g: LrPosition, { ask }: Decision): Asked => readAsking(g, askers[ask as LrAsk]);
