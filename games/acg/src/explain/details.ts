import type { OptionId, Text } from '@questhall/engine';
import type { Hero } from '../board.js';
import { actionCard, cardOf, gearCard, library } from '../content/library.js';
import { cardText } from '../effects/card-text.js';
import { cardName } from '../names.js';
import { capacityOf, heroOf } from '../queries.js';
import { actionFor, freshHero } from '../rules/setup.js';
import { type CardId, type HeroId, LIMITS } from '../terms.js';
import { listWords } from '../text/en/words.js';
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
  'take-treasure': onCard,
  'equip-or-discard': claimed,
};

export function detailsOf(s: Situation, id: OptionId): Text[] {
  return tellers[s.decision.ask]?.(s, id) ?? [];
}

const detail = (key: string, args: Text['args']): Text => ({ key: `detail.${key}`, args });
const wordsOn = (card: CardId): string => cardText(cardOf(card)).replaceAll('\n', ' ');
const isCard = (id: OptionId): boolean => (library.cards[id] ?? library.records[id]) !== undefined;

function onCard(_: Situation, id: OptionId): Text[] {
  return isCard(id) ? [detail('card', { text: wordsOn(id) })] : [];
}

/** The card in question is not an option itself; those that could make room for it are. */
function claimed(s: Situation, id: OptionId): Text[] {
  const card = id === 'equip' ? word(s, 'card') : id;
  return card !== undefined && isCard(card) ? onCard(s, card) : [];
}

function newHero({ b }: Situation, id: OptionId): Text[] {
  const { actions } = freshHero(id as HeroId, '', Math.max(2, b.seats.length));
  const names = actions.map(({ card, type }) => `${cardName(card)} (${type})`);
  return [detail('actions', { actions: listWords(names) })];
}

/** The basic card beside the advanced one that takes its place. */
function bothLevels(_: Situation, id: OptionId): Text[] {
  const { hero, type } = actionCard(id);
  const advanced = actionFor(hero, type, 'advanced');
  return [detail('now', { text: wordsOn(id) }), detail('then', { text: wordsOn(advanced) })];
}

const places: { readonly [place: OptionId]: (s: Situation, hero: Hero) => Text } = {
  trainer: (_, { actions }) => {
    const basic = actions.filter(({ card }) => actionCard(card).level === 'basic');
    return detail('trainer', { cards: listWords(basic.map(({ card }) => cardName(card))) });
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
export function carried({ b }: Situation, hero: Hero): Text['args'] {
  const gear = hero.gear.map(({ card }) => `${cardName(card)} (${gearCard(card).slot})`);
  return {
    count: hero.gear.length,
    capacity: capacityOf(b, hero),
    gear: listWords(gear),
    weapons: LIMITS.weapons,
    armour: LIMITS.armour,
  };
}
