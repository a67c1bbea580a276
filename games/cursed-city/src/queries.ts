import type { Asked, SeatId } from '@questhall/engine';
import type { GroupOption } from './asks.js';
import type { CcBoard, Figure, Group, Hero, Hostile, Journey, Person, Thing } from './board.js';
import { carries } from './carries.js';
import type { Side } from './content/box.js';
import {
  discoveryCard,
  heroCard,
  hostileCard,
  type InBox,
  type Played,
  playedCard,
  questCard,
} from './content/library.js';
import type { HeroCard, HeroSide, HostileCard, HostileSide, ModelCard } from './content/schema/index.js';
import type { CcPosition } from './kit.js';
import {
  type Ailment,
  type HeroId,
  type HostileId,
  LIMITS,
  type UniqueKey,
  type WeaponKey,
} from './terms.js';

// --- figures ---------------------------------------------------------------------------------------

export const isHeroId = (g: InBox, id: string | null): id is HeroId =>
  id !== null && g.box.records[id]?.kind === 'hero';

export function maybeHero({ board }: CcPosition, id: HeroId): Hero | undefined {
  for (const hero of board.heroes) if (hero.id === id) return hero;
  return undefined;
}

export function heroOf(g: CcPosition, id: HeroId): Hero {
  const hero = maybeHero(g, id);
  if (hero === undefined) throw new Error(`'${id}' is not on this journey`);
  return hero;
}

/** What is kept of a hero between journeys: level, treasure, item, empowerments. */
export function personOf({ board }: CcPosition, id: HeroId): Person {
  for (const person of board.company) if (person.id === id) return person;
  throw new Error(`there is no hero '${id}'`);
}

export function maybeHostile({ board }: CcPosition, id: HostileId): Hostile | undefined {
  for (const hostile of board.hostiles) if (hostile.id === id) return hostile;
  return undefined;
}

export function hostileOf(g: CcPosition, id: HostileId): Hostile {
  const hostile = maybeHostile(g, id);
  if (hostile === undefined) throw new Error(`there is no hostile '${id}' on the battlefield`);
  return hostile;
}

export const isStanding = ({ where }: Pick<Hero, 'where'>): boolean => where === 'standing';
export const standing = ({ board }: CcPosition): Hero[] => board.heroes.filter(isStanding);

/** On the battlefield. */
export function maybeFigure(g: CcPosition, id: string | null): Figure | undefined {
  if (id === null) return undefined;
  const hero = maybeHero(g, id);
  if (hero === undefined) return maybeHostile(g, id);
  return isStanding(hero) ? hero : undefined;
}

export function thingOf({ board }: CcPosition, id: string): Thing | undefined {
  for (const thing of board.things) if (thing.id === id) return thing;
  return undefined;
}

// --- who decides -----------------------------------------------------------------------------------

const asked = (seat: SeatId): Asked => ({ seat, by: seat });

/** A choice that no rule gives to a player. */
export const leader = carries(
  'CC-LDR-03',
  'queries.leader',
  ({ board }: CcPosition): Asked => asked(board.leader),
);

/** A choice about a hero. */
export const playerOf = carries(
  'CC-LDR-11',
  'queries.playerOf',
  (g: CcPosition, hero: HeroId): Asked => asked(heroOf(g, hero).seat),
);

/** Everyone at the table; the leader settles it. */
export const everyone = ({ board }: CcPosition): Asked => ({ seat: 'party', by: board.leader });

/** The seats from the leader on, to the left. */
export function fromLeader({ seats, leader: first }: Pick<CcBoard, 'seats' | 'leader'>): SeatId[] {
  const at = seats.indexOf(first);
  return [...seats.slice(at), ...seats.slice(0, at)];
}

/** What realmstone cards are worth together. */
export const realmstoneOf = (g: InBox, cards: readonly string[]): number =>
  cards.reduce((sum, id) => {
    const card = discoveryCard(g, id);
    return sum + (card.type === 'realmstone' ? card.value : 0);
  }, 0);

// --- journey and quest -----------------------------------------------------------------------------

export function journeyOf({ board }: CcPosition): Journey {
  if (board.journey === null) throw new Error('there is no journey');
  return board.journey;
}

/** What it says that differs from the core rules; a Hunt says nothing of the kind, and a tutorial leaves rules out. */
export const journeyRecord = carries(
  ['CC-JTY-01', 'CC-JTY-02'],
  'queries.journeyRecord',
  (g: CcPosition): Played => playedCard(g, journeyOf(g).id),
);

/** Spaces of the day; the space behind them is night. */
export const daytimeOf = carries(
  'CC-SET-10',
  'queries.daytimeOf',
  (g: CcPosition): number => journeyRecord(g).daytime ?? questCard(g, g.board.quest.id).daytime,
);

export const isNight = carries('CC-NGT-02', 'queries.isNight', (g: CcPosition): boolean => {
  const { journey } = g.board;
  return journey !== null && journey.nightfall >= daytimeOf(g);
});

/** The highest level among the heroes of the journey when it began (ENC-04). */
export const partyLevel = (g: CcPosition): number => Math.min(LIMITS.level, journeyOf(g).level);

// --- hero cards ------------------------------------------------------------------------------------

/** The side that is up supplies everything. */
export const heroSide = carries('CC-ACT-11', 'queries.heroSide', (g: InBox, hero: Hero): HeroSide => {
  const card: HeroCard = heroCard(g, hero.id);
  return hero.inspired ? card.inspired : card.front;
});

/** Cards and tokens of a hero besides the character card, each with the record that it is. */
export function heldBy(g: CcPosition, hero: Pick<Hero, 'id'>): readonly string[] {
  const { treasure, item, armour, weapon, level } = personOf(g, hero.id);
  const traits = level === 0 ? NOTHING : traitsOf(g, hero.id, level);
  // Nearly always nobody holds anything, and this is asked all the time.
  if (treasure === null && item === null && armour === null && weapon === null) return traits;
  return [...[treasure, item, armour, weapon].filter((card) => card !== null), ...traits];
}
const NOTHING: readonly string[] = [];

/** The traits of the hero's class up to a level. */
const traitsOf = (g: InBox, id: HeroId, level: number): readonly string[] =>
  g.box.traits[heroCard(g, id).class]?.[level] ?? [];

/** Weapon actions of the hero, of the side that is up and of what they hold. */
export const weaponsOf = (g: CcPosition, hero: Hero): readonly WeaponKey[] => printedFor(g, hero, 'weapons');

/** Unique actions of the same. */
export const uniquesOf = (g: CcPosition, hero: Hero): readonly UniqueKey[] => printedFor(g, hero, 'uniques');

/** What is printed on the side of the hero's card that is up, and on all that they hold. */
export function printedFor(g: CcPosition, hero: Hero, what: keyof Side): readonly string[] {
  const { sides, cards } = g.box;
  let found = sides[hero.id]?.[hero.inspired ? 'inspired' : 'front']?.[what] ?? NOTHING;
  for (const card of heldBy(g, hero)) {
    const more = sides[cards[card]?.id ?? card]?.held?.[what];
    if (more !== undefined && more.length > 0) found = [...found, ...more];
  }
  return found;
}

export const has = ({ ailments }: Pick<Figure, 'ailments'>, ailment: Ailment): boolean =>
  ailments.includes(ailment);

/** Diseased lies on a hero's space, all others beside the card. */
export const isDiseased = (figure: Hero | Hostile): boolean =>
  'row' in figure ? figure.row.some(({ on }) => on.includes('disease')) : has(figure, 'diseased');

// --- hostiles --------------------------------------------------------------------------------------

const cardOfHostile = (g: InBox, { category }: Pick<Hostile, 'category'>): HostileCard =>
  hostileCard(g, category);

export function modelOf(g: InBox, hostile: Pick<Hostile, 'category' | 'model'>): ModelCard {
  for (const model of cardOfHostile(g, hostile).models) if (model.id === hostile.model) return model;
  throw new Error(`'${hostile.category}' has no model '${hostile.model}'`);
}

/** By night the Empowered side, whole (NGT-05). */
export const hostileSide = carries(
  ['CC-NGT-04', 'CC-NGT-05'],
  'queries.hostileSide',
  (g: CcPosition, hostile: Pick<Hostile, 'category'>): HostileSide =>
    cardOfHostile(g, hostile)[isNight(g) ? 'night' : 'day'],
);

/** Weapon actions of the side that is up, and of the model. */
export function hostileWeapons(g: CcPosition, { category, model }: Hostile): readonly WeaponKey[] {
  const sides = g.box.sides[category];
  const ofSide = sides?.[isNight(g) ? 'night' : 'day']?.weapons ?? NOTHING;
  const ofModel = sides?.[model]?.weapons ?? NOTHING;
  return ofModel.length === 0 ? ofSide : [...ofSide, ...ofModel];
}

export const isSmall = (g: InBox, hostile: Pick<Hostile, 'category'>): boolean =>
  cardOfHostile(g, hostile).size === 'small';

const GROUP_NAMES: readonly string[] = ['group-1', 'group-2', 'group-3', 'group-4'];
export const groupName = (slot: number): GroupOption => GROUP_NAMES[slot] as GroupOption;
export const isGroupName = (id: string): id is GroupOption => GROUP_NAMES.includes(id);
export const slotOf = (id: GroupOption): number => Number(id.slice('group-'.length)) - 1;

export function groupAt({ board }: CcPosition, slot: number): Group {
  const group = board.track[slot];
  if (group === null || group === undefined) throw new Error(`there is no group in place ${slot}`);
  return group;
}

/** Those of a group that are on the battlefield. */
export const hostilesIn = ({ board }: CcPosition, slot: number): Hostile[] =>
  board.hostiles.filter(({ group }) => group === slot);
