import type { OptionId, Text } from '@questhall/engine';
import type { Hero } from '../board.js';
import { actionCard, cardOf, gearCard, library } from '../content/library.js';
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
import { heroAsked, type Situation, word } from './situation.js';

type Teller = (s: Situation, id: OptionId) => Text[];

/** What one would read on the card before choosing it, by question. */
const tellers: { readonly [ask: string]: Teller } = {
  'choose-hero': newHero,
  'choose-action': onCard,
  'choose-action-to-upgrade': bothLevels,
  'settlement-action': inTown,
  'keep-gear': onCard,
  'choose-gear-to-claim': onCard,
  'choose-gift': onCard,
  'choose-return': onCard,
  'take-treasure': (s, id) => (id === 'gear-deck' ? inHand(s, heroAsked(s)) : onCard(s, id)),
  'choose-hero-to-claim-gear': inHand,
  'choose-hero-to-claim-legendary': inHand,
  'claim-fortune-or-discard': (s, id) => (id === 'claim' ? inHand(s, heroAsked(s)) : []),
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
const wordsOn = (card: CardId, { words }: Situation): string =>
  cardText(cardOf(card), words.language).replaceAll('\n', ' ');
const isCard = (id: OptionId): boolean => (library.cards[id] ?? library.records[id]) !== undefined;

function onCard(s: Situation, id: OptionId): Text[] {
  return isCard(id) ? [detail('card', { text: wordsOn(id, s) })] : [];
}

/** The card in question is not an option itself; those that could make room for it are. */
function claimed(s: Situation, id: OptionId): Text[] {
  const card = id === 'equip' ? word(s, 'card') : id;
  return card !== undefined && isCard(card) ? onCard(s, card) : [];
}

/** What whoever would claim a card carries already: it decides what becomes of it. */
function inHand(s: Situation, id: OptionId | null): Text[] {
  const hero = s.b.heroes.find((one) => one.id === id);
  return hero === undefined ? [] : [detail('carries', carried(s, hero))];
}

/** What all cards of a hero hold, and could. */
function room({ b }: Situation, id: OptionId): Text[] {
  const hero = b.heroes.find((one) => one.id === id);
  if (hero === undefined) return [];
  return [detail('tokens', { tokens: tokensOf(hero), limit: hero.actions.length * tokenLimit(hero) })];
}

function toFell(s: Situation, id: OptionId): Text[] {
  const needed = neededFor(s, id);
  return needed === 0 ? [] : [detail('fells', { needed })];
}

/** Successes that an enemy takes before it falls; 0 for a facedown one, which does not tell. */
export function neededFor({ b }: Situation, id: string): number {
  const enemy = maybeEnemy(b, id);
  if (enemy?.faceup !== true) return 0;
  return enemyHealthOf(b, enemy) - enemy.wounds + resilienceOf(b, enemy);
}

function newHero({ b, words }: Situation, id: OptionId): Text[] {
  const { actions } = freshHero(id as HeroId, '', Math.max(2, b.seats.length));
  const names = actions.map(({ card, type }) => `${cardName(card, words)} (${words.names.actionType(type)})`);
  return [detail('actions', { actions: words.list(names) })];
}

/** The basic card beside the advanced one that takes its place. */
function bothLevels(s: Situation, id: OptionId): Text[] {
  const { hero, type } = actionCard(id);
  const advanced = actionFor(hero, type, 'advanced');
  return [detail('now', { text: wordsOn(id, s) }), detail('then', { text: wordsOn(advanced, s) })];
}

const places: { readonly [place: OptionId]: (s: Situation, hero: Hero) => Text } = {
  trainer: ({ words }, { actions }) => {
    const basic = actions.filter(({ card }) => actionCard(card).level === 'basic');
    return detail('trainer', { cards: words.list(basic.map(({ card }) => cardName(card, words))) });
  },
  blacksmith: (s, hero) => detail('carries', carried(s, hero)),
  arena: (s, hero) => detail('arena', { now: capacityOf(s.b, hero), then: capacityOf(s.b, hero) + 1 }),
};

function inTown(s: Situation, id: OptionId): Text[] {
  const hero = heroAsked(s);
  const place = places[id];
  return hero === null || place === undefined ? [] : [place(s, heroOf(s.b, hero))];
}

/** What a hero carries, and how much that may be. */
export function carried({ b, words }: Situation, hero: Hero): Text['args'] {
  const gear = hero.gear.map(
    ({ card }) => `${cardName(card, words)} (${words.names.slot(gearCard(card).slot)})`,
  );
  return {
    count: hero.gear.length,
    capacity: capacityOf(b, hero),
    gear: words.list(gear),
    weapons: LIMITS.weapons,
    armour: LIMITS.armour,
  };
}
