import type { Text } from '@questhall/engine';
import { capital } from '@questhall/tabletop';
import { cardOf } from '../content/library.js';
import type { DungeonCard } from '../content/schema.js';
import { LATE_MODIFIERS } from '../in-play.js';
import { cardName, heroName, nameOf } from '../names.js';
import { heroOf, remainingHealth, slotOf } from '../queries.js';
import type { HeroId, WindowId } from '../terms.js';
import { alternativesArgs, engageArgs } from './choosers.js';
import { carried, neededFor } from './details.js';
import {
  heroAsked,
  heroAskedName,
  lineAsked,
  type Situation,
  shareAsked,
  sourceName,
  word,
} from './situation.js';

type Args = Text['args'];

/** The question as a sentence: its key, and everything the sentence may want to name. */
export function questionText(s: Situation): Text {
  const { ask, min, max } = s.decision;
  const hero = heroAskedName(s);
  const decides = s.decision.seat === 'party' ? s.words.names.party : hero;
  const base = { hero, decides, source: sourceName(s), min, max };
  return { key: `ask.${ask}`, args: { ...base, ...(special[ask]?.(s) ?? {}) } };
}

/** Questions that name more than the hero and the card behind them. */
const special: { readonly [ask: string]: (s: Situation) => Args } = {
  'choose-hero': firstHero,
  'choose-action': (s) => ({ round: s.b.round }),
  'spend-tokens': tokensOnCard,
  'place-tokens': cardShare,
  'discard-tokens': cardShare,
  'distribute-wounds': heroShare,
  'distribute-tokens': heroShare,
  'distribute-recovery': heroShare,
  'divide-successes': enemyShare,
  'travel-or-stay': (s) => ({ location: nameOf('location', s.view, s.words) }),
  'resolve-or-bottom': (s) => ({
    card: cardVar(s),
    kind: (cardOf(word(s, 'card') ?? '') as DungeonCard).type,
  }),
  'equip-or-discard': (s) => ({ card: cardVar(s), slot: slotVar(s), ...carriedBy(s) }),
  'keep-gear': carriedBy,
  'choose-hero-for-condition': conditionArgs,
  'choose-receiver': giftArgs,
  'choose-return': (s) => ({ ...giftArgs(s), ...carriedBy(s) }),
  'choose-option': alternativesArgs,
  'choose-enemy-to-engage': engageArgs,
  'use-ability': moment,
  'order-effects': moment,
  'carry-out-line': lineArgs,
  'pay-for-line': lineArgs,
  'how-many-to-convert': convertArgs,
};

const cardVar = (s: Situation): string => cardName(word(s, 'card') ?? '', s.words);

function slotVar(s: Situation): string {
  const card = cardOf(word(s, 'card') ?? '');
  return 'slot' in card ? card.slot : '';
}

function carriedBy(s: Situation): Args {
  const hero = heroAsked(s);
  return hero === null ? { count: 0, capacity: 0 } : carried(s, heroOf(s.b, hero));
}

function tokensOnCard(s: Situation): Args {
  const { action } = s.b;
  if (action === null) return { card: '', tokens: 0 };
  const hero = s.b.heroes.find((one) => one.id === action.hero);
  const tokens = hero === undefined ? 0 : slotOf(hero, action.card).tokens;
  return { card: cardName(action.card, s.words), tokens };
}

function cardShare(s: Situation): Args {
  const { id, ...share } = shareAsked(s);
  return { card: cardName(id, s.words), ...share };
}

function heroShare(s: Situation): Args {
  const { id, ...share } = shareAsked(s);
  const hero = s.b.heroes.find((one) => one.id === id);
  const health = hero === undefined ? 0 : remainingHealth(s.b, hero);
  return { who: heroName(id, s.words), ...share, health, wounds: hero?.wounds ?? 0 };
}

function enemyShare(s: Situation): Args {
  const { id, ...share } = shareAsked(s);
  return { enemy: nameOf(id, s.view, s.words), ...share, needed: neededFor(s, id) };
}

/** A lone player leads two heroes, and is asked twice. */
function firstHero({ b, frames, words }: Situation): Args {
  const [first] = (frames[0]?.vars.picked ?? []) as string[];
  return { first: b.seats.length > 1 || first === undefined ? 'none' : heroName(first, words) };
}

/** "After the Ironbreaker’s activation" */
function moment(s: Situation): Args {
  const { window, about } = (s.frames[0]?.vars ?? {}) as {
    window?: string;
    about?: { hero?: HeroId | null; enemy?: string | null };
  };
  const known = (window === LATE_MODIFIERS ? 'modify-dice' : window) as WindowId;
  const enemy = about?.enemy ?? null;
  const named = enemy === null ? undefined : fallenName(s, enemy);
  return { moment: capital(s.words.cards.moment(known, about?.hero ?? undefined, named)) };
}

/** An enemy that has just fallen is on the table no longer, but its card is known. */
function fallenName(s: Situation, id: string): string {
  const card = s.b.fallen[id]?.card;
  return card === undefined ? nameOf(id, s.view, s.words) : cardName(card, s.words);
}

/** What the line of the card says, without the "you may" that the question says itself. */
function lineArgs(s: Situation): Args {
  const line = lineAsked(s);
  if (line === undefined) return { line: '', cost: '' };
  const { verb, params, by, cost } = line;
  const { cards } = s.words;
  return {
    line: cards.line({ do: { [verb]: params }, by }),
    cost: cost === undefined ? '' : cards.cost(cost),
  };
}

function giftArgs(s: Situation): Args {
  return { card: cardVar(s), from: heroName(word(s, 'from') ?? '', s.words) };
}

function conditionArgs(s: Situation): Args {
  const { gain } = (lineAsked(s)?.params ?? {}) as { gain?: string };
  return { gain: gain === undefined ? 'none' : cardName(gain, s.words) };
}

function convertArgs(s: Situation): Args {
  const params = (lineAsked(s)?.params ?? {}) as { from?: string; to?: string };
  return { from: params.from ?? '', to: params.to ?? '' };
}
