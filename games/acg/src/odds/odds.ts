import type { Decision, Odds, OddsChance, OddsPart, OptionId } from '@questhall/engine';
import { LATE_MODIFIERS } from '../in-play.js';
import { heroOf, slotOf } from '../queries.js';
import type { AcgView } from '../view.js';
import { hearing } from './abilities.js';
import { type Aftermath, aftermath } from './aftermath.js';
import { attackAftermath, targetOdds } from './attack.js';
import { type Attempt, attemptOf } from './attempt.js';
import { type Blows, blowsIn, worsened } from './blows.js';
import { nemesesIn } from './fate.js';
import { aidOdds, exploreOdds, progressLeft, restOdds } from './outcome.js';
import { MOST_DICE } from './pool.js';
import { prelude } from './prelude.js';
import { type Reckoning, reckon } from './reckoning.js';

/**
 * What an action leads to, worked out from its dice: for the choice of an action card, of its targets, and of the tokens
 * spent on it. It reads a view, so it knows what the player knows.
 */
export function odds(view: AcgView, decision: Decision, ...picks: OptionId[]): Odds | undefined {
  const attempt = attemptOf(view, decision, picks);
  if (attempt === undefined || attempt.params.dice > MOST_DICE) return undefined;
  const first = prelude(attempt);
  const after = successesOf(attempt);
  const reckoning = reckon(attempt, first, after);
  const { parts, chances } = outcomeOf(attempt, reckoning, after);
  nameOptions(attempt, reckoning);
  const { remarks } = attempt;
  if (reckoning.falls.atLeast(1) > 0) remarks.mayFall();
  return {
    exact: remarks.exact,
    notes: remarks.notes,
    parts: [...partsOfRoll(attempt, reckoning), ...parts, ...partsOfHarm(attempt, reckoning)],
    chances: [...chances, ...chancesOfHarm(attempt, reckoning)],
  };
}

/** Only attacks change who may attack; what is recovered or found is there before the enemies attack. */
function successesOf(attempt: Attempt): (successes: number) => Aftermath {
  if (attempt.type === 'attack') return attackAftermath(attempt);
  const plain = aftermath(attempt, [], []);
  const after = (blows: Blows): Aftermath => ({ ...plain, blows: [...blows, ...plain.blows] });
  if (attempt.type === 'rest') return (successes) => after([-successes]);
  const left = attempt.type === 'explore' ? progressLeft(attempt) : 0;
  if (left === 0) return () => plain;
  const explored = after(worsened(blowsIn(attempt, attempt.b, 'location-explored'), plain.worsening));
  return (successes) => (successes < left ? plain : explored);
}

function outcomeOf(attempt: Attempt, { successes }: Reckoning, after: (successes: number) => Aftermath) {
  switch (attempt.type) {
    case 'attack':
      return targetOdds(attempt, successes, after);
    case 'explore':
      return exploreOdds(attempt, successes);
    case 'rest':
      return restOdds(attempt, successes);
    case 'aid':
      return aidOdds(attempt, successes);
  }
}

function partsOfRoll({ hero }: Attempt, { successes, defence }: Reckoning): OddsPart[] {
  return [
    { what: 'successes', on: hero, distribution: successes.distribution },
    { what: 'defence', on: hero, distribution: defence.distribution },
  ];
}

function partsOfHarm({ hero }: Attempt, { enemyDice, nemesis, suffered }: Reckoning): OddsPart[] {
  const icons = { what: 'nemesis-icons', on: null, distribution: nemesis.distribution };
  return [
    { what: 'suffered', on: hero, distribution: suffered.distribution },
    ...(enemyDice > 0 ? [icons] : []),
  ];
}

function chancesOfHarm(attempt: Attempt, { nemesis, falls }: Reckoning): OddsChance[] {
  const chance = nemesis.atLeast(1);
  const effects = nemesesIn(attempt).map(({ id }) => ({ what: 'nemesis', on: id, chance }));
  return [{ what: 'fall', on: attempt.hero, chance: falls.atLeast(1) }, ...(chance > 0 ? effects : [])];
}

/** Windows in which somebody may do something about the roll or what comes of it. */
const BEFORE = ['before-action'];
const ROLL = ['reroll-dice', 'modify-dice', LATE_MODIFIERS, 'after-successes'];
const HARM = ['would-suffer', 'after-attacks'];
const REST = ['after-recovering'];

/** Names what may be used and is not counted. */
function nameOptions(attempt: Attempt, { enemyDice }: Reckoning): void {
  const { b, hero, card, stage, remarks } = attempt;
  const early = stage !== 'spend-tokens';
  const windows = [
    ...(stage === 'choose-action' ? BEFORE : []),
    ...ROLL,
    ...(attempt.type === 'rest' ? REST : []),
    ...(enemyDice > 0 ? HARM : []),
  ];
  for (const window of windows) {
    for (const one of hearing(b, window, { hero }).offered) remarks.optional(one.card);
  }
  const count = slotOf(heroOf(b, hero), card).tokens;
  if (early && count > 0) remarks.say('tokens', { count });
}
