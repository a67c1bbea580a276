import type { Decision } from '@questhall/engine';
import { readAsking } from '@questhall/tabletop';
import type { CcPosition } from '../kit.js';
import { ofActivation, ofFighting, ofTurnStart, targetOfAttack, weaponOfReaction } from './asked-heroes.js';
import { ofHostiles } from './asked-hostiles.js';
import { ofEvents, ofJourneysEnd, ofSetUp, ofTutorials, spacesForHostiles } from './asked-journeys.js';
import { ofLines, targetByEffect, weaponByEffect } from './asked-lines.js';
import type { Asked, Asking } from './asking.js';
import type { CcAsk } from './situation.js';

/** Every question with the procedures that ask it, and what there is to say about it. */
const askers: { readonly [ask in CcAsk]: Asking | readonly Asking[] } = {
  ...ofTutorials,
  ...ofSetUp,
  ...ofTurnStart,
  ...ofActivation,
  ...ofFighting,
  ...ofHostiles,
  ...ofEvents,
  ...ofJourneysEnd,
  ...ofLines,
  'choose-hostile-space': spacesForHostiles,
  'choose-weapon': [weaponOfReaction, weaponByEffect],
  'choose-target': [targetOfAttack, targetByEffect],
};

export const askedAt = (g: CcPosition, { ask }: Decision): Asked => readAsking(g, askers[ask as CcAsk]);
