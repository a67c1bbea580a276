import { allowed } from '@questhall/engine';
import type { Hero } from '../board.js';
import { gearCard } from '../content/library.js';
import { leavePlay } from '../in-play.js';
import { type AcgPosition, type G, procedure } from '../kit.js';
import { claimGear } from '../procs.js';
import { gearCardsOf, heroIds, heroOf, party, playerOf } from '../queries.js';
import { type AcgChoice, refusal } from '../refusals.js';
import type { CardId, HeroId } from '../terms.js';
import { dropSurplusTokens } from './discards.js';
import { hasRoom, judgeUnequipping } from './gear.js';

const LEGENDARY_STAYS = refusal('legendary-stays', 'ACG-LEG-05');
const GIVEN_ALREADY = refusal('given-already', 'ACG-GEAR-12');
const OWN_GIFT = refusal('own-gift', 'ACG-GEAR-12');
const NO_ROOM_FOR_GIFT = refusal('no-room-for-gift', 'ACG-GEAR-05', 'ACG-GEAR-06');
const NO_ROOM_FOR_RETURN = refusal('no-room-for-return', 'ACG-GEAR-05', 'ACG-GEAR-06');

/** Ordinary gear that its owner may part with, and that has not changed hands in this stage. */
export const gearToGive: AcgChoice<{ given: readonly CardId[] }, CardId> = {
  candidates: (g) => g.board.heroes.flatMap(gearCardsOf),
  judge(g, v, card) {
    if (gearCard(g, card).kind === 'legendary-gear') return LEGENDARY_STAYS;
    return v.given.includes(card) ? GIVEN_ALREADY : judgeUnequipping(g, giverOf(g, card), card);
  },
};
export const gifts = (g: AcgPosition, given: readonly CardId[]): CardId[] =>
  allowed(gearToGive, g, { given });

type Gift = { given: CardId[]; card?: CardId; from?: HeroId; hero?: HeroId; back?: CardId };

export const heroesToReceive: AcgChoice<Gift, HeroId> = {
  candidates: heroIds,
  judge: (_, v, hero) => (hero === v.from ? OWN_GIFT : true),
};

/** What a receiver without room may give for the gift: a card that makes room here and finds room there. */
export const gearInReturn: AcgChoice<Gift, CardId> = {
  candidates: (g, { hero }) => (hero === undefined ? [] : gearCardsOf(heroOf(g, hero))),
  judge(g, v, back) {
    const verdict = gearToGive.judge(g, v, back);
    const { card, from, hero } = v as Required<Gift>;
    if (verdict !== true) return verdict;
    if (!hasRoom(g, heroOf(g, hero), card, back)) return NO_ROOM_FOR_GIFT;
    return hasRoom(g, heroOf(g, from), back, card) ? true : NO_ROOM_FOR_RETURN;
  },
};

/** A gift: its receiver claims it, with his own limits. Gives the cards that changed hands. */
export const giveGear = procedure<Gift, CardId[]>('acg.give-gear')
  .step('choose', ['ACG-GEAR-12', 'ACG-LEG-05', 'ACG-FAQ-09', 'ACG-GEAR-14'], (g, v) =>
    g.one(party(g), 'choose-gift', gifts(g, v.given)),
  )
  .step('receiver', 'ACG-GEAR-12', (g, v, card) => {
    v.card = card;
    v.from = giverOf(g, card).id;
    return g.one(playerOf(g, v.from), 'choose-receiver', allowed(heroesToReceive, g, v));
  })
  // A trade is two gifts at once: one after the other, full hands would have to throw something away.
  .step('in-return', ['ACG-GEAR-12', 'ACG-FAQ-09', 'ACG-LEG-05'], (g, v, receiver) => {
    v.hero = receiver;
    const isRoom = hasRoom(g, heroOf(g, receiver), v.card as CardId);
    return g.maybe(playerOf(g, receiver), 'choose-return', isRoom ? [] : allowed(gearInReturn, g, v));
  })
  .step('give', ['ACG-GEAR-12', 'ACG-GEAR-13'], (g, v, back) => {
    const { card, from, hero } = v as Required<Gift>;
    handOver(g, card, hero);
    if (back === null) return g.call(claimGear, { hero, card });
    v.back = back;
    handOver(g, back, from);
    return g.call(claimGear, { hero, card, agreed: true });
  })
  .step('give-back', ['ACG-GEAR-12', 'ACG-GEAR-13'], (g, { from, back }) =>
    back === undefined ? undefined : g.call(claimGear, { hero: from as HeroId, card: back, agreed: true }),
  )
  .step('done', 'ACG-GEAR-12', (g, v) => g.end([v.card, v.back].filter((card) => card !== undefined)));

function handOver(g: G, card: CardId, to: HeroId): void {
  const giver = giverOf(g, card);
  giver.gear.splice(
    giver.gear.findIndex((gear) => gear.card === card),
    1,
  );
  leavePlay(g, card, card);
  g.board.drawn.push(card);
  g.tell?.('gear-given', { from: giver.id, to, card });
  dropSurplusTokens(g, giver);
}

function giverOf(g: AcgPosition, card: CardId): Hero {
  const giver = g.board.heroes.find((hero) => hero.gear.some((gear) => gear.card === card));
  if (giver === undefined) throw new Error(`nobody owns '${card}'`);
  return giver;
}

export const giftProcedures = [giveGear];
