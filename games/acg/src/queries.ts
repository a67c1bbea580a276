import type { Asked } from '@questhall/engine';
import { bonus, vetoed } from '@questhall/tabletop';
import type { AcgBoard, Action, ActionSlot, Enemy, Gear, Hero } from './board.js';
import { carries } from './carries.js';
import { actionCard, enemyCard, gearCard, heroCard, type InBox } from './content/library.js';
import type { Passive } from './content/schema.js';
import type { AcgPosition } from './kit.js';
import { type AcgVerdict, refusal } from './refusals.js';
import { type CardId, type EnemyId, type HeroId, type Icon, isHeroId, LIMITS, type Verb } from './terms.js';

/** Pure readers of the board. Nothing here changes anything. */

export function heroOf(g: AcgPosition, id: HeroId): Hero {
  for (const hero of g.board.heroes) if (hero.id === id) return hero;
  throw new Error(`there is no hero '${id}' in this party`);
}

export function enemyOf(g: AcgPosition, id: EnemyId): Enemy {
  const enemy = maybeEnemy(g, id);
  if (enemy === undefined) throw new Error(`there is no enemy '${id}' in play`);
  return enemy;
}

export function maybeEnemy(g: AcgPosition, id: EnemyId): Enemy | undefined {
  for (const enemy of g.board.enemies) if (enemy.id === id) return enemy;
  return undefined;
}

// --- who decides -----------------------------------------------------------------------------------

/** The player of a hero decides for that hero. */
export const playerOf = carries(
  ['ACG-GOLD-05', 'ACG-ROUND-07'],
  'queries.playerOf',
  (g: AcgPosition, id: HeroId): Asked => {
    const { seat } = heroOf(g, id);
    return { seat, by: seat };
  },
);

/** A group decision is put once; the leader's player confirms it. */
export const party = carries(
  ['ACG-GOLD-07', 'ACG-GOLD-08', 'ACG-GOLD-11'],
  'queries.party',
  (g: AcgPosition): Asked => {
    const by = g.board.leader === null ? (g.board.seats[0] as string) : heroOf(g, g.board.leader).seat;
    return { seat: 'party', by };
  },
);

// --- heroes ----------------------------------------------------------------------------------------

export const isStanding = (hero: Hero): boolean => hero.status === 'standing';
export const standing = (g: AcgPosition): Hero[] => g.board.heroes.filter(isStanding);

/** Clockwise from a hero, himself first. */
export function clockwise(g: AcgPosition, from: HeroId): Hero[] {
  const at = g.board.heroes.findIndex((hero) => hero.id === from);
  return [...g.board.heroes.slice(at), ...g.board.heroes.slice(0, at)];
}

/** The hero whom effects on the party leader hit: the leader, or the next one standing. */
export const leaderOf = carries('ACG-ROUND-06', 'queries.leaderOf', (g: AcgPosition): HeroId | null => {
  if (g.board.leader === null) return null;
  for (const hero of clockwise(g, g.board.leader)) if (isStanding(hero)) return hero.id;
  return null;
});

/** "You" on an enemy, location or quest card: the active hero, or without one the leader. */
export const activeHero = carries(
  ['ACG-ROUND-08', 'ACG-ROUND-09'],
  'queries.activeHero',
  (g: AcgPosition): HeroId | null => (g.board.active !== null ? g.board.active : leaderOf(g)),
);

export function healthOf(g: AcgPosition, hero: Hero): number {
  return (
    heroCard(g, hero.card).health +
    passiveOn(g, hero, 'health') +
    passives(g, g.board.difficulty, 'health', 'owner') +
    bonus(g.board.modifiers, 'health', hero.id)
  );
}

export const remainingHealth = carries(
  'ACG-WND-02',
  'queries.remainingHealth',
  (g: AcgPosition, hero: Hero): number => healthOf(g, hero) - hero.wounds,
);

/** Persistent effects of faceup gear; a depleted card's stop, an exhausted card's go on. */
const passiveOn = carries(
  ['ACG-EFF-05', 'ACG-EFF-07', 'ACG-EXH-09'],
  'queries.passiveOn',
  (g: InBox, hero: Hero, stat: Passive['stat']): number => {
    let sum = 0;
    for (const gear of hero.gear) if (!gear.depleted) sum += passives(g, gear.card, stat, 'owner');
    for (const condition of hero.conditions) sum += passives(g, condition, stat, 'owner');
    return sum;
  },
);

function passives({ box }: InBox, card: CardId, stat: Passive['stat'], on: 'owner' | 'enemies'): number {
  const list = box.passives[card];
  if (list === undefined) return 0;
  let sum = 0;
  for (const passive of list) if (passive.stat === stat && (passive.on ?? 'owner') === on) sum += passive.add;
  return sum;
}

/** Card text may raise the limit of two (golden rule). */
export const tokenLimit = carries(
  ['ACG-TOK-01', 'ACG-GOLD-02'],
  'queries.tokenLimit',
  (g: InBox, hero: Hero): number => LIMITS.tokensOnAction + passiveOn(g, hero, 'tokens-per-action'),
);
/** Views know modifiers as boards do. */
export const capacityOf = (g: InBox & { board: Pick<AcgBoard, 'modifiers'> }, hero: Hero): number =>
  hero.capacity + passiveOn(g, hero, 'capacity') + bonus(g.board.modifiers, 'capacity', hero.id);

export function slotOf(hero: Hero, card: CardId): ActionSlot {
  for (const slot of hero.actions) if (slot.card === card) return slot;
  throw new Error(`${hero.id} has no action card '${card}'`);
}
export const isPrepare = (g: InBox, slot: ActionSlot): boolean => actionCard(g, slot.card).prepare === true;
export const exhaustedActions = (hero: Hero): ActionSlot[] => hero.actions.filter((slot) => slot.exhausted);
export function tokensOf(hero: Hero): number {
  let sum = 0;
  for (const slot of hero.actions) sum += slot.tokens;
  return sum;
}

const PREPARE_CARD = refusal('prepare-card', 'ACG-EXH-04', 'ACG-ACT-17');
const ALREADY_EXHAUSTED = refusal('already-exhausted', 'ACG-EXH-01', 'ACG-ACT-17');

/** Only being chosen for an activation exhausts the prepare card; the chosen card is exhausted already. */
export const judgeExhausting = carries(
  ['ACG-EXH-04', 'ACG-ACT-17'],
  'queries.judgeExhausting',
  (g: InBox, slot: ActionSlot): AcgVerdict => {
    if (isPrepare(g, slot)) return PREPARE_CARD;
    return slot.exhausted ? ALREADY_EXHAUSTED : true;
  },
);
export function countExhaustible(g: InBox, hero: Hero): number {
  let n = 0;
  for (const slot of hero.actions) if (judgeExhausting(g, slot) === true) n++;
  return n;
}
export const cardsOf = (hero: Hero): CardId[] => hero.actions.map((slot) => slot.card);
export const gearCardsOf = (hero: Hero): CardId[] => hero.gear.map((gear) => gear.card);

// --- enemies ---------------------------------------------------------------------------------------

export const engagedWith = carries(
  'ACG-ZONE-01',
  'queries.engagedWith',
  (g: AcgPosition, hero: HeroId): Enemy[] => g.board.enemies.filter((enemy) => enemy.zone === hero),
);
export const enemyIds = (g: AcgPosition): EnemyId[] => g.board.enemies.map((enemy) => enemy.id);
export const heroIds = (g: AcgPosition): HeroId[] => g.board.heroes.map((hero) => hero.id);
export function countEngaged(g: AcgPosition, hero: HeroId): number {
  let n = 0;
  for (const enemy of g.board.enemies) if (enemy.zone === hero) n++;
  return n;
}
export const inShadows = (g: AcgPosition): Enemy[] =>
  g.board.enemies.filter((enemy) => enemy.zone === 'shadows');

/** The card of an enemy in play, or of one that fell a moment ago. */
export const cardBehind = (g: AcgPosition, id: EnemyId): CardId | undefined =>
  maybeEnemy(g, id)?.card ?? g.board.fallen[id]?.card;

/** The card as it may be told about: a facedown one has no name. */
export const shownCard = (enemy: Enemy | undefined): CardId | null =>
  enemy?.faceup === true ? enemy.card : null;

/** Nobody sees through a facedown card: it is no nemesis and none of its text applies. */
export const isNemesis = carries(
  ['ACG-TIME-06', 'ACG-ENEMY-01'],
  'queries.isNemesis',
  (g: InBox, enemy: Enemy): boolean => enemy.faceup && enemyCard(g, enemy.card).rank === 'nemesis',
);

export function attackOf(g: AcgPosition, enemy: Enemy): number {
  const base =
    enemyCard(g, enemy.card).attack +
    enemyPassives(g, enemy, 'attack') +
    bonus(g.board.modifiers, 'attack', enemy.id);
  return Math.max(0, base);
}
export function enemyHealthOf(g: AcgPosition, enemy: Enemy): number {
  return (
    enemyCard(g, enemy.card).health +
    enemyPassives(g, enemy, 'health') +
    bonus(g.board.modifiers, 'health', enemy.id)
  );
}
export function resilienceOf(g: AcgPosition, enemy: Enemy): number {
  const printed = enemyCard(g, enemy.card).resilience;
  return Math.max(
    0,
    printed + enemyPassives(g, enemy, 'resilience') + bonus(g.board.modifiers, 'resilience', enemy.id),
  );
}

/** From the location, the difficulty and other faceup enemies that strengthen their kin; not from the lair (NEM-10). */
function enemyPassives(g: AcgPosition, enemy: Enemy, stat: Passive['stat']): number {
  if (!enemy.faceup) return 0;
  let sum = passives(g, g.board.difficulty, stat, 'enemies');
  if (g.board.location !== null) sum += passives(g, g.board.location.card, stat, 'enemies');
  for (const other of g.board.enemies)
    if (other.faceup && other.zone !== 'lair' && other.id !== enemy.id)
      sum += passives(g, other.card, stat, 'enemies');
  return sum;
}

/** "Cannot" is absolute, and silent while the card is facedown. */
export const enemyCannot = carries(
  ['ACG-GOLD-04', 'ACG-ZONE-14'],
  'queries.enemyCannot',
  (g: AcgPosition, enemy: Enemy, verb: Verb): boolean =>
    (enemy.faceup && enemyCard(g, enemy.card).cannot?.includes(verb) === true) ||
    vetoed(g.board.vetoes, verb, enemy.id),
);

export function heroCannot(g: AcgPosition, hero: Hero, verb: Verb): boolean {
  const onGear = (gear: Gear) => !gear.depleted && gearCard(g, gear.card).cannot?.includes(verb) === true;
  return hero.gear.some(onGear) || vetoed(g.board.vetoes, verb, hero.id);
}

/** Rank as one number: nemesis, tier, attack, health, each breaking ties of the one before (higher is first). */
export const rankOf = carries(
  ['ACG-TIME-04', 'ACG-TIME-07', 'ACG-DECK-21'],
  'queries.rankOf',
  (g: AcgPosition, enemy: Enemy): number => {
    if (!enemy.faceup) return 0;
    const { rank, tier } = enemyCard(g, enemy.card);
    return (
      ((rank === 'nemesis' ? 9 : (tier ?? 0)) * 100 + attackOf(g, enemy)) * 100 + enemyHealthOf(g, enemy)
    );
  },
);

// --- locations -------------------------------------------------------------------------------------

/** In this quest, with the one where the party is. A location that is left behind stays on its pile. */
export const locationsEntered = (g: AcgPosition): number =>
  g.board.decks.location.discard.length + (g.board.location === null ? 0 : 1);

// --- the action in progress ------------------------------------------------------------------------

export function currentAction(g: AcgPosition): Action {
  if (g.board.action === null) throw new Error('no action is being performed');
  return g.board.action;
}

/** Icons of a kind: on the dice, and beyond them. A critical still showing counts as a success (DICE-09). */
export function iconCount(action: Action, icon: Icon): number {
  let n = action.extra[icon];
  for (const die of action.dice) for (const shown of die.icons) if (shown === icon) n++;
  return n;
}
export const successes = (action: Action): number =>
  iconCount(action, 'success') + iconCount(action, 'critical');

/** Whether somebody whom an effect was to fall on is still there. */
export function isThere(g: AcgPosition, id: string): boolean {
  return isHeroId(id) ? heroOf(g, id).status !== 'defeated' : maybeEnemy(g, id) !== undefined;
}

/** Cards in play that an id may stand for, apart from heroes and enemies. */
export function gearOf(g: AcgPosition, card: CardId): { hero: Hero; gear: Gear } | undefined {
  for (const hero of g.board.heroes)
    for (const gear of hero.gear) if (gear.card === card) return { hero, gear };
  return undefined;
}
export function itemOwner(g: AcgPosition, card: CardId): Hero | undefined {
  return g.board.heroes.find((hero) => hero.items.includes(card));
}
