import { type Asked, bonus, vetoed } from '@questhall/engine';
import type { AcgBoard, Action, ActionSlot, Enemy, Gear, Hero } from './board.js';
import { actionCard, cardOf, enemyCard, gearCard, library } from './content/library.js';
import type { HeroCard, Passive } from './content/schema.js';
import { carries } from './kit.js';
import { type CardId, type EnemyId, type HeroId, type Icon, LIMITS, type Verb } from './terms.js';

/** Pure readers of the board. Nothing here changes anything. */

export function heroOf(b: AcgBoard, id: HeroId): Hero {
  for (const hero of b.heroes) if (hero.id === id) return hero;
  throw new Error(`there is no hero '${id}' in this party`);
}

export function enemyOf(b: AcgBoard, id: EnemyId): Enemy {
  const enemy = maybeEnemy(b, id);
  if (enemy === undefined) throw new Error(`there is no enemy '${id}' in play`);
  return enemy;
}

export function maybeEnemy(b: AcgBoard, id: EnemyId): Enemy | undefined {
  for (const enemy of b.enemies) if (enemy.id === id) return enemy;
  return undefined;
}

// --- who decides -----------------------------------------------------------------------------------

/** The player of a hero decides for that hero. */
export const playerOf = carries(
  ['ACG-GOLD-05', 'ACG-ROUND-07'],
  'queries.playerOf',
  (b: AcgBoard, id: HeroId): Asked => {
    const { seat } = heroOf(b, id);
    return { seat, by: seat };
  },
);

/** A group decision is put once; the leader's player confirms it. */
export const party = carries(
  ['ACG-GOLD-07', 'ACG-GOLD-08', 'ACG-GOLD-11'],
  'queries.party',
  (b: AcgBoard): Asked => {
    const by = b.leader === null ? (b.seats[0] as string) : heroOf(b, b.leader).seat;
    return { seat: 'party', by };
  },
);

// --- heroes ----------------------------------------------------------------------------------------

export const isStanding = (hero: Hero): boolean => hero.status === 'standing';
export const standing = (b: AcgBoard): Hero[] => b.heroes.filter(isStanding);

/** Clockwise from a hero, himself first. */
export function clockwise(b: AcgBoard, from: HeroId): Hero[] {
  const at = b.heroes.findIndex((hero) => hero.id === from);
  return [...b.heroes.slice(at), ...b.heroes.slice(0, at)];
}

/** The hero whom effects on the party leader hit: the leader, or the next one standing. */
export const leaderOf = carries('ACG-ROUND-06', 'queries.leaderOf', (b: AcgBoard): HeroId | null => {
  if (b.leader === null) return null;
  for (const hero of clockwise(b, b.leader)) if (isStanding(hero)) return hero.id;
  return null;
});

/** "You" on an enemy, location or quest card: the active hero, or without one the leader. */
export const activeHero = carries(
  ['ACG-ROUND-08', 'ACG-ROUND-09'],
  'queries.activeHero',
  (b: AcgBoard): HeroId | null => (b.active !== null ? b.active : leaderOf(b)),
);

export function healthOf(b: AcgBoard, hero: Hero): number {
  const printed = (cardOf(hero.card) as HeroCard).health;
  return (
    printed +
    passiveOn(hero, 'health') +
    passives(b.difficulty, 'health', 'owner') +
    bonus(b.modifiers, 'health', hero.id)
  );
}

export const remainingHealth = carries(
  'ACG-WND-02',
  'queries.remainingHealth',
  (b: AcgBoard, hero: Hero): number => healthOf(b, hero) - hero.wounds,
);

/** Persistent effects of faceup gear; a depleted card's stop, an exhausted card's go on. */
const passiveOn = carries(
  ['ACG-EFF-05', 'ACG-EFF-07', 'ACG-EXH-09'],
  'queries.passiveOn',
  (hero: Hero, stat: Passive['stat']): number => {
    let sum = 0;
    for (const gear of hero.gear) if (!gear.depleted) sum += passives(gear.card, stat, 'owner');
    for (const condition of hero.conditions) sum += passives(condition, stat, 'owner');
    return sum;
  },
);

function passives(card: CardId, stat: Passive['stat'], on: 'owner' | 'enemies'): number {
  const list = library.passives[card];
  if (list === undefined) return 0;
  let sum = 0;
  for (const passive of list) if (passive.stat === stat && (passive.on ?? 'owner') === on) sum += passive.add;
  return sum;
}

/** Card text may raise the limit of two (golden rule). */
export const tokenLimit = carries(
  ['ACG-TOK-01', 'ACG-GOLD-02'],
  'queries.tokenLimit',
  (hero: Hero): number => LIMITS.tokensOnAction + passiveOn(hero, 'tokens-per-action'),
);
export const capacityOf = (b: Pick<AcgBoard, 'modifiers'>, hero: Hero): number =>
  hero.capacity + passiveOn(hero, 'capacity') + bonus(b.modifiers, 'capacity', hero.id);

export function slotOf(hero: Hero, card: CardId): ActionSlot {
  for (const slot of hero.actions) if (slot.card === card) return slot;
  throw new Error(`${hero.id} has no action card '${card}'`);
}
export const isPrepare = (slot: ActionSlot): boolean => actionCard(slot.card).prepare === true;
export const readied = (hero: Hero): ActionSlot[] => hero.actions.filter((slot) => !slot.exhausted);
export const exhaustedActions = (hero: Hero): ActionSlot[] => hero.actions.filter((slot) => slot.exhausted);
export function tokensOf(hero: Hero): number {
  let sum = 0;
  for (const slot of hero.actions) sum += slot.tokens;
  return sum;
}

/** Only being chosen for an activation exhausts the prepare card; the chosen card is exhausted already. */
export const exhaustible = carries(
  ['ACG-EXH-04', 'ACG-ACT-17'],
  'queries.exhaustible',
  (hero: Hero): ActionSlot[] => hero.actions.filter((slot) => !slot.exhausted && !isPrepare(slot)),
);

// --- enemies ---------------------------------------------------------------------------------------

export const engagedWith = carries(
  'ACG-ZONE-01',
  'queries.engagedWith',
  (b: AcgBoard, hero: HeroId): Enemy[] => b.enemies.filter((enemy) => enemy.zone === hero),
);
export function countEngaged(b: AcgBoard, hero: HeroId): number {
  let n = 0;
  for (const enemy of b.enemies) if (enemy.zone === hero) n++;
  return n;
}
export const inShadows = (b: AcgBoard): Enemy[] => b.enemies.filter((enemy) => enemy.zone === 'shadows');

/** The card of an enemy in play, or of one that fell a moment ago. */
export const cardBehind = (b: AcgBoard, id: EnemyId): CardId | undefined =>
  maybeEnemy(b, id)?.card ?? b.fallen[id]?.card;

/** The card as it may be told about: a facedown one has no name. */
export const shownCard = (enemy: Enemy | undefined): CardId | null =>
  enemy?.faceup === true ? enemy.card : null;

/** Nobody sees through a facedown card: it is no nemesis and none of its text applies. */
export const isNemesis = carries(
  ['ACG-TIME-06', 'ACG-ENEMY-01'],
  'queries.isNemesis',
  (enemy: Enemy): boolean => enemy.faceup && enemyCard(enemy.card).rank === 'nemesis',
);

export function attackOf(b: AcgBoard, enemy: Enemy): number {
  const base =
    enemyCard(enemy.card).attack + enemyPassives(b, enemy, 'attack') + bonus(b.modifiers, 'attack', enemy.id);
  return Math.max(0, base);
}
export function enemyHealthOf(b: AcgBoard, enemy: Enemy): number {
  return (
    enemyCard(enemy.card).health + enemyPassives(b, enemy, 'health') + bonus(b.modifiers, 'health', enemy.id)
  );
}
export function resilienceOf(b: AcgBoard, enemy: Enemy): number {
  const printed = enemyCard(enemy.card).resilience;
  return Math.max(
    0,
    printed + enemyPassives(b, enemy, 'resilience') + bonus(b.modifiers, 'resilience', enemy.id),
  );
}

/** From the location, the difficulty and other faceup enemies that strengthen their kin; not from the lair (NEM-10). */
function enemyPassives(b: AcgBoard, enemy: Enemy, stat: Passive['stat']): number {
  if (!enemy.faceup) return 0;
  let sum = passives(b.difficulty, stat, 'enemies');
  if (b.location !== null) sum += passives(b.location.card, stat, 'enemies');
  for (const other of b.enemies)
    if (other.faceup && other.zone !== 'lair' && other.id !== enemy.id)
      sum += passives(other.card, stat, 'enemies');
  return sum;
}

/** "Cannot" is absolute, and silent while the card is facedown. */
export const enemyCannot = carries(
  ['ACG-GOLD-04', 'ACG-ZONE-14'],
  'queries.enemyCannot',
  (b: AcgBoard, enemy: Enemy, verb: Verb): boolean =>
    (enemy.faceup && enemyCard(enemy.card).cannot?.includes(verb) === true) ||
    vetoed(b.vetoes, verb, enemy.id),
);

export function heroCannot(b: AcgBoard, hero: Hero, verb: Verb): boolean {
  const onGear = (gear: Gear) => !gear.depleted && gearCard(gear.card).cannot?.includes(verb) === true;
  return hero.gear.some(onGear) || vetoed(b.vetoes, verb, hero.id);
}

/** Rank as one number: nemesis, tier, attack, health, each breaking ties of the one before (higher is first). */
export const rankOf = carries(
  ['ACG-TIME-04', 'ACG-TIME-07', 'ACG-DECK-21'],
  'queries.rankOf',
  (b: AcgBoard, enemy: Enemy): number => {
    if (!enemy.faceup) return 0;
    const { rank, tier } = enemyCard(enemy.card);
    return (
      ((rank === 'nemesis' ? 9 : (tier ?? 0)) * 100 + attackOf(b, enemy)) * 100 + enemyHealthOf(b, enemy)
    );
  },
);

// --- locations -------------------------------------------------------------------------------------

/** In this quest, with the one where the party is. A location that is left behind stays on its pile. */
export const locationsEntered = (b: AcgBoard): number =>
  b.decks.location.discard.length + (b.location === null ? 0 : 1);

// --- the action in progress ------------------------------------------------------------------------

export function currentAction(b: AcgBoard): Action {
  if (b.action === null) throw new Error('no action is being performed');
  return b.action;
}

/** Icons of a kind: on the dice, and beyond them. A critical still showing counts as a success (DICE-09). */
export function iconCount(action: Action, icon: Icon): number {
  let n = action.extra[icon];
  for (const die of action.dice) for (const shown of die.icons) if (shown === icon) n++;
  return n;
}
export const successes = (action: Action): number =>
  iconCount(action, 'success') + iconCount(action, 'critical');

/** Cards in play that an id may stand for, apart from heroes and enemies. */
export function gearOf(b: AcgBoard, card: CardId): { hero: Hero; gear: Gear } | undefined {
  for (const hero of b.heroes) for (const gear of hero.gear) if (gear.card === card) return { hero, gear };
  return undefined;
}
export function itemOwner(b: AcgBoard, card: CardId): Hero | undefined {
  return b.heroes.find((hero) => hero.items.includes(card));
}
