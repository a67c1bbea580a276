import type { AcgPosition } from '../kit.js';
import { cardsOf, currentAction, heroIds, heroOf, isStanding, slotOf } from '../queries.js';
import { type AcgChoice, type AcgVerdict, refusal } from '../refusals.js';
import type { CardId, HeroId } from '../terms.js';
import { judgeTravel } from './locations.js';

const EXHAUSTED_ACTION = refusal('exhausted-action', 'ACG-ACT-04', 'ACG-EXH-01');
const MUST_ACT = refusal('must-act', 'ACG-HERO-07');
const LOCATION_PHASE_ONLY = refusal('location-phase-only', 'ACG-LOC-03', 'ACG-LOC-11');
const OWN_AID = refusal('own-aid', 'ACG-AER-04');
const DEFEATED_TO_AID = refusal('defeated-to-aid', 'ACG-AER-05');
const TOKENS_ELSEWHERE = refusal('tokens-elsewhere', 'ACG-ACT-06');

const PASS = 'pass';
const TRAVEL = 'travel';

/** One of the readied actions. Passing is no choice, and "why can we not travel on?" is asked most often in a fight. */
export const actionsToPerform: AcgChoice<{ hero: HeroId }, CardId> = {
  candidates(g, v) {
    const cards = cardsOf(heroOf(g, v.hero));
    cards.push(PASS);
    if (g.board.location !== null) cards.push(TRAVEL);
    return cards;
  },
  judge(g, v, id) {
    if (id === PASS) return MUST_ACT;
    if (id === TRAVEL) return judgeTravelNow(g);
    return slotOf(heroOf(g, v.hero), id).exhausted ? EXHAUSTED_ACTION : true;
  },
};

function judgeTravelNow(g: AcgPosition): AcgVerdict {
  const verdict = judgeTravel(g);
  return verdict === true ? LOCATION_PHASE_ONLY : verdict;
}

const NO_HEROES: readonly HeroId[] = [];

/** Targets are chosen before tokens are spent and dice rolled; without one the action goes on all the same. */
export const heroesToAid: AcgChoice<object, HeroId> = {
  candidates: (g) => (currentAction(g).type === 'aid' ? heroIds(g) : NO_HEROES),
  judge(g, _, id) {
    if (id === currentAction(g).hero) return OWN_AID;
    return isStanding(heroOf(g, id)) ? true : DEFEATED_TO_AID;
  },
};

/** Tokens are spent from the card that acts, and from no other. */
export const cardsToSpendFrom: AcgChoice<object, CardId> = {
  candidates(g) {
    const { actions } = heroOf(g, currentAction(g).hero);
    return actions.filter((slot) => slot.tokens > 0).map((slot) => slot.card);
  },
  judge: (g, _, card) => (card === currentAction(g).card ? true : TOKENS_ELSEWHERE),
};
