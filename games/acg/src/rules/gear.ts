import { allowed } from '@questhall/engine';
import { takeTop } from '@questhall/tabletop';
import type { Hero } from '../board.js';
import { carries } from '../carries.js';
import { cardOf, gearCard } from '../content/library.js';
import { enterPlay } from '../in-play.js';
import { type AcgPosition, type G, procedure } from '../kit.js';
import { claimGear, claimLegendary, takeTreasure } from '../procs.js';
import { capacityOf, gearCardsOf, healthOf, heroOf, playerOf } from '../queries.js';
import { type AcgChoice, type AcgVerdict, refusal } from '../refusals.js';
import { type CardId, type HeroId, LIMITS, type Slot } from '../terms.js';
import { discardGear, putGearAway } from './discards.js';
import { window } from './timing.js';

const FROM_DECK = 'gear-deck';
const NOTHING = 'nothing';
const EQUIP = 'equip';
const DISCARD = 'discard';

const GEAR_DECK_EMPTY = refusal('gear-deck-empty', 'ACG-DECK-19');
const SLOT_FULL = refusal('slot-full', 'ACG-GEAR-06');
const CAPACITY_FULL = refusal('capacity-full', 'ACG-GEAR-05', 'ACG-GEAR-06');
const NO_ROOM_BY_IT = refusal('no-room-by-it', 'ACG-GEAR-11');
const LENDS_ROOM = refusal('lends-room', 'ACG-GEAR-05');
const DEPLETED_STAYS = refusal('depleted-stays', 'ACG-GEAR-08');
const HEALTH_STAYS = refusal('health-stays', 'ACG-GEAR-09');

export const treasures: AcgChoice<object> = {
  candidates: ({ board: { decks } }) => [FROM_DECK, ...decks.gear.discard, NOTHING],
  judge: ({ board: { decks } }, _, id) =>
    id === FROM_DECK && decks.gear.draw.length === 0 ? GEAR_DECK_EMPTY : true,
};

/** One treasure icon: the unseen top card of the gear deck, any card of its discard pile, or nothing. */
const treasure = procedure(takeTreasure)
  .step('choose', ['ACG-DUN-07', 'ACG-DECK-19', 'ACG-FAQ-11', 'ACG-GEAR-02'], (g, v) =>
    g.one(playerOf(g, v.hero), 'take-treasure', allowed(treasures, g, v)),
  )
  .step('claim', ['ACG-GOLD-13', 'ACG-DUN-07'], (g, v, choice) => {
    if (choice === NOTHING) return g.end(undefined);
    const card = choice === FROM_DECK ? topOfDeck(g) : fromDiscard(g, choice);
    return g.call(claimGear, { hero: v.hero, card });
  });

export function topOfDeck(g: G): CardId {
  const card = takeTop(g.dice, 'gear-deck', g.board.decks.gear) as CardId;
  g.board.drawn.push(card);
  return card;
}

export function fromDiscard(g: G, card: CardId): CardId {
  const { discard } = g.board.decks.gear;
  discard.splice(discard.indexOf(card), 1);
  g.board.drawn.push(card);
  return card;
}

/** A claimed card, lying in `drawn`, is equipped, equipped in place of another, or discarded. */
const claiming = procedure(claimGear)
  .step('kind', ['ACG-LEG-02', 'ACG-LEG-07'], (g, v) => {
    g.tell?.('gear-claimed', { hero: v.hero, card: v.card });
    return cardOf(g, v.card).kind === 'fortune' ? g.call(claimingFortune, v) : undefined;
  })
  .step(
    'choose',
    ['ACG-GEAR-03', 'ACG-GEAR-05', 'ACG-GEAR-06', 'ACG-GEAR-10', 'ACG-GEAR-11', 'ACG-GEAR-13'],
    (g, v) => {
      if (cardOf(g, v.card).kind === 'fortune') return g.end(undefined);
      const options = allowed(waysToClaim, g, v);
      const agreed = v.agreed === true && options[0] === EQUIP;
      return g.one(playerOf(g, v.hero), 'equip-or-discard', agreed ? [EQUIP] : options);
    },
  )
  .step('equip', ['ACG-GEAR-04', 'ACG-GEAR-07', 'ACG-DECK-14', 'ACG-LEG-08'], (g, v, choice) => {
    const hero = heroOf(g, v.hero);
    g.board.drawn.splice(g.board.drawn.indexOf(v.card), 1);
    if (choice === DISCARD) {
      putGearAway(g, hero, v.card);
      g.tell?.('gear-discarded', { hero: v.hero, card: v.card });
      return g.end(undefined);
    }
    if (choice !== EQUIP) discardGear(g, hero, choice);
    equip(g, hero, v.card);
    return undefined;
  })
  .step('window', 'ACG-GEAR-04', (g, v) => window(g, 'gear-claimed', { hero: v.hero }));

function equip(g: G, hero: Hero, card: CardId): void {
  hero.gear.push({ card, exhausted: false, depleted: false });
  enterPlay(g, card, card);
  g.tell?.('gear-equipped', { hero: hero.id, card });
}

type Claim = { hero: HeroId; card: CardId };

/** `equip` if there is room, the id of each card that may make room for it, and `discard`. */
export const waysToClaim: AcgChoice<Claim> = {
  candidates: (g, v) => [EQUIP, ...gearCardsOf(heroOf(g, v.hero)), DISCARD],
  judge(g, v, id) {
    if (id === DISCARD) return true;
    const hero = heroOf(g, v.hero);
    return id === EQUIP ? judgeRoom(g, hero, v.card) : judgeSwap(g, hero, v.card, id);
  },
};

/** May the old card make room for the new one? */
function judgeSwap(g: AcgPosition, hero: Hero, card: CardId, old: CardId): AcgVerdict {
  const verdict = judgeUnequipping(g, hero, old);
  if (verdict !== true || hasRoom(g, hero, card, old)) return verdict;
  return hasRoom(g, hero, card) ? LENDS_ROOM : NO_ROOM_BY_IT;
}

/** Room for this card, or room as soon as another is gone. */
function judgeRoom(g: AcgPosition, hero: Hero, card: CardId, without: CardId | null = null): AcgVerdict {
  const freeLegendary = g.state.switches['legendary-gear-and-capacity'] === 'free';
  return fits(g, hero, card, { without, freeLegendary });
}
export const hasRoom = (g: AcgPosition, hero: Hero, card: CardId, without?: CardId): boolean =>
  judgeRoom(g, hero, card, without) === true;

/** Within capacity, two weapons, one armour, any number of accessories; legendary gear counts like other gear. */
const fits = carries(
  ['ACG-GEAR-05', 'ACG-GEAR-06', 'ACG-LEG-03', 'ACG-LEG-04'],
  'gear.fits',
  (
    g: AcgPosition,
    hero: Hero,
    card: CardId,
    table: { without: CardId | null; freeLegendary: boolean },
  ): AcgVerdict => {
    const kept = hero.gear.filter((gear) => gear.card !== table.without);
    const { slot } = gearCard(g, card);
    if (kept.filter((gear) => gearCard(g, gear.card).slot === slot).length >= slotLimit(slot))
      return SLOT_FULL;
    const counts = (id: CardId) => !(table.freeLegendary && gearCard(g, id).kind === 'legendary-gear');
    // A card that lends capacity takes it along when it makes room.
    const capacity = capacityOf(g, { ...hero, gear: kept });
    return !counts(card) || kept.filter((gear) => counts(gear.card)).length < capacity ? true : CAPACITY_FULL;
  },
);

export function slotLimit(slot: Slot): number {
  if (slot === 'accessory') return Number.POSITIVE_INFINITY;
  return slot === 'weapon' ? LIMITS.weapons : LIMITS.armour;
}

/** Not a depleted card, nor one whose health its owner lives on. */
export const judgeUnequipping = carries(
  ['ACG-GEAR-08', 'ACG-GEAR-09', 'ACG-GEAR-14'],
  'gear.judgeUnequipping',
  (g: AcgPosition, hero: Hero, card: CardId): AcgVerdict => {
    const gear = hero.gear.find((one) => one.card === card);
    if (gear === undefined || gear.depleted) return DEPLETED_STAYS;
    const raises =
      gearCard(g, card).passives?.some((passive) => passive.stat === 'health' && passive.add > 0) === true;
    const without = { ...hero, gear: hero.gear.filter((one) => one !== gear) };
    return !raises || hero.wounds < healthOf(g, without) ? true : HEALTH_STAYS;
  },
);

/** Claimed or declined; once claimed it goes back to the pool and its hero gets one of his own at random. */
export const claimingFortune = procedure<{ hero: HeroId; card: CardId }>('acg.claim-fortune')
  .step('choose', 'ACG-LEG-06', (g, v) =>
    g.one(playerOf(g, v.hero), 'claim-fortune-or-discard', ['claim', 'discard'] as const),
  )
  .step('return', ['ACG-LEG-02', 'ACG-LEG-06', 'ACG-DELVE-06'], (g, v, choice) => {
    const { drawn, decks } = g.board;
    drawn.splice(drawn.indexOf(v.card), 1);
    if (choice === 'discard') {
      decks.gear.discard.push(v.card);
      return g.end(undefined);
    }
    returnToPool(g, v.card);
    return g.call(claimLegendary, { hero: v.hero });
  });

/** Back to the campaign pool, or out of the game where there is none. */
function returnToPool(g: G, card: CardId): void {
  const { campaign, removed } = g.board;
  if (campaign === null) {
    removed.push(card);
    return;
  }
  const at = campaign.inPlay.indexOf(card);
  if (at >= 0) campaign.inPlay.splice(at, 1);
  campaign.pool.push(card);
}

const legendary = procedure<{ hero: HeroId }>(claimLegendary.id).step(
  'draw',
  ['ACG-LEG-01', 'ACG-LEG-02', 'ACG-LEG-06'],
  (g, v) => {
    const hero = heroOf(g, v.hero);
    if (hero.legendary.length === 0) return undefined;
    const [card] = hero.legendary.splice(g.dice.draw('legendary', hero.legendary.length), 1);
    g.board.drawn.push(card as CardId);
    return g.call(claimGear, { hero: v.hero, card: card as CardId });
  },
);

export const gearProcedures = [treasure, claiming, claimingFortune, legendary];
