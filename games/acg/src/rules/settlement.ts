import { allowed } from '@questhall/engine';
import { pileOf } from '@questhall/tabletop';
import type { Hero } from '../board.js';
import { actionCard, type InBox } from '../content/library.js';
import { type AcgPosition, type G, procedure } from '../kit.js';
import { claimGear, upgradeAction } from '../procs.js';
import { cardsOf, heroIds, heroOf, party, playerOf, slotOf } from '../queries.js';
import { type AcgChoice, type AcgVerdict, refusal } from '../refusals.js';
import { type CardId, type HeroId, SETTLEMENT_ACTIONS, type SettlementAction } from '../terms.js';
import { topOfDeck } from './gear.js';
import { gifts, giveGear } from './gifts.js';
import { resolveOutcome } from './quest.js';
import { actionFor } from './setup.js';

export const VISITS = 2;
const GIVE = 'give-gear';
const DONE = 'done';

const ALL_ADVANCED = refusal('all-advanced', 'ACG-SETL-05');
const BLACKSMITH_EMPTY = refusal('blacksmith-empty', 'ACG-SETL-08', 'ACG-FAQ-08');
const SAME_PLACE = refusal('same-place', 'ACG-SETL-03');
const VISITED_TWICE = refusal('visited-twice', 'ACG-SETL-02');
const NOTHING_LEFT_IN_TOWN = refusal('nothing-left-in-town', 'ACG-SETL-02', 'ACG-SETL-03');
const NOTHING_TO_GIVE = refusal('nothing-to-give', 'ACG-GEAR-12', 'ACG-GEAR-14');
const VISITS_LEFT = refusal('visits-left', 'ACG-SETL-02');
const ALREADY_ADVANCED = refusal('already-advanced', 'ACG-SETL-05');

/** What a hero may do in town. The same place twice only where the switch allows it. */
export const placesToVisit: AcgChoice<{ hero: HeroId }, SettlementAction> = {
  candidates: () => SETTLEMENT_ACTIONS,
  judge(g, v, place) {
    const hero = heroOf(g, v.hero);
    if (place === 'trainer' && basicActions(g, hero).length === 0) return ALL_ADVANCED;
    if (place === 'blacksmith' && g.board.decks.gear.draw.length === 0) return BLACKSMITH_EMPTY;
    const again = g.state.switches['repeat-settlement-action'] === 'allowed';
    return again || !hero.visits.includes(place) ? true : SAME_PLACE;
  },
};

type Settling = { last: boolean; given: CardId[] };

/** Whose visit is next, or what else the party does in town. */
export const nextInTown: AcgChoice<Settling> = {
  candidates: (g) => [...heroIds(g), GIVE, DONE],
  judge(g, v, id) {
    if (id === GIVE) return gifts(g, v.given).length > 0 ? true : NOTHING_TO_GIVE;
    if (id === DONE)
      return g.board.heroes.some((hero) => judgeVisitor(g, hero) === true) ? VISITS_LEFT : true;
    return judgeVisitor(g, heroOf(g, id as HeroId));
  },
};

function judgeVisitor(g: AcgPosition, { id, visits }: Hero): AcgVerdict {
  if (visits.length >= VISITS) return VISITED_TWICE;
  return allowed(placesToVisit, g, { hero: id }).length > 0 ? true : NOTHING_LEFT_IN_TOWN;
}

export const basicActions = (g: InBox, hero: Hero): CardId[] =>
  cardsOf(hero).filter((card) => actionCard(g, card).level === 'basic');

export const actionsToUpgrade: AcgChoice<{ hero: HeroId }, CardId> = {
  candidates: (g, v) => cardsOf(heroOf(g, v.hero)),
  judge: (g, _, card) => (actionCard(g, card).level === 'basic' ? true : ALREADY_ADVANCED),
};

/** Reward or penalty, two settlement actions for each hero in any order, refresh. */
export const settlement = procedure<Settling>('acg.settlement')
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
    (g, v) => g.one(party(g), 'settlement-next', allowed(nextInTown, g, v)),
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
    const give = gifts(g, v.given).length > 0;
    return give ? g.one(party(g), 'late-gifts', [GIVE, DONE]) : g.goto('return');
  })
  .step('late-gift', 'ACG-GEAR-14', (g, v, choice) =>
    choice === GIVE ? g.call(giveGear, { given: v.given }) : g.goto('return'),
  )
  .step('late-given', 'ACG-GEAR-14', (g, v, cards) => {
    v.given.push(...(cards ?? []));
    return g.goto('late-gifts');
  })
  .step('return', ['ACG-SETL-11', 'ACG-CAMP-07', 'ACG-CAMP-08', 'ACG-CAMP-04'], (g) => dissolve(g));

export const visitTown = procedure<{ hero: HeroId }>('acg.visit-town')
  .step('choose', ['ACG-SETL-02', 'ACG-SETL-03', 'ACG-SETL-08', 'ACG-FAQ-08'], (g, v) =>
    g.one(playerOf(g, v.hero), 'settlement-action', allowed(placesToVisit, g, v)),
  )
  .step('visit', ['ACG-SETL-05', 'ACG-SETL-09', 'ACG-GEAR-05'], (g, v, place) => {
    const hero = heroOf(g, v.hero);
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
    return g.maybe(playerOf(g, v.hero), 'keep-gear', v.cards);
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
const upgrading = procedure(upgradeAction)
  .step('choose', ['ACG-SETL-05', 'ACG-DELVE-03'], (g, v) => {
    const cards = allowed(actionsToUpgrade, g, v);
    return cards.length === 0
      ? g.end(undefined)
      : g.one(playerOf(g, v.hero), 'choose-action-to-upgrade', cards);
  })
  .step('swap', ['ACG-SETL-05', 'ACG-DELVE-05', 'ACG-EXH-03'], (g, v, card) =>
    swapForAdvanced(g, heroOf(g, v.hero), card),
  );

export function swapForAdvanced(g: G, hero: Hero, card: CardId): void {
  const slot = slotOf(hero, card);
  slot.card = actionFor(g, hero.id, slot.type, 'advanced');
  g.tell?.('action-upgraded', { hero: hero.id, from: card, to: slot.card });
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
    campaign.pool.push(...campaign.inPlay);
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

export const settlementProcedures = [settlement, visitTown, visitSmith, upgrading];
