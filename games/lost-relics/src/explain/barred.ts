import type { Barred } from '@questhall/engine';
import type { Finder } from './bar.js';
import {
  actionsNotNow,
  openDoors,
  otherChanges,
  otherDice,
  othersTreasure,
  otherThings,
  shutAreas,
} from './barred-actions.js';
import {
  companionWithoutDice,
  fullForHostiles,
  fullStarts,
  lessHurt,
  noTreasureForTaros,
  notLinking,
  otherHavens,
  othersInSight,
  outOfReach,
} from './barred-table.js';
import type { Situation } from './situation.js';

/** By question: what a player might look for there in vain. */
const finders: { readonly [ask: string]: readonly Finder[] } = {
  'choose-start': [fullStarts],
  'choose-action': [actionsNotNow, othersTreasure],
  'choose-die': [otherDice],
  'choose-change': [otherChanges],
  'choose-step': [shutAreas],
  'choose-target': [outOfReach],
  'choose-interaction': [otherThings, openDoors],
  'join-chain': [notLinking, companionWithoutDice],
  'choose-reaction': [othersInSight],
  'choose-victim': [lessHurt],
  'choose-hostile-step': [fullForHostiles],
  'choose-retreat': [fullForHostiles],
  'choose-receiver': [noTreasureForTaros],
  'choose-haven': [otherHavens],
};

/** What is not offered now, each with the rule that bars it. */
export function barredAt(s: Situation): Barred[] {
  return (finders[s.decision.ask] ?? []).flatMap((find) => find(s));
}
