import { readAsking } from '@questhall/tabletop';
import type { AcgAsk } from '../asks.js';
import type { AcgPosition } from '../kit.js';
import { activatingByLine, exhaustingByLine, ofLines } from './asked-lines.js';
import { activatingInTurn, exhaustingToPay, exhaustingToPutBack, ofRules } from './asked-rules.js';
import { ofTown } from './asked-town.js';
import type { Asked, Asking } from './asking.js';
import type { AcgDecision } from './situation.js';

/** Every question with the procedures that ask it, and what there is to say about it. */
const askers: { readonly [ask in AcgAsk]: Asking | readonly Asking[] } = {
  ...ofRules,
  ...ofTown,
  ...ofLines,
  'choose-enemy-to-activate': [activatingInTurn, activatingByLine],
  'choose-action-to-exhaust': [exhaustingToPay, exhaustingToPutBack, exhaustingByLine],
};

export const askedAt = (g: AcgPosition, { ask }: AcgDecision): Asked => readAsking(g, askers[ask]);
