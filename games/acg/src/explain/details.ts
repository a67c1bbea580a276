import type { OptionId, Text } from '@questhall/engine';
import type { AcgAsk } from '../asks.js';
import type { Hero } from '../board.js';
import { actionCard, cardOf, gearCard } from '../content/library.js';
import { cardText } from '../effects/card-text.js';
import { cardName } from '../names.js';
import {
  capacityOf,
  enemyHealthOf,
  heroOf,
  maybeEnemy,
  resilienceOf,
  tokenLimit,
  tokensOf,
} from '../queries.js';
import { actionFor, freshHero } from '../rules/setup.js';
import { type CardId, type HeroId, LIMITS } from '../terms.js';
import type { Situation } from './situation.js';

type Teller = (s: Situation, id: OptionId) => Text[];

/** What one would read on the card before choosing it, by question. */
const tellers: { readonly [ask in AcgAsk]?: Teller } = {
  'choose-hero': newHero,
  'choose-action': onCard,
  'choose-action-to-upgrade': bothLevels,
  'settlement-action': inTown,
  'keep-gear': onCard,
  'choose-gear-to-claim': onCard,
  'choose-gift': onCard,
  'choose-return': onCard,
  'take-treasure': (s, id) => (id === 'gear-deck' ? inHand(s, s.asked.hero) : onCard(s, id)),
  'choose-hero-to-claim-gear': inHand,
  'choose-hero-to-claim-legendary': inHand,
  'claim-fortune-or-discard': (s, id) => (id === 'claim' ? inHand(s, s.asked.hero) : []),
  'equip-or-discard': claimed,
  'place-tokens': onCard,
  'discard-tokens': onCard,
  'distribute-tokens': room,
  'divide-successes': toFell,
};

export function detailsOf(s: Situation, id: OptionId): Text[] {
  return tellers[s.decision.ask]?.(s, id) ?? [];
}

const detail = (key: string, args: Text['args']): Text => ({ key: `detail.${key}`, args });
const wordsOn = (card: CardId, s: Situation): string =>
  cardText(cardOf(s, card), s.words).replaceAll('\n', ' ');
const isCard = ({ box }: Situation, id: OptionId): boolean => box.cards[id] !== undefined;

function onCard(s: Situation, id: OptionId): Text[] {
  return isCard(s, id) ? [detail('card', { text: wordsOn(id, s) })] : [];
}

/** The card in question is not an option itself; those that could make room for it are. */
function claimed(s: Situation, id: OptionId): Text[] {
  const card = id === 'equip' ? s.asked.card : id;
  return card !== undefined && isCard(s, card) ? onCard(s, card) : [];
}

/** What whoever would claim a card carries already: it decides what becomes of it. */
function inHand(s: Situation, id: OptionId | null): Text[] {
  const hero = s.board.heroes.find((one) => one.id === id);
  return hero === undefined ? [] : [detail('carries', carried(s, hero))];
}

/** What all cards of a hero hold, and could. */
function room(s: Situation, id: OptionId): Text[] {
  const hero = s.board.heroes.find((one) => one.id === id);
  if (hero === undefined) return [];
  return [detail('tokens', { tokens: tokensOf(hero), limit: hero.actions.length * tokenLimit(s, hero) })];
}

function toFell(s: Situation, id: OptionId): Text[] {
  const needed = neededFor(s, id);
  return needed === 0 ? [] : [detail('fells', { needed })];
}

/** Successes that an enemy takes before it falls; 0 for a facedown one, which does not tell. */
export function neededFor(s: Situation, id: string): number {
  const enemy = maybeEnemy(s, id);
  if (enemy?.faceup !== true) return 0;
  return enemyHealthOf(s, enemy) - enemy.wounds + resilienceOf(s, enemy);
}

function newHero(s: Situation, id: OptionId): Text[] {
  const { board, words } = s;
  const { actions } = freshHero(s, id as HeroId, '', Math.max(2, board.seats.length));
  const names = actions.map(({ card, type }) => `${cardName(card, words)} (${words.names.actionType(type)})`);
  return [detail('actions', { actions: words.list(names) })];
}

/** The basic card beside the advanced one that takes its place. */
function bothLevels(s: Situation, id: OptionId): Text[] {
  const { hero, type } = actionCard(s, id);
  const advanced = actionFor(s, hero, type, 'advanced');
  return [detail('now', { text: wordsOn(id, s) }), detail('then', { text: wordsOn(advanced, s) })];
}

const places: { readonly [place: OptionId]: (s: Situation, hero: Hero) => Text } = {
  trainer: (s, { actions }) => {
    const { words } = s;
    const basic = actions.filter(({ card }) => actionCard(s, card).level === 'basic');
    return detail('trainer', { cards: words.list(basic.map(({ card }) => cardName(card, words))) });
  },
  blacksmith: (s, hero) => detail('carries', carried(s, hero)),
  arena: (s, hero) => detail('arena', { now: capacityOf(s, hero), then: capacityOf(s, hero) + 1 }),
};

function inTown(s: Situation, id: OptionId): Text[] {
  const hero = s.asked.hero;
  const place = places[id];
  return hero === null || place === undefined ? [] : [place(s, heroOf(s, hero))];
}

/** What a hero carries, and how much that may be. */
export function carried(s: Situation, hero: Hero): Text['args'] {
  const { words } = s;
  const gear = hero.gear.map(
    ({ card }) => `${cardName(card, words)} (${words.names.slot(gearCard(s, card).slot)})`,
  );
  return {
    count: hero.gear.length,
    capacity: capacityOf(s, hero),
    gear: words.list(gear),
    weapons: LIMITS.weapons,
    armour: LIMITS.armour,
  };
}
