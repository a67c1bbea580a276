import type { AcgBoard, Hero } from './board.js';
import { enemyCard, library } from './content/library.js';
import type { LocationCard } from './content/schema.js';
import type { Predicate } from './content/selectors.js';
import { statOf, targetOf } from './effects/choosing.js';
import type { Ctx } from './procs.js';
import { activeHero, cardBehind, heroOf, inShadows, locationsEntered } from './queries.js';

/** Does what a card says hold now? Everything it names must. */
export function holds(b: AcgBoard, p: Predicate, ctx: Ctx): boolean {
  return heroPart(b, p, ctx) && tablePart(b, p) && momentPart(b, p, ctx) && logicPart(b, p, ctx);
}

function heroFor(b: AcgBoard, who: 'you' | 'target' | 'that-hero', ctx: Ctx): Hero | null {
  const id = who === 'you' ? (ctx.you ?? activeHero(b)) : who === 'target' ? targetOf(b, ctx) : ctx.hero;
  return id === null ? null : heroOf(b, id);
}

function heroPart(b: AcgBoard, p: Predicate, ctx: Ctx): boolean {
  if (p.hero !== undefined) {
    const hero = heroFor(b, p.hero.who, ctx);
    if (hero === null || !within(statOf(b, hero, p.hero.has), p.hero)) return false;
  }
  if (p.condition !== undefined) {
    const hero = heroFor(b, p.condition.who, ctx);
    if (hero === null || !hero.conditions.includes(p.condition.is)) return false;
  }
  return (
    p.allHeroesDefeated === undefined ||
    b.heroes.every((hero) => hero.status !== 'standing') === p.allHeroesDefeated
  );
}

function tablePart(b: AcgBoard, p: Predicate): boolean {
  if (p.location !== undefined && !locationFits(b, p.location)) return false;
  if (p.locations !== undefined && !within(locationsEntered(b), p.locations)) return false;
  if (
    p.enemyInPlay !== undefined &&
    !b.enemies.some((e) => e.zone !== 'lair' && e.faceup && named(e.card, p.enemyInPlay))
  ) {
    return false;
  }
  if (p.enemyDefeated !== undefined && !b.defeatedNames.includes(p.enemyDefeated)) return false;
  if (p.shadows !== undefined && !within(inShadows(b).length, p.shadows)) return false;
  if (p.perilAtLeast !== undefined && b.peril < p.perilAtLeast) return false;
  return p.roundAtLeast === undefined || b.round >= p.roundAtLeast;
}

const named = (card: string, name: string | undefined) => enemyCard(card).name === name;

function locationFits(b: AcgBoard, wanted: NonNullable<Predicate['location']>): boolean {
  const { location } = b;
  if (location === null) return false;
  const card = library.cards[location.card] as LocationCard;
  if (wanted.is !== undefined && card.id !== wanted.is) return false;
  if (wanted.trait !== undefined && !card.traits.includes(wanted.trait)) return false;
  if (wanted.left !== undefined && b.decks.location.draw.length > 0 !== wanted.left) return false;
  return wanted.explored === undefined || location.progress >= card.explore === wanted.explored;
}

function momentPart(b: AcgBoard, p: Predicate, ctx: Ctx): boolean {
  if (p.defeatedThisAction !== undefined && (b.action?.defeated.length ?? 0) < p.defeatedThisAction)
    return false;
  if (p.actionType !== undefined && b.action?.type !== p.actionType) return false;
  return p.thatEnemy === undefined || enemyFits(b, p.thatEnemy, ctx);
}

/** Looks at the card: an enemy that was just defeated is no longer in play. */
function enemyFits(b: AcgBoard, wanted: NonNullable<Predicate['thatEnemy']>, ctx: Ctx): boolean {
  if (ctx.enemy === null) return false;
  const cardId = cardBehind(b, ctx.enemy);
  if (cardId === undefined) return false;
  const card = enemyCard(cardId);
  if (wanted.nemesis !== undefined && (card.rank === 'nemesis') !== wanted.nemesis) return false;
  if (wanted.elite !== undefined && (card.rank === 'elite') !== wanted.elite) return false;
  if (wanted.trait !== undefined && !card.traits.includes(wanted.trait)) return false;
  return wanted.name === undefined || card.name === wanted.name;
}

function logicPart(b: AcgBoard, p: Predicate, ctx: Ctx): boolean {
  if (p.not !== undefined && holds(b, p.not, ctx)) return false;
  return p.any === undefined || p.any.some((one) => holds(b, one, ctx));
}

function within(
  n: number,
  { atLeast, atMost }: { atLeast?: number | undefined; atMost?: number | undefined },
): boolean {
  return (atLeast === undefined || n >= atLeast) && (atMost === undefined || n <= atMost);
}
