import type { Ability } from '../content/schema.js';
import type { Predicate } from '../content/selectors.js';
import type { ActionType, WindowId } from '../terms.js';

/** On what the text stands: a hero's card speaks to "you", an enemy of itself, the rest of the table to all. */
export type Holder = 'hero' | 'enemy' | 'table';

export type Waiting = Pick<Ability, 'window' | 'about' | 'if'>;

/** Whom the moment is about, as the holder sees it. */
export type Meant = { hero: 'you' | 'another' | 'any'; enemy: 'this' | 'another' | 'any' };

/** What the words of a moment say themselves: in which kind of action it comes, about which enemy or location. */
export type Told = {
  type?: ActionType | undefined;
  enemy?: Predicate['thatEnemy'];
  location?: string | undefined;
};

const ACTION_MOMENTS: readonly WindowId[] = [
  'before-action',
  'after-action',
  'reroll-dice',
  'modify-dice',
  'after-successes',
  'after-attacks',
];
const ENEMY_MOMENTS: readonly WindowId[] = [
  'enemy-revealed',
  'enemy-engages',
  'enemy-spawns',
  'enemy-activates',
  'enemy-attacks',
  'enemy-defeated',
];
const LOCATION_MOMENTS: readonly WindowId[] = ['location-revealed', 'location-explored', 'location-left'];

const HERO = { owner: 'you', this: 'you', other: 'another', any: 'any' } as const;
const ENEMY = { owner: 'this', this: 'this', other: 'another', any: 'any' } as const;

/** The same defaults as the rule that asks the ability. */
export function meantBy({ window, about }: Waiting, holder: Holder): Meant {
  const ownEnemy = holder === 'enemy' && ENEMY_MOMENTS.includes(window);
  const meant = about ?? (holder === 'hero' ? 'owner' : ownEnemy ? 'this' : 'any');
  return {
    hero: holder === 'hero' ? HERO[meant] : 'any',
    enemy: holder === 'enemy' ? ENEMY[meant] : 'any',
  };
}

/** What of the ability's condition the moment itself can say, and what is left as a condition. */
export function fold({ window, if: all = {} }: Waiting, holder: Holder): { told: Told; left: Predicate } {
  const left = { ...all };
  const told: Told = {};
  if (ACTION_MOMENTS.includes(window)) {
    told.type = all.actionType;
    delete left.actionType;
  }
  // On an enemy's own card "another enemy" must stay.
  if (ENEMY_MOMENTS.includes(window) && holder !== 'enemy' && all.thatEnemy?.elite !== false) {
    told.enemy = all.thatEnemy;
    delete left.thatEnemy;
  }
  const { is, ...more } = all.location ?? {};
  if (LOCATION_MOMENTS.includes(window) && is !== undefined && Object.keys(more).length === 0) {
    told.location = is;
    delete left.location;
  }
  return { told, left };
}

export const isEmpty = (p: Predicate): boolean => Object.values(p).every((part) => part === undefined);
