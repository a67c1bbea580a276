import { type JsonRecord, type Text, varsIn } from '@questhall/engine';
import { capital } from '@questhall/tabletop';
import { cardOf, dungeonCard } from '../content/library.js';
import type { HeroSelector } from '../content/selectors.js';
import type { ConditionParams } from '../effects/condition.js';
import type { ConvertParams } from '../effects/convert.js';
import { LATE_MODIFIERS } from '../in-play.js';
import { paramsOf, split } from '../kit.js';
import { cardName, heroName, nameOf } from '../names.js';
import type { Ctx, EffectVars, runProgram } from '../procs.js';
import { heroOf, remainingHealth, slotOf } from '../queries.js';
import type { CardId, HeroId, WindowId } from '../terms.js';
import { carried, neededFor } from './details.js';
import type { Situation } from './situation.js';

type Args = Text['args'];

// --- dividing a number -----------------------------------------------------------------------------

/** Of a division among several: whose turn it is, and what is left of how many. */
export function shareAsked({ state }: Situation): { id: string; left: number; total: number } {
  const { shares = [], given = [], total = 0 } = varsIn(state.stack, split) ?? {};
  const used = given.reduce((sum, n) => sum + n, 0);
  return { id: shares[given.length]?.id ?? '', left: total - used, total };
}

export function cardShare(s: Situation): Args {
  const { id, ...share } = shareAsked(s);
  return { card: cardName(id, s.words), ...share };
}

export function heroShare(s: Situation): Args {
  const { id, ...share } = shareAsked(s);
  const hero = s.board.heroes.find((one) => one.id === id);
  const health = hero === undefined ? 0 : remainingHealth(s, hero);
  return { who: heroName(id, s.words), ...share, health, wounds: hero?.wounds ?? 0 };
}

export function enemyShare(s: Situation): Args {
  const { id, ...share } = shareAsked(s);
  return { enemy: nameOf(id, s.view, s.words), ...share, needed: neededFor(s, id) };
}

// --- rules -----------------------------------------------------------------------------------------

/** A lone player leads two heroes, and is asked twice. */
export function firstHero({ board, words }: Situation, { picked = [] }: { picked?: HeroId[] }): Args {
  const [first] = picked;
  return { first: board.seats.length > 1 || first === undefined ? 'none' : heroName(first, words) };
}

export function tokensOnCard(s: Situation): Args {
  const { action } = s.board;
  if (action === null) return { card: '', tokens: 0 };
  const { tokens } = slotOf(heroOf(s, action.hero), action.card);
  return { card: cardName(action.card, s.words), tokens };
}

/** "After the Ironbreaker’s activation" */
export function moment(s: Situation, { window, about }: { window: string; about: JsonRecord }): Args {
  const { hero, enemy = null } = about as Partial<Ctx>;
  const known = (window === LATE_MODIFIERS ? 'modify-dice' : window) as WindowId;
  const named = enemy === null ? undefined : fallenName(s, enemy);
  return { moment: capital(s.words.cards.moment(known, { hero: hero ?? undefined, enemy: named })) };
}

/** An enemy that has just fallen is on the table no longer, but its card is known. */
function fallenName(s: Situation, id: string): string {
  const card = s.board.fallen[id]?.card;
  return card === undefined ? nameOf(id, s.view, s.words) : cardName(card, s.words);
}

// --- gear and dungeon cards ------------------------------------------------------------------------

export const carriedBy = (s: Situation): Args =>
  s.asked.hero === null ? { count: 0, capacity: 0 } : carried(s, heroOf(s, s.asked.hero));

export function claimArgs(s: Situation, { card }: { card: CardId }): Args {
  const printed = cardOf(s, card);
  const slot = 'slot' in printed ? printed.slot : '';
  return { card: cardName(card, s.words), slot, ...carriedBy(s) };
}

export function drawnArgs(s: Situation, { card = '' }: { card?: CardId }): Args {
  return { card: cardName(card, s.words), kind: dungeonCard(s, card).type };
}

export function giftArgs(s: Situation, { card = '', from = '' }: { card?: string; from?: string }): Args {
  return { card: cardName(card, s.words), from: heroName(from, s.words) };
}

// --- lines of cards --------------------------------------------------------------------------------

/** What the line of the card says, without the "you may" that the question says itself. */
export function lineArgs(s: Situation, { program, line: at }: typeof runProgram.takes): Args {
  const line = s.box.programs[program]?.[at];
  if (line === undefined) return { line: '', cost: '' };
  const { verb, params, by, cost } = line;
  const { cards } = s.words;
  return {
    line: cards.line({ do: { [verb.name]: params }, by }),
    cost: cost === undefined ? '' : cards.cost(cost),
  };
}

export function conditionArgs(s: Situation, { node }: EffectVars): Args {
  const { gain } = paramsOf<ConditionParams>(s, node);
  return { gain: gain === undefined ? 'none' : cardName(gain, s.words) };
}

export function convertArgs(s: Situation, { node }: EffectVars): Args {
  const { from, to } = paramsOf<ConvertParams>(s, node);
  return { from, to };
}

/** Enemies that come to the one who chooses them, or to somebody else. */
export function engageArgs(s: Situation, { node }: EffectVars): Args {
  const { hero = 'you' } = paramsOf<{ hero?: HeroSelector }>(s, node);
  return { own: hero === 'you' && s.decision.seat !== 'party' ? 'yes' : 'no' };
}
