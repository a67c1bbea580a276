import { type Asked, bonus } from '@questhall/engine';
import type { Figure, Hero, Hostile, LrBoard, Thing } from './board.js';
import {
  adventureSheet,
  cardsOfKind,
  difficultyCard,
  heroCard,
  hostileCard,
  treasureCard,
} from './content/library.js';
import type { HeroSide, HostileCard, Passive, ThingCard } from './content/schema.js';
import { carries } from './kit.js';
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

export function heroOf(b: LrBoard, id: HeroId): Hero {
  for (const hero of b.heroes) if (hero.id === id) return hero;
  throw new Error(`there is no hero '${id}'`);
}

export function maybeHostile(b: LrBoard, id: HostileId): Hostile | undefined {
  for (const hostile of b.hostiles) if (hostile.id === id) return hostile;
  return undefined;
}

export function hostileOf(b: LrBoard, id: HostileId): Hostile {
  const hostile = maybeHostile(b, id);
  if (hostile === undefined) throw new Error(`there is no hostile '${id}' on the battlefield`);
  return hostile;
}

/** On the battlefield. */
export function maybeFigure(b: LrBoard, id: string | null): Figure | undefined {
  if (id === null) return undefined;
  if (!isHeroId(id)) return maybeHostile(b, id);
  const hero = heroOf(b, id);
  return hero.area === null ? undefined : hero;
}

export const isCompanion = (hero: Pick<Hero, 'id'>): boolean => hero.id === COMPANION;
/** The four who are counted for defeat, roll dice and hold treasure. */
export const theFour = (b: LrBoard): Hero[] => b.heroes.filter((hero) => !isCompanion(hero));
export const standing = (b: LrBoard): Hero[] => b.heroes.filter((hero) => hero.area !== null);

// --- who decides -----------------------------------------------------------------------------------

export function playerOf(b: LrBoard, id: HeroId): Asked {
  const { seat } = heroOf(b, id);
  return { seat, by: seat };
}

/** The players together; the one whose hero had the first turn settles it. */
export const party = carries(['LR-RND-23'], 'queries.party', (b: LrBoard): Asked => {
  return { seat: 'party', by: firstPlayer(b).by };
});

/** The player whose hero has the first turn of the round; before the first line is dealt, the first seat. */
export const firstPlayer = carries(
  ['LR-RND-19', 'LR-HOS-05', 'LR-HOS-06'],
  'queries.firstPlayer',
  (b: LrBoard): Asked => {
    const [first] = b.line;
    if (first !== undefined) return playerOf(b, first);
    const seat = b.seats[0] as string;
    return { seat, by: seat };
  },
);

/** A choice about a hostile: the player whose hero acted last in this round, or else the first player. */
export const hostilePlayer = carries(
  ['LR-HOS-04', 'LR-HOS-05', 'LR-HOS-06'],
  'queries.hostilePlayer',
  (b: LrBoard): Asked => (b.lastActed === null ? firstPlayer(b) : playerOf(b, b.lastActed)),
);

// --- hero cards ------------------------------------------------------------------------------------

/** The side that is up supplies everything. */
const sideOf = carries(
  'LR-DMH-07',
  'queries.sideOf',
  (hero: Hero): HeroSide => heroCard(hero.id)[hero.wounded ? 'wounded' : 'unwounded'],
);

/** Whether a treasure card does anything for whoever holds it. */
export const canUse = carries(
  ['LR-TRE-05', 'LR-TRE-06'],
  'queries.canUse',
  (hero: Pick<Hero, 'id'>, card: string): boolean => {
    const { hero: only } = treasureCard(card);
    return only === undefined || only === hero.id;
  },
);

function eachPassive(hero: Hero, look: (passive: Passive) => void): void {
  for (const passive of sideOf(hero).passives ?? []) look(passive);
  for (const card of hero.treasure) {
    if (canUse(hero, card)) for (const passive of treasureCard(card).passives ?? []) look(passive);
  }
}

export function statBonus(b: LrBoard, hero: Hero, stat: Stat): number {
  let sum = bonus(b.modifiers, stat, hero.id) + houseBonus(b, stat);
  eachPassive(hero, (passive) => {
    if (passive.stat === stat) sum += passive.add;
  });
  return sum;
}

/** What the chosen difficulty gives or takes; the same for every hero. */
function houseBonus({ difficulty }: LrBoard, stat: Stat): number {
  let sum = 0;
  for (const passive of difficultyCard(difficulty).passives ?? []) {
    if (passive.stat === stat) sum += passive.add;
  }
  return sum;
}

export const resilienceOf = (b: LrBoard, hero: Hero): number =>
  Math.max(1, sideOf(hero).resilience + statBonus(b, hero, 'resilience'));

/** What is left of damage after armour. 0 damage is none, and nothing makes more of it. */
export function damageTaken(b: LrBoard, hero: Hero, count: number): number {
  if (count <= 0) return 0;
  let least = 0;
  eachPassive(hero, (passive) => {
    if (passive.stat === 'damage-taken') least = Math.max(least, passive.least ?? 0);
  });
  return Math.max(Math.min(least, count), count + statBonus(b, hero, 'damage-taken'));
}

export const stepsOf = (b: LrBoard, hero: Hero): number => LIMITS.steps + statBonus(b, hero, 'steps');

// --- hostiles --------------------------------------------------------------------------------------

export const cardOfHostile = (hostile: Hostile): HostileCard => hostileCard(hostile.kind);
export const isLeader = (hostile: Hostile): boolean => cardOfHostile(hostile).rank === 'leader';

const tokens: { [kind: string]: readonly HostileId[] } = Object.create(null);

/** The tokens of a kind, as they lie in the box. */
export function tokensOf(kind: string): readonly HostileId[] {
  const known = tokens[kind];
  if (known !== undefined) return known;
  const made = numbered(kind, hostileCard(kind).tokens);
  tokens[kind] = made;
  return made;
}

const numbered = (kind: string, count: number): HostileId[] =>
  count === 1 ? [kind] : Array.from({ length: count }, (_, i) => `${kind}#${i + 1}`);

/** Tokens that are not on the battlefield. */
export const availableTokens = carries(
  'LR-HOS-02',
  'queries.availableTokens',
  (b: LrBoard, kind: string): HostileId[] =>
    tokensOf(kind).filter((token) => maybeHostile(b, token) === undefined),
);

// --- the adventure ---------------------------------------------------------------------------------

const thingCards = (b: LrBoard): readonly ThingCard[] => adventureSheet(b.adventure).things ?? [];
export function thingCard(b: LrBoard, id: ObjectId): ThingCard {
  for (const card of thingCards(b)) if (card.id === id) return card;
  throw new Error(`there is no object '${id}' in this adventure`);
}
export function maybeThing(b: LrBoard, id: ObjectId): Thing | undefined {
  for (const thing of b.things) if (thing.id === id) return thing;
  return undefined;
}

/** Every treasure card of the box. */
export const allTreasure = (): string[] => cardsOfKind('treasure').map(({ id }) => id);
