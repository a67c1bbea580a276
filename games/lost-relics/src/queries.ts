import type { Asked } from '@questhall/engine';
import { bonus } from '@questhall/tabletop';
import type { Figure, Hero, Hostile, Thing } from './board.js';
import { carries } from './carries.js';
import {
  adventureSheet,
  cardsOfKind,
  difficultyCard,
  heroCard,
  hostileCard,
  type InBox,
  treasureCard,
} from './content/library.js';
import type { HeroSide, HostileCard, Passive, ThingCard } from './content/schema.js';
import type { LrPosition } from './kit.js';
import {
  COMPANION,
  FIGURES,
  type HeroId,
  type HostileId,
  LIMITS,
  type ObjectId,
  type Stat,
} from './terms.js';

/** Pure readers of the board. Nothing here changes anything. */

export const isHeroId = (id: string | null): id is HeroId =>
  (FIGURES as readonly (string | null)[]).includes(id);

export function heroOf(g: LrPosition, id: HeroId): Hero {
  for (const hero of g.board.heroes) if (hero.id === id) return hero;
  throw new Error(`there is no hero '${id}'`);
}

export function maybeHostile(g: LrPosition, id: HostileId): Hostile | undefined {
  for (const hostile of g.board.hostiles) if (hostile.id === id) return hostile;
  return undefined;
}

export function hostileOf(g: LrPosition, id: HostileId): Hostile {
  const hostile = maybeHostile(g, id);
  if (hostile === undefined) throw new Error(`there is no hostile '${id}' on the battlefield`);
  return hostile;
}

/** On the battlefield. */
export function maybeFigure(g: LrPosition, id: string | null): Figure | undefined {
  if (id === null) return undefined;
  if (!isHeroId(id)) return maybeHostile(g, id);
  const hero = heroOf(g, id);
  return hero.area === null ? undefined : hero;
}

export const isCompanion = (hero: Pick<Hero, 'id'>): boolean => hero.id === COMPANION;
/** The four who are counted for defeat, roll dice and hold treasure. */
export const theFour = (g: LrPosition): Hero[] => g.board.heroes.filter((hero) => !isCompanion(hero));
export const standing = (g: LrPosition): Hero[] => g.board.heroes.filter((hero) => hero.area !== null);

// --- who decides -----------------------------------------------------------------------------------

export function playerOf(g: LrPosition, id: HeroId): Asked {
  const { seat } = heroOf(g, id);
  return { seat, by: seat };
}

/** The players together; the one whose hero had the first turn settles it. */
export const party = carries(['LR-RND-23'], 'queries.party', (g: LrPosition): Asked => {
  return { seat: 'party', by: firstPlayer(g).by };
});

/** The player whose hero has the first turn of the round; before the first line is dealt, the first seat. */
export const firstPlayer = carries(
  ['LR-RND-19', 'LR-HOS-05', 'LR-HOS-06'],
  'queries.firstPlayer',
  (g: LrPosition): Asked => {
    const [first] = g.board.line;
    if (first !== undefined) return playerOf(g, first);
    const seat = g.board.seats[0] as string;
    return { seat, by: seat };
  },
);

/** A choice about a hostile: the player whose hero acted last in this round, or else the first player. */
export const hostilePlayer = carries(
  ['LR-HOS-04', 'LR-HOS-05', 'LR-HOS-06'],
  'queries.hostilePlayer',
  (g: LrPosition): Asked => (g.board.lastActed === null ? firstPlayer(g) : playerOf(g, g.board.lastActed)),
);

// --- hero cards ------------------------------------------------------------------------------------

/** The side that is up supplies everything. */
const sideOf = carries(
  'LR-DMH-07',
  'queries.sideOf',
  (g: InBox, hero: Hero): HeroSide => heroCard(g, hero.id)[hero.wounded ? 'wounded' : 'unwounded'],
);

/** Whether a treasure card does anything for whoever holds it. */
export const canUse = carries(
  ['LR-TRE-05', 'LR-TRE-06'],
  'queries.canUse',
  (g: InBox, hero: Pick<Hero, 'id'>, card: string): boolean => {
    const { hero: only } = treasureCard(g, card);
    return only === undefined || only === hero.id;
  },
);

function eachPassive(g: InBox, hero: Hero, look: (passive: Passive) => void): void {
  for (const passive of sideOf(g, hero).passives ?? []) look(passive);
  for (const card of hero.treasure) {
    if (canUse(g, hero, card)) for (const passive of treasureCard(g, card).passives ?? []) look(passive);
  }
}

export function statBonus(g: LrPosition, hero: Hero, stat: Stat): number {
  let sum = bonus(g.board.modifiers, stat, hero.id) + houseBonus(g, stat);
  eachPassive(g, hero, (passive) => {
    if (passive.stat === stat) sum += passive.add;
  });
  return sum;
}

/** What the chosen difficulty gives or takes; the same for every hero. */
function houseBonus(g: LrPosition, stat: Stat): number {
  let sum = 0;
  for (const passive of difficultyCard(g, g.board.difficulty).passives ?? []) {
    if (passive.stat === stat) sum += passive.add;
  }
  return sum;
}

export const resilienceOf = (g: LrPosition, hero: Hero): number =>
  Math.max(1, sideOf(g, hero).resilience + statBonus(g, hero, 'resilience'));

/** What is left of damage after armour. 0 damage is none, and nothing makes more of it. */
export function damageTaken(g: LrPosition, hero: Hero, count: number): number {
  if (count <= 0) return 0;
  let least = 0;
  eachPassive(g, hero, (passive) => {
    if (passive.stat === 'damage-taken') least = Math.max(least, passive.least ?? 0);
  });
  return Math.max(Math.min(least, count), count + statBonus(g, hero, 'damage-taken'));
}

export const stepsOf = (g: LrPosition, hero: Hero): number => LIMITS.steps + statBonus(g, hero, 'steps');

// --- hostiles --------------------------------------------------------------------------------------

export const cardOfHostile = (g: InBox, hostile: Hostile): HostileCard => hostileCard(g, hostile.kind);
export const isLeader = (g: InBox, hostile: Hostile): boolean => cardOfHostile(g, hostile).rank === 'leader';

/** Tokens that are not on the battlefield. */
export const availableTokens = carries(
  'LR-HOS-02',
  'queries.availableTokens',
  (g: LrPosition, kind: string): HostileId[] =>
    (g.box.tokens[kind] ?? []).filter((token) => maybeHostile(g, token) === undefined),
);

// --- the adventure ---------------------------------------------------------------------------------

const thingCards = (g: LrPosition): readonly ThingCard[] => adventureSheet(g, g.board.adventure).things ?? [];
export function thingCard(g: LrPosition, id: ObjectId): ThingCard {
  for (const card of thingCards(g)) if (card.id === id) return card;
  throw new Error(`there is no object '${id}' in this adventure`);
}
export function maybeThing(g: LrPosition, id: ObjectId): Thing | undefined {
  for (const thing of g.board.things) if (thing.id === id) return thing;
  return undefined;
}

/** Every treasure card of the box. */
export const allTreasure = (g: InBox): string[] => cardsOfKind(g, 'treasure').map(({ id }) => id);
