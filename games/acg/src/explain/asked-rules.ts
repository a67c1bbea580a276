import { openWindow, refused } from '@questhall/engine';
import type { AcgPosition } from '../kit.js';
import { nameOf } from '../names.js';
import {
  type Ctx,
  claimTokens,
  discardTokens,
  distributeWounds,
  performAction,
  runProgram,
} from '../procs.js';
import { activeHero } from '../queries.js';
import { actionsToPerform, cardsToSpendFrom, heroesToAid } from '../rules/action-choices.js';
import { activation } from '../rules/actions.js';
import { heroesToPick, main } from '../rules/campaign.js';
import { actionsToPay, pay } from '../rules/costs.js';
import { actionsToPutBack, drawing } from '../rules/dungeon.js';
import { enemiesToAttack, enemyAttacks } from '../rules/enemy-attacks.js';
import { enemiesToActivate, enemyPhase, heroInTurn } from '../rules/enemy-phase.js';
import { attackTargets, enemiesToStrike, resolveAttack } from '../rules/hero-attack.js';
import { locationPhase } from '../rules/locations.js';
import { nemesesToOrder, nemesisEffects } from '../rules/nemesis.js';
import { setupQuest } from '../rules/setup.js';
import { type About, abilitiesToUse, userOf } from '../rules/timing.js';
import { cardsToLoad, cardsToUnload } from '../rules/tokens.js';
import { heroesToWound } from '../rules/wounds.js';
import type { HeroId } from '../terms.js';
import { asking, judged, type Refused } from './asking.js';
import {
  cardShare,
  drawnArgs,
  enemyShare,
  firstHero,
  heroShare,
  lineArgs,
  moment,
  tokensOnCard,
} from './question-args.js';
import type { Situation } from './situation.js';

export const hero = (_: unknown, v: { hero: HeroId }): HeroId => v.hero;
export const you = (g: AcgPosition, v: Ctx): HeroId | null => v.you ?? activeHero(g);

type Moment = typeof openWindow.takes;

/** The abilities of others are for others to use. */
function unusable(s: Situation, { window, about, used }: Moment): Refused[] {
  const { seat } = s.decision;
  const all = refused(abilitiesToUse, s, { window, about: about as About, used });
  return seat === 'party' ? all : all.filter(({ id }) => userOf(s, id).seat === seat);
}

const inMoment = {
  hero: (g: AcgPosition, { about }: Moment) => (about as About).hero ?? activeHero(g),
  args: moment,
};

/** What the rules of a quest ask. */
export const ofRules = {
  'choose-hero': asking(main, { hero: activeHero, args: firstHero, refused: judged(heroesToPick) }),
  'choose-leader': asking(setupQuest, { hero: activeHero }),

  'choose-action': asking(activation, {
    hero,
    args: (s) => ({ round: s.board.round }),
    refused: judged(actionsToPerform),
  }),
  'choose-targets': asking(performAction, { hero: you, refused: judged(attackTargets) }),
  'choose-hero-to-aid': asking(performAction, { hero: you, refused: judged(heroesToAid) }),
  'spend-tokens': asking(performAction, {
    hero: you,
    args: tokensOnCard,
    refused: judged(cardsToSpendFrom),
  }),
  'divide-successes': asking(resolveAttack, { hero, args: enemyShare, refused: judged(enemiesToStrike) }),
  'choose-attackers': asking(enemyAttacks, { hero, refused: judged(enemiesToAttack) }),
  'order-nemeses': asking(nemesisEffects, { hero: activeHero, refused: judged(nemesesToOrder) }),
  'place-tokens': asking(claimTokens, { hero, args: cardShare, refused: judged(cardsToLoad) }),
  'discard-tokens': asking(discardTokens, { hero, args: cardShare, refused: judged(cardsToUnload) }),
  'distribute-wounds': asking(distributeWounds, {
    hero: activeHero,
    args: heroShare,
    refused: judged(heroesToWound),
  }),

  'carry-out-line': asking(runProgram, { hero: you, args: lineArgs }),
  'pay-for-line': asking(runProgram, { hero: you, args: lineArgs }),
  'use-ability': asking(openWindow, { ...inMoment, refused: unusable }),
  'order-effects': asking(openWindow, inMoment),

  'resolve-or-bottom': asking(drawing, { hero, card: (v) => v.card, args: drawnArgs }),
  'travel-or-stay': asking(locationPhase, {
    hero: activeHero,
    args: (s) => ({ location: nameOf('location', s.view, s.words) }),
  }),
} as const;

/** Rules that ask what cards ask, too. */
export const activatingInTurn = asking(enemyPhase, {
  hero: (_, v) => heroInTurn(v),
  refused: judged(enemiesToActivate),
});
export const exhaustingToPay = asking(pay, { hero: you, refused: judged(actionsToPay) });
export const exhaustingToPutBack = asking(drawing, { hero, refused: judged(actionsToPutBack) });
