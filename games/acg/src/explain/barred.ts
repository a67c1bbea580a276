import type { Barred } from '@questhall/engine';
import type { Finder } from './bar.js';
import {
  advancedActions,
  exhaustedActionCards,
  notExhaustible,
  passing,
  readiedActions,
  tokensElsewhere,
} from './barred-actions.js';
import { notReached, outOfReach, restedAttackers, restingOrElsewhere } from './barred-enemies.js';
import { emptyGearDeck, noRoom, notForGiving, notInReturn, staysOn, unusable } from './barred-gear.js';
import { defeatedToAid, heroesNotMeant, ownAid, takenHeroes } from './barred-heroes.js';
import { closedPlaces, mandatory, nothingToGive, travelling, visitedTwice } from './barred-table.js';
import type { Situation } from './situation.js';

/** By question: what a player might look for there in vain. */
const finders: { readonly [ask: string]: readonly Finder[] } = {
  'choose-hero': [takenHeroes],
  'choose-action': [exhaustedActionCards, passing, travelling],
  'choose-targets': [outOfReach],
  'choose-hero-to-aid': [ownAid, defeatedToAid],
  'spend-tokens': [tokensElsewhere],
  'choose-action-to-exhaust': [notExhaustible],
  'choose-action-to-ready': [readiedActions],
  'choose-action-to-upgrade': [advancedActions],
  'choose-attackers': [restedAttackers],
  'take-treasure': [emptyGearDeck],
  'equip-or-discard': [noRoom, staysOn],
  'use-ability': [unusable],
  'settlement-next': [visitedTwice, nothingToGive],
  'settlement-action': [closedPlaces],
  'choose-gift': [notForGiving],
  'choose-return': [notInReturn],
};

/** What is not offered now, each with the rule that bars it. */
export function barredAt(s: Situation): Barred[] {
  return findersFor(s).flatMap((find) => find(s));
}

function findersFor(s: Situation): readonly Finder[] {
  const { ask } = s.decision;
  const own = finders[ask] ?? [];
  if (!isEffect(s)) return ask === 'choose-enemy-to-activate' ? [restingOrElsewhere] : own;
  if (/-enemy(-|$)/.test(ask)) return [notReached, mandatory];
  return /^choose-.*hero/.test(ask) ? [heroesNotMeant, mandatory] : [...own, mandatory];
}

/** The words of a card ask, not a rule of the game. */
const isEffect = (s: Situation): boolean => s.frames[0]?.proc.startsWith('acg.effect.') === true;
