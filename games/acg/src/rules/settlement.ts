import { pileOf } from '@questhall/tabletop';
import type { AcgBoard, Hero } from '../board.js';
import { actionCard, gearCard } from '../content/library.js';
import { leavePlay } from '../in-play.js';
import { type G, procedure } from '../kit.js';
import { claimGear, upgradeAction } from '../procs.js';
import { heroOf, party, playerOf, slotOf } from '../queries.js';
import { type CardId, type HeroId, SETTLEMENT_ACTIONS, type SettlementAction } from '../terms.js';
import { dropSurplusTokens } from './discards.js';
import { hasRoom, mayUnequip, topOfDeck } from './gear.js';
import { resolveOutcome } from './quest.js';
import { actionFor } from './setup.js';

export const VISITS = 2;
const GIVE = 'give-gear';
const DONE = 'done';

/** What a hero may still do in town. The same place twice only where the switch allows it. */
function placesFor(g: G, hero: Hero): SettlementAction[] {
  if (hero.visits.length >= VISITS) return [];
  const again = g.state.switches['repeat-settlement-action'] === 'allowed';
  return SETTLEMENT_ACTIONS.filter(
    (place) => (again || !hero.visits.includes(place)) && isOpen(g.board, hero, place),
  );
}

function isOpen(b: AcgBoard, hero: Hero, place: SettlementAction): boolean {
  if (place === 'trainer') return basicActions(hero).length > 0;
  return place === 'arena' || b.decks.gear.draw.length > 0;
}

export const basicActions = (hero: Hero): CardId[] =>
  hero.actions.map((slot) => slot.card).filter((card) => actionCard(card).level === 'basic');

/** Ordinary gear that its owner may part with, and that has not changed hands in this stage. */
export function gifts(b: AcgBoard, given: readonly CardId[]): CardId[] {
  return b.heroes.flatMap((hero) =>
    hero.gear
      .map((gear) => gear.card)
      .filter((card) => gearCard(card).kind === 'gear' && !given.includes(card) && mayUnequip(b, hero, card)),
  );
}

/** Reward or penalty, two settlement actions for each hero in any order, refresh. */
export const settlement = procedure<{ last: boolean; given: CardId[] }>('acg.settlement')
  .step('outcome', ['ACG-SETL-01', 'ACG-CAMP-02', 'ACG-CAMP-06'], (g) => {
    g.board.stage = 'settlement';
    g.board.active = null;
    g.tell?.('settlement', { step: 'outcome' });
    return g.call(resolveOutcome, {});
  })
  .step('last-quest', 'ACG-QUEST-09', (g, v) => {
    if (v.last) return g.end(undefined);
    g.tell?.('settlement', { step: 'upgrade' });
    return undefined;
  })
  .step(
    'next',
    ['ACG-SETL-02', 'ACG-SETL-03', 'ACG-SETL-04', 'ACG-WND-10', 'ACG-GEAR-12', 'ACG-FAQ-08'],
    (g, v) => {
      const visitors = g.board.heroes.filter((hero) => placesFor(g, hero).length > 0).map((hero) => hero.id);
      const give = gifts(g.board, v.given).length > 0;
      if (visitors.length === 0 && !give) return g.goto('refresh');
      const done = visitors.length === 0 ? [DONE] : [];
      return g.one(party(g.board), 'settlement-next', [...visitors, ...(give ? [GIVE] : []), ...done]);
    },
  )
  .step('turn', 'ACG-SETL-04', (g, v, who) => {
    if (who === DONE) return g.goto('refresh');
    return who === GIVE ? g.call(giveGear, { given: v.given }) : g.call(visitTown, { hero: who as HeroId });
  })
  .step('given', ['ACG-GEAR-12', 'ACG-SETL-04'], (g, v, cards) => {
    v.given.push(...(cards ?? []));
    return g.goto('next');
  })
  .step('refresh', ['ACG-SETL-10', 'ACG-EXH-12', 'ACG-WND-10'], (g, v) => {
    refresh(g);
    v.given = [];
  })
  .step('late-gifts', 'ACG-GEAR-14', (g, v) => {
    const give = gifts(g.board, v.given).length > 0;
    return give ? g.one(party(g.board), 'late-gifts', [GIVE, DONE]) : g.goto('return');
  })
  .step('late-gift', 'ACG-GEAR-14', (g, v, choice) =>
    choice === GIVE ? g.call(giveGear, { given: v.given }) : g.goto('return'),
  )
  .step('late-given', 'ACG-GEAR-14', (g, v, cards) => {
    v.given.push(...(cards ?? []));
    return g.goto('late-gifts');
  })
  .step('return', ['ACG-SETL-11', 'ACG-CAMP-07', 'ACG-CAMP-08', 'ACG-CAMP-04'], (g) => dissolve(g));

const visitTown = procedure<{ hero: HeroId }>('acg.visit-town')
  .step('choose', ['ACG-SETL-02', 'ACG-SETL-03', 'ACG-SETL-08', 'ACG-FAQ-08'], (g, v) =>
    g.one(playerOf(g.board, v.hero), 'settlement-action', placesFor(g, heroOf(g.board, v.hero))),
  )
  .step('visit', ['ACG-SETL-05', 'ACG-SETL-09', 'ACG-GEAR-05'], (g, v, place) => {
    const hero = heroOf(g.board, v.hero);
    hero.visits.push(place);
    g.tell?.('visit', { hero: v.hero, place });
    if (place === 'trainer') return g.call(upgradeAction, { hero: v.hero });
    if (place === 'blacksmith') return g.call(visitSmith, { hero: v.hero });
    hero.capacity++;
    return g.end(undefined);
  });

/** Two cards off the gear deck, of which the hero may keep one. */
export const visitSmith = procedure<{ hero: HeroId; cards?: CardId[] }>('acg.visit-smith')
  .step('look', ['ACG-SETL-06', 'ACG-SETL-07'], (g, v) => {
    v.cards = [topOfDeck(g)];
    if (g.board.decks.gear.draw.length > 0) v.cards.push(topOfDeck(g));
    g.tell?.('blacksmith', { hero: v.hero, cards: v.cards });
    return g.maybe(playerOf(g.board, v.hero), 'keep-gear', v.cards);
  })
  .step('keep', ['ACG-SETL-06', 'ACG-SETL-07'], (g, v, kept) => {
    const { drawn, decks } = g.board;
    for (const card of v.cards ?? []) {
      if (card === kept) continue;
      drawn.splice(drawn.indexOf(card), 1);
      decks.gear.discard.push(card);
    }
    return kept === null ? undefined : g.call(claimGear, { hero: v.hero, card: kept });
  });

/** One basic action becomes its advanced version, which takes over its tokens and state. */
const upgrading = procedure<{ hero: HeroId }>(upgradeAction.id)
  .step('choose', ['ACG-SETL-05', 'ACG-DELVE-03'], (g, v) => {
    const cards = basicActions(heroOf(g.board, v.hero));
    return cards.length === 0
      ? g.end(undefined)
      : g.one(playerOf(g.board, v.hero), 'choose-action-to-upgrade', cards);
  })
  .step('swap', ['ACG-SETL-05', 'ACG-DELVE-05', 'ACG-EXH-03'], (g, v, card) =>
    swapForAdvanced(g, heroOf(g.board, v.hero), card),
  );

export function swapForAdvanced(g: G, hero: Hero, card: CardId): void {
  const slot = slotOf(hero, card);
  slot.card = actionFor(hero.id, slot.type, 'advanced');
  g.tell?.('action-upgraded', { hero: hero.id, from: card, to: slot.card });
}

type Gift = { given: CardId[]; card?: CardId; from?: HeroId; hero?: HeroId; back?: CardId };

/** A gift: its receiver claims it, with his own limits. Gives the cards that changed hands. */
const giveGear = procedure<Gift, CardId[]>('acg.give-gear')
  .step('choose', ['ACG-GEAR-12', 'ACG-LEG-05', 'ACG-FAQ-09', 'ACG-GEAR-14'], (g, v) =>
    g.one(party(g.board), 'choose-gift', gifts(g.board, v.given)),
  )
  .step('receiver', 'ACG-GEAR-12', (g, v, card) => {
    v.card = card;
    v.from = giverOf(g.board, card).id;
    const others = g.board.heroes.map((hero) => hero.id).filter((hero) => hero !== v.from);
    return g.one(playerOf(g.board, v.from), 'choose-receiver', others);
  })
  // A trade is two gifts at once: one after the other, full hands would have to throw something away.
  .step('in-return', ['ACG-GEAR-12', 'ACG-FAQ-09', 'ACG-LEG-05'], (g, v, receiver) => {
    v.hero = receiver;
    return g.maybe(playerOf(g.board, receiver), 'choose-return', returns(g, v));
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

/** What a receiver without room may give for the gift: a card that makes room here and finds room there. */
function returns(g: G, v: Gift): CardId[] {
  const { given, card, from, hero } = v as Required<Gift>;
  const [giver, receiver] = [heroOf(g.board, from), heroOf(g.board, hero)];
  if (hasRoom(g, receiver, card)) return [];
  return gifts(g.board, given).filter(
    (back) =>
      giverOf(g.board, back) === receiver &&
      hasRoom(g, receiver, card, back) &&
      hasRoom(g, giver, back, card),
  );
}

function handOver(g: G, card: CardId, to: HeroId): void {
  const giver = giverOf(g.board, card);
  giver.gear.splice(
    giver.gear.findIndex((gear) => gear.card === card),
    1,
  );
  leavePlay(g.board, card, card);
  g.board.drawn.push(card);
  g.tell?.('gear-given', { from: giver.id, to, card });
  dropSurplusTokens(g, giver);
}

function giverOf(b: AcgBoard, card: CardId): Hero {
  const giver = b.heroes.find((hero) => hero.gear.some((gear) => gear.card === card));
  if (giver === undefined) throw new Error(`nobody owns '${card}'`);
  return giver;
}

function refresh(g: G): void {
  for (const hero of g.board.heroes) {
    hero.status = 'standing';
    hero.wounds = 0;
    hero.conditions = [];
    for (const slot of hero.actions) {
      slot.exhausted = false;
      slot.tokens = 0;
    }
    for (const gear of hero.gear) {
      gear.exhausted = false;
      gear.depleted = false;
    }
  }
  g.tell?.('settlement', { step: 'refresh' });
}

/** Pool cards go back to the pool wherever they lie, everything else to the box; only equipped gear stays. */
function dissolve(g: G): void {
  const b = g.board;
  const { campaign } = b;
  if (campaign !== null) {
    campaign.pool.push(...campaign.inPlay.filter((card) => !campaign.pool.includes(card)));
    campaign.inPlay = [];
  }
  b.enemies = [];
  b.location = null;
  b.listening = {};
  b.decks = { enemy: pileOf([]), location: pileOf([]), dungeon: pileOf([]), gear: pileOf([]) };
  b.removed = [];
  b.aside = [];
  g.tell?.('settlement', { step: 'return' });
}

export const settlementProcedures = [settlement, visitTown, visitSmith, upgrading, giveGear];
