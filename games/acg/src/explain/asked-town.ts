import { claimGear, takeTreasure, upgradeAction } from '../procs.js';
import { activeHero } from '../queries.js';
import { claimingFortune, treasures, waysToClaim } from '../rules/gear.js';
import { gearInReturn, gearToGive, giveGear, heroesToReceive } from '../rules/gifts.js';
import {
  actionsToUpgrade,
  nextInTown,
  placesToVisit,
  settlement,
  visitSmith,
  visitTown,
} from '../rules/settlement.js';
import type { CardId } from '../terms.js';
import { hero } from './asked-rules.js';
import { asking, judged } from './asking.js';
import { carriedBy, claimArgs, giftArgs } from './question-args.js';

const card = (v: { card?: CardId }): CardId | undefined => v.card;
const given = (v: { given: CardId[] }): readonly CardId[] => v.given;

/** What is asked about gear, and in the settlement. */
export const ofTown = {
  'take-treasure': asking(takeTreasure, { hero, refused: judged(treasures) }),
  'equip-or-discard': asking(claimGear, { hero, card, args: claimArgs, refused: judged(waysToClaim) }),
  'claim-fortune-or-discard': asking(claimingFortune, { hero, card }),

  'settlement-next': asking(settlement, { hero: activeHero, given, refused: judged(nextInTown) }),
  'settlement-action': asking(visitTown, { hero, refused: judged(placesToVisit) }),
  'choose-action-to-upgrade': asking(upgradeAction, { hero, refused: judged(actionsToUpgrade) }),
  'keep-gear': asking(visitSmith, { hero, args: carriedBy }),
  'late-gifts': asking(settlement, { hero: activeHero, given }),
  'choose-gift': asking(giveGear, { hero: activeHero, given, refused: judged(gearToGive) }),
  'choose-receiver': asking(giveGear, {
    hero: (_, v) => v.from,
    card,
    args: giftArgs,
    refused: judged(heroesToReceive),
  }),
  'choose-return': asking(giveGear, {
    hero: (_, v) => v.hero,
    card,
    args: (s, v) => ({ ...giftArgs(s, v), ...carriedBy(s) }),
    refused: judged(gearInReturn),
  }),
} as const;
