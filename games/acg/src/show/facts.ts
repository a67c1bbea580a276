import type { ShownCard } from '@questhall/engine';
import { sentence } from '@questhall/tabletop';
import { cardOf, heroCard } from '../content/library.js';
import type { AnyCard } from '../content/schema.js';
import { cardText } from '../effects/card-text.js';
import { cardName, heroName } from '../names.js';
import { ACTION_TYPES, HEROES, type HeroId } from '../terms.js';
import type { Words } from '../text/words.js';

/** What kind of card it is, and its numbers. */
const factsOf = (card: AnyCard, w: Words): string => sentence(wordsOf(card, w));

function wordsOf(card: AnyCard, w: Words): string {
  const { facts } = w;
  switch (card.kind) {
    case 'enemy':
      return facts.enemy(card);
    case 'location':
      return facts.location(card);
    case 'dungeon':
      return facts.dungeon(card);
    case 'action':
      return facts.action(card, heroName(card.hero, w));
    case 'gear':
      return facts.gear(card.slot);
    case 'legendary-gear':
      return facts.legendaryGear(card.slot, card.hero && heroName(card.hero, w));
    case 'hero-card':
      return facts.hero(card);
    case 'quest':
      return card.number === null || card.campaign === null
        ? facts.quest
        : facts.questOf(card.number, cardName(card.campaign, w));
    default:
      return facts.kind(card.kind);
  }
}

function textOf(card: AnyCard, w: Words): string {
  const keywords = card.kind === 'enemy' ? card.bar.flatMap((keyword) => w.cards.basic[keyword] ?? []) : [];
  return [cardText(card, w), ...keywords].join('\n');
}

/** A printed card as it can be read. */
export function readable(id: string, name: string, card: AnyCard, w: Words): ShownCard {
  const { flavour } = w.printed.card(card);
  const facts = factsOf(card, w);
  return { id, name, facts, text: textOf(card, w), ...(flavour !== undefined && { flavour }) };
}

/** A hero with the action cards that lie before him, or that he would begin with. */
export function readableHero(id: HeroId, heroes: number, actions: readonly string[], w: Words): ShownCard {
  const card = heroCard(w.printed, `${id}-${Math.max(2, heroes)}`);
  const lines = actions.map((action) => {
    const printed = cardOf(w.printed, action);
    const text = cardText(printed, w).replaceAll('\n', ' ');
    return `${cardName(action, w)}. ${factsOf(printed, w)} ${text}`;
  });
  const text = [cardText(card, w), ...lines].join('\n');
  return { ...readable(id, heroName(id, w), card, w), text };
}

export function basicActions(id: HeroId, { printed }: Words): string[] {
  const own = Object.values(printed.box.records).filter(
    (card) => card.kind === 'action' && card.hero === id && card.level === 'basic',
  );
  const order = (card: AnyCard) =>
    ACTION_TYPES.findIndex((type) => card.kind === 'action' && card.type === type);
  return own.toSorted((a, b) => order(a) - order(b)).map(({ id: action }) => action);
}

const UNREAD: readonly AnyCard['kind'][] = ['dice', 'hero-card', 'campaign'];

/** Every card of the box, once. */
export function box(w: Words): ShownCard[] {
  const cards = Object.values(w.printed.box.records).filter(({ kind }) => !UNREAD.includes(kind));
  const heroes = HEROES.map((id) => readableHero(id, 2, basicActions(id, w), w));
  return [...heroes, ...cards.map((card) => readable(card.id, cardName(card.id, w), card, w))];
}
