import { takeTop } from '@questhall/tabletop';
import type { AcgBoard, Hero } from '../board.js';
import { cardOf, gearCard } from '../content/library.js';
import { enterPlay } from '../in-play.js';
import { carries, type G, procedure } from '../kit.js';
import { claimGear, claimLegendary, takeTreasure } from '../procs.js';
import { capacityOf, healthOf, heroOf, playerOf } from '../queries.js';
import { type CardId, type HeroId, LIMITS, type Slot } from '../terms.js';
import { discardGear, putGearAway } from './discards.js';
import { window } from './timing.js';

const FROM_DECK = 'gear-deck';
const NOTHING = 'nothing';

/** One treasure icon: the unseen top card of the gear deck, any card of its discard pile, or nothing. */
const treasure = procedure<{ hero: HeroId }>(takeTreasure.id)
  .step('choose', ['ACG-DUN-07', 'ACG-DECK-19', 'ACG-FAQ-11', 'ACG-GEAR-02'], (g, v) => {
    const { draw, discard } = g.board.decks.gear;
    const deck = draw.length > 0 ? [FROM_DECK] : [];
    return g.one(playerOf(g.board, v.hero), 'take-treasure', [...deck, ...discard, NOTHING]);
  })
  .step('claim', ['ACG-GOLD-13', 'ACG-DUN-07'], (g, v, choice) => {
    if (choice === NOTHING) return g.end(undefined);
    const card = choice === FROM_DECK ? topOfDeck(g) : fromDiscard(g, choice);
    return g.call(claimGear, { hero: v.hero, card });
  });

export function topOfDeck(g: G): CardId {
  const card = takeTop(g.board.decks.gear) as CardId;
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
const claiming = procedure<{ hero: HeroId; card: CardId; agreed?: boolean }>(claimGear.id)
  .step('kind', ['ACG-LEG-02', 'ACG-LEG-07'], (g, v) => {
    g.tell?.('gear-claimed', { hero: v.hero, card: v.card });
    return cardOf(v.card).kind === 'fortune' ? g.call(claimingFortune, v) : undefined;
  })
  .step(
    'choose',
    ['ACG-GEAR-03', 'ACG-GEAR-05', 'ACG-GEAR-06', 'ACG-GEAR-10', 'ACG-GEAR-11', 'ACG-GEAR-13'],
    (g, v) => {
      if (cardOf(v.card).kind === 'fortune') return g.end(undefined);
      const options = equipOptions(g, heroOf(g.board, v.hero), v.card);
      const agreed = v.agreed === true && options.includes('equip');
      return g.one(playerOf(g.board, v.hero), 'equip-or-discard', agreed ? ['equip'] : options);
    },
  )
  .step('equip', ['ACG-GEAR-04', 'ACG-GEAR-07', 'ACG-DECK-14', 'ACG-LEG-08'], (g, v, choice) => {
    const hero = heroOf(g.board, v.hero);
    g.board.drawn.splice(g.board.drawn.indexOf(v.card), 1);
    if (choice === 'discard') {
      putGearAway(g, hero, v.card);
      g.tell?.('gear-discarded', { hero: v.hero, card: v.card });
      return g.end(undefined);
    }
    if (choice !== 'equip') discardGear(g, hero, choice);
    equip(g, hero, v.card);
    return undefined;
  })
  .step('window', 'ACG-GEAR-04', (g, v) => window(g, 'gear-claimed', { hero: v.hero }));

function equip(g: G, hero: Hero, card: CardId): void {
  hero.gear.push({ card, exhausted: false, depleted: false });
  enterPlay(g.board, card, card);
  g.tell?.('gear-equipped', { hero: hero.id, card });
}

/** The rules in force and the table they are in force at. */
type Held = Pick<G, 'state' | 'board'>;

/** `equip` if there is room, the id of each card that may make room for it, and `discard`. */
export function equipOptions(g: Held, hero: Hero, card: CardId): string[] {
  const room = hasRoom(g, hero, card) ? ['equip'] : [];
  const swaps = hero.gear
    .map((gear) => gear.card)
    .filter((old) => mayUnequip(g.board, hero, old) && hasRoom(g, hero, card, old));
  return [...room, ...swaps, 'discard'];
}

/** Room for this card, or room as soon as another is gone. */
export function hasRoom(g: Held, hero: Hero, card: CardId, without: CardId | null = null): boolean {
  const freeLegendary = g.state.switches['legendary-gear-and-capacity'] === 'free';
  return fits(g.board, hero, card, { without, freeLegendary });
}

/** Within capacity, two weapons, one armour, any number of accessories; legendary gear counts like other gear. */
const fits = carries(
  ['ACG-GEAR-05', 'ACG-GEAR-06', 'ACG-LEG-03', 'ACG-LEG-04'],
  'gear.fits',
  (
    b: AcgBoard,
    hero: Hero,
    card: CardId,
    table: { without: CardId | null; freeLegendary: boolean },
  ): boolean => {
    const kept = hero.gear.filter((gear) => gear.card !== table.without);
    const { slot } = gearCard(card);
    if (kept.filter((gear) => gearCard(gear.card).slot === slot).length >= slotLimit(slot)) return false;
    const counts = (id: CardId) => !(table.freeLegendary && gearCard(id).kind === 'legendary-gear');
    // A card that lends capacity takes it along when it makes room.
    const capacity = capacityOf(b, { ...hero, gear: kept });
    return !counts(card) || kept.filter((gear) => counts(gear.card)).length < capacity;
  },
);

function slotLimit(slot: Slot): number {
  if (slot === 'accessory') return Number.POSITIVE_INFINITY;
  return slot === 'weapon' ? LIMITS.weapons : LIMITS.armour;
}

/** Not a depleted card, nor one whose health its owner lives on. */
export const mayUnequip = carries(
  ['ACG-GEAR-08', 'ACG-GEAR-09', 'ACG-GEAR-14'],
  'gear.mayUnequip',
  (b: AcgBoard, hero: Hero, card: CardId): boolean => {
    const gear = hero.gear.find((one) => one.card === card);
    if (gear === undefined || gear.depleted) return false;
    const raises =
      gearCard(card).passives?.some((passive) => passive.stat === 'health' && passive.add > 0) === true;
    const without = { ...hero, gear: hero.gear.filter((one) => one !== gear) };
    return !raises || hero.wounds < healthOf(b, without);
  },
);

/** Claimed or declined; once claimed it goes back to the pool and its hero gets one of his own at random. */
const claimingFortune = procedure<{ hero: HeroId; card: CardId }>('acg.claim-fortune')
  .step('choose', 'ACG-LEG-06', (g, v) =>
    g.one(playerOf(g.board, v.hero), 'claim-fortune-or-discard', ['claim', 'discard'] as const),
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
    const hero = heroOf(g.board, v.hero);
    if (hero.legendary.length === 0) return undefined;
    const [card] = hero.legendary.splice(g.dice.draw('legendary', hero.legendary.length), 1);
    g.board.drawn.push(card as CardId);
    return g.call(claimGear, { hero: v.hero, card: card as CardId });
  },
);

export const gearProcedures = [treasure, claiming, claimingFortune, legendary];
