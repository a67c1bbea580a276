import { type Callable, DECLINE } from '@questhall/engine';
import { enemiesToActivate } from '../effects/activate.js';
import { enemiesToAdvance } from '../effects/advance.js';
import { alternatives } from '../effects/choose.js';
import { judgeDeclining } from '../effects/choosing.js';
import type { EnemyPick } from '../effects/choosing-enemies.js';
import type { HeroPick } from '../effects/choosing-heroes.js';
import { claimGearLine, heroesToClaimGear } from '../effects/claim-gear.js';
import { heroesToClaimTokens } from '../effects/claim-tokens.js';
import { conditionLine, heroesForCondition } from '../effects/condition.js';
import { heroesToDiscardTokens } from '../effects/discard-tokens.js';
import { heroesToShare } from '../effects/distribute.js';
import { enemiesToEngage, heroesToEngage } from '../effects/engage.js';
import { actionsByEffect, enemiesToExhaust, exhaustLine, heroesToExhaustAction } from '../effects/exhaust.js';
import { forbidden } from '../effects/forbid.js';
import { enemiesToInflict } from '../effects/inflict.js';
import { heroesToClaimLegendary } from '../effects/legendary.js';
import { modified } from '../effects/modify-stat.js';
import type { VerbParams } from '../effects/params.js';
import { enemiesToPlace } from '../effects/place.js';
import { heroesToRaiseCapacity } from '../effects/raise-capacity.js';
import { actionsToReady, enemiesToReady, gearToReady, heroesToReady, readyLine } from '../effects/ready.js';
import { enemiesToRecover, heroesToRecover } from '../effects/recover.js';
import { heroesToRefresh } from '../effects/refresh.js';
import { diceToReroll } from '../effects/reroll.js';
import { enemiesToRetreat } from '../effects/retreat.js';
import { heroesToRevive } from '../effects/revive.js';
import { heroesToSpawnAt } from '../effects/spawn.js';
import { enemiesToSuffer, heroesToSuffer } from '../effects/suffer.js';
import { heroesToUpgrade } from '../effects/upgrade.js';
import type { EffectVars } from '../procs.js';
import type { HeroId } from '../terms.js';
import { you } from './asked-rules.js';
import { type Asking, asking, type Facts, judged, type Refused } from './asking.js';
import { alternativesArgs } from './choosers.js';
import { conditionArgs, convertArgs, engageArgs, heroShare } from './question-args.js';
import type { Situation } from './situation.js';
import { lineOf } from './source.js';

/** Declining is what one looks for in vain under any line that does not say "may". */
function declining(s: Situation, v: EffectVars): Refused[] {
  const refusal = judgeDeclining(s, v);
  return refusal === true ? [] : [{ id: DECLINE, refusal }];
}

/** A question that a line of a card asks the hero who carries it out. */
const byLine = <V extends EffectVars>(by: Callable<V, unknown>, facts: Partial<Facts<V>> = {}): Asking =>
  asking(by, {
    hero: you,
    ...facts,
    refused: (s, v) => [...(facts.refused?.(s, v) ?? []), ...declining(s, v)],
  });

type Choosing = Pick<Facts<EffectVars>, 'args'>;
const enemies = (verb: keyof VerbParams, pick: EnemyPick, facts: Choosing = {}): Asking =>
  byLine(lineOf(verb), { ...facts, verb: pick.verb, refused: judged(pick) });
const heroes = (verb: keyof VerbParams, pick: HeroPick, facts: Choosing = {}): Asking =>
  byLine(lineOf(verb), { ...facts, meant: pick.selector, refused: judged(pick) });

/** The hero on whom it falls now. */
const now = (_: unknown, v: { now?: HeroId }): HeroId | undefined => v.now;

/** What the lines of cards ask. */
export const ofLines = {
  'choose-enemy-to-advance': enemies('advance', enemiesToAdvance),
  'choose-enemy-to-engage': enemies('engage', enemiesToEngage, { args: engageArgs }),
  'choose-enemy-to-exhaust': enemies('exhaust', enemiesToExhaust),
  'choose-enemy-to-inflict': enemies('inflict', enemiesToInflict),
  'choose-enemy-to-place': enemies('place', enemiesToPlace),
  'choose-enemy-to-ready': enemies('ready', enemiesToReady),
  'choose-enemy-to-recover': enemies('recover', enemiesToRecover),
  'choose-enemy-to-retreat': enemies('retreat', enemiesToRetreat),
  'choose-enemy-to-suffer': enemies('suffer', enemiesToSuffer),
  'choose-modified-enemy': enemies('modifyStat', modified.enemies),
  'choose-forbidden-enemy': enemies('forbid', forbidden.enemies),

  'choose-hero-to-be-engaged': [heroes('engage', heroesToEngage), heroes('spawn', heroesToSpawnAt)],
  'choose-hero-to-claim-gear': heroes('claimGear', heroesToClaimGear),
  'choose-hero-to-claim-tokens': heroes('claimTokens', heroesToClaimTokens),
  'choose-hero-to-claim-legendary': heroes('legendary', heroesToClaimLegendary),
  'choose-hero-for-condition': heroes('condition', heroesForCondition, { args: conditionArgs }),
  'choose-hero-to-discard-tokens': heroes('discardTokens', heroesToDiscardTokens),
  'choose-hero-to-exhaust-action': heroes('exhaust', heroesToExhaustAction),
  'choose-hero-to-raise-capacity': heroes('raiseCapacity', heroesToRaiseCapacity),
  'choose-hero-to-ready': heroes('ready', heroesToReady),
  'choose-hero-to-recover': heroes('recover', heroesToRecover),
  'choose-hero-to-refresh': heroes('refresh', heroesToRefresh),
  'choose-hero-to-revive': heroes('revive', heroesToRevive),
  'choose-hero-to-suffer': heroes('suffer', heroesToSuffer),
  'choose-hero-to-upgrade': heroes('upgrade', heroesToUpgrade),
  'choose-modified-hero': heroes('modifyStat', modified.heroes),
  'choose-forbidden-hero': heroes('forbid', forbidden.heroes),

  'choose-option': byLine(lineOf('choose'), { args: alternativesArgs, refused: judged(alternatives) }),
  'choose-dice-to-reroll': byLine(lineOf('reroll'), { refused: judged(diceToReroll) }),
  'how-many-to-convert': asking(lineOf('convert'), { hero: you, args: convertArgs }),
  'choose-action-to-ready': byLine(readyLine, { hero: now, refused: judged(actionsToReady) }),
  'choose-gear-to-ready': byLine(readyLine, { hero: now, refused: judged(gearToReady) }),
  'choose-gear-to-claim': byLine(claimGearLine, { hero: now }),
  'choose-condition': byLine(conditionLine, { hero: now }),
  'next-from-top': asking(lineOf('look'), { hero: you }),
  'put-on-bottom': asking(lineOf('look'), { hero: you }),
  'distribute-tokens': asking(lineOf('distribute'), {
    hero: you,
    args: heroShare,
    refused: judged(heroesToShare),
  }),
  'distribute-recovery': asking(lineOf('distribute'), {
    hero: you,
    args: heroShare,
    refused: judged(heroesToShare),
  }),
} as const;

/** Lines that ask what rules ask, too. */
export const activatingByLine = enemies('activate', enemiesToActivate);
export const exhaustingByLine = byLine(exhaustLine, { hero: now, refused: judged(actionsByEffect) });
