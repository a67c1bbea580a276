import type { Hero } from './board.js';
import { enemyCard, locationCard } from './content/library.js';
import type { Predicate } from './content/selectors.js';
import { statOf, targetOf } from './effects/choosing.js';
import type { AcgPosition } from './kit.js';
import type { Ctx } from './procs.js';
import { activeHero, cardBehind, heroOf, inShadows, locationsEntered } from './queries.js';

/** Does what a card says hold now? Everything it names must. */
export function holds(g: AcgPosition, p: Predicate, ctx: Ctx): boolean {
  return heroPart(g, p, ctx) && tablePart(g, p) && momentPart(g, p, ctx) && logicPart(g, p, ctx);
}

function heroFor(g: AcgPosition, who: 'you' | 'target' | 'that-hero', ctx: Ctx): Hero | null {
  const id = who === 'you' ? (ctx.you ?? activeHero(g)) : who === 'target' ? targetOf(g, ctx) : ctx.hero;
  return id === null ? null : heroOf(g, id);
}

function heroPart(g: AcgPosition, p: Predicate, ctx: Ctx): boolean {
  if (p.hero !== undefined) {
    const hero = heroFor(g, p.hero.who, ctx);
    if (hero === null || !within(statOf(g, hero, p.hero.has), p.hero)) return false;
  }
  if (p.condition !== undefined) {
    const hero = heroFor(g, p.condition.who, ctx);
    if (hero === null || !hero.conditions.includes(p.condition.is)) return false;
  }
  return (
    p.allHeroesDefeated === undefined ||
    g.board.heroes.every((hero) => hero.status !== 'standing') === p.allHeroesDefeated
  );
}

function tablePart(g: AcgPosition, p: Predicate): boolean {
  if (p.location !== undefined && !locationFits(g, p.location)) return false;
  if (p.locations !== undefined && !within(locationsEntered(g), p.locations)) return false;
  if (
    p.enemyInPlay !== undefined &&
    !g.board.enemies.some((e) => e.zone !== 'lair' && e.faceup && named(g, e.card, p.enemyInPlay))
  ) {
    return false;
  }
  if (p.enemyDefeated !== undefined && !g.board.defeatedNames.includes(p.enemyDefeated)) return false;
  if (p.shadows !== undefined && !within(inShadows(g).length, p.shadows)) return false;
  if (p.perilAtLeast !== undefined && g.board.peril < p.perilAtLeast) return false;
  return p.roundAtLeast === undefined || g.board.round >= p.roundAtLeast;
}

const named = (g: AcgPosition, card: string, name: string | undefined) => enemyCard(g, card).name === name;

function locationFits(g: AcgPosition, wanted: NonNullable<Predicate['location']>): boolean {
  const { location } = g.board;
  if (location === null) return false;
  const card = locationCard(g, location.card);
  if (wanted.is !== undefined && card.id !== wanted.is) return false;
  if (wanted.trait !== undefined && !card.traits.includes(wanted.trait)) return false;
  if (wanted.left !== undefined && g.board.decks.location.draw.length > 0 !== wanted.left) return false;
  return wanted.explored === undefined || location.progress >= card.explore === wanted.explored;
}

function momentPart(g: AcgPosition, p: Predicate, ctx: Ctx): boolean {
  if (p.defeatedThisAction !== undefined && (g.board.action?.defeated.length ?? 0) < p.defeatedThisAction)
    return false;
  if (p.actionType !== undefined && g.board.action?.type !== p.actionType) return false;
  return p.thatEnemy === undefined || enemyFits(g, p.thatEnemy, ctx);
}

/** Looks at the card: an enemy that was just defeated is no longer in play. */
function enemyFits(g: AcgPosition, wanted: NonNullable<Predicate['thatEnemy']>, ctx: Ctx): boolean {
  if (ctx.enemy === null) return false;
  const cardId = cardBehind(g, ctx.enemy);
  if (cardId === undefined) return false;
  const card = enemyCard(g, cardId);
  if (wanted.nemesis !== undefined && (card.rank === 'nemesis') !== wanted.nemesis) return false;
  if (wanted.elite !== undefined && (card.rank === 'elite') !== wanted.elite) return false;
  if (wanted.trait !== undefined && !card.traits.includes(wanted.trait)) return false;
  return wanted.name === undefined || card.name === wanted.name;
}

function logicPart(g: AcgPosition, p: Predicate, ctx: Ctx): boolean {
  if (p.not !== undefined && holds(g, p.not, ctx)) return false;
  return p.any === undefined || p.any.some((one) => holds(g, one, ctx));
}

function within(
  n: number,
  { atLeast, atMost }: { atLeast?: number | undefined; atMost?: number | undefined },
): boolean {
  return (atLeast === undefined || n >= atLeast) && (atMost === undefined || n <= atMost);
}
