import type { ShownCard } from '@questhall/engine';
import { cardOf, library } from '../content/library.js';
import type { AnyCard, DungeonCard, EnemyCard, HeroCard, LocationCard } from '../content/schema.js';
import { cardText } from '../effects/card-text.js';
import { cardName, heroName } from '../names.js';
import { ACTION_TYPES, HEROES, type HeroId } from '../terms.js';
import { capital, counted, sentence } from '../text/en/words.js';

const TIERS = ['', 'I', 'II', 'III'];
const tierWords = (tier: number | null): string[] => (tier === null ? [] : [`tier ${TIERS[tier]}`]);

/** What kind of card it is, and its numbers. */
function factsOf(card: AnyCard): string {
  return sentence(wordsOf(card));
}

function wordsOf(card: AnyCard): string {
  switch (card.kind) {
    case 'enemy':
      return enemyFacts(card);
    case 'location':
      return locationFacts(card);
    case 'dungeon':
      return dungeonFacts(card);
    case 'action':
      return [
        `${capital(card.type)} action of the ${heroName(card.hero)}`,
        card.level,
        ...(card.prepare ? ['prepare'] : []),
      ].join(', ');
    case 'gear':
      return `Gear, ${card.slot}`;
    case 'legendary-gear':
      return `Legendary gear, ${card.slot}${card.hero === undefined ? '' : `, of the ${heroName(card.hero)}`}`;
    case 'hero-card':
      return `Hero, ${card.health} health in a party of ${card.heroes}`;
    case 'quest':
      return card.number === null || card.campaign === null
        ? 'Quest'
        : `Quest ${card.number} of ${cardName(card.campaign)}`;
    default:
      return capital(card.kind);
  }
}

function enemyFacts({ rank, tier, traits, attack, health, resilience }: EnemyCard): string {
  const kind = [`${capital(rank)} enemy`, ...tierWords(tier), ...traits].join(', ');
  const tough = resilience === 0 ? [] : [`resilience ${resilience}`];
  return `${kind}; ${[`attack ${attack}`, `health ${health}`, ...tough].join(', ')}`;
}

function locationFacts({ tier, traits, explore, spawn }: LocationCard): string {
  const kind = ['Location', ...tierWords(tier), ...traits].join(', ');
  return `${kind}; ${explore} progress to explore it; ${spawn.faceup} enemies faceup and ${spawn.facedown} facedown`;
}

function dungeonFacts({ type, treasure }: DungeonCard): string {
  return treasure === 0 ? `Dungeon card, ${type}` : `Dungeon card, ${type}, ${counted(treasure, 'treasure')}`;
}

/** What the three basic keywords mean; every other one is explained on the card itself (EPH-13). */
const BASIC: { readonly [keyword: string]: string } = {
  advance: 'Advance: It engages the hero whose turn it is.',
  inflict: 'Inflict: It deals its attack as wounds to the hero it is engaged with, or else whose turn it is.',
  retreat: 'Retreat: It goes into the shadows.',
};

function textOf(card: AnyCard): string {
  const keywords = card.kind === 'enemy' ? card.bar.flatMap((keyword) => BASIC[keyword] ?? []) : [];
  return [cardText(card), ...keywords].join('\n');
}

/** A printed card as it can be read. */
export function readable(id: string, name: string, card: AnyCard): ShownCard {
  const { flavour } = card;
  return { id, name, facts: factsOf(card), text: textOf(card), ...(flavour !== undefined && { flavour }) };
}

/** A hero with the action cards that lie before him, or that he would begin with. */
export function readableHero(id: HeroId, heroes: number, actions: readonly string[]): ShownCard {
  const card = cardOf(`${id}-${Math.max(2, heroes)}`) as HeroCard;
  const lines = actions.map((action) => {
    const printed = cardOf(action);
    return `${cardName(action)}. ${factsOf(printed)} ${cardText(printed).replaceAll('\n', ' ')}`;
  });
  return { ...readable(id, heroName(id), card), text: [cardText(card), ...lines].join('\n') };
}

export function basicActions(id: HeroId): string[] {
  const own = Object.values(library.records).filter(
    (card) => card.kind === 'action' && card.hero === id && card.level === 'basic',
  );
  const order = (card: AnyCard) =>
    ACTION_TYPES.findIndex((type) => card.kind === 'action' && card.type === type);
  return own.toSorted((a, b) => order(a) - order(b)).map(({ id: action }) => action);
}

const UNREAD: readonly AnyCard['kind'][] = ['dice', 'hero-card', 'campaign'];

/** Every card of the box, once. */
export function box(): ShownCard[] {
  const cards = Object.values(library.records).filter(({ kind }) => !UNREAD.includes(kind));
  const heroes = HEROES.map((id) => readableHero(id, 2, basicActions(id)));
  return [...heroes, ...cards.map((card) => readable(card.id, cardName(card.id), card))];
}
