import type { Ability } from '../../content/schema.js';
import type { Predicate } from '../../content/selectors.js';
import type { ActionType, WindowId } from '../../terms.js';
import { kindWords, nameWords } from './words.js';

/** On what the text stands: a hero's card speaks to "you", an enemy of itself, the rest of the table to all. */
export type Holder = 'hero' | 'enemy' | 'table';

type People = { hero: string; heros: string; s: string; enemy: string };
/** `act` and `roll`: the action and its roll, by the kind of action if the ability waits for one kind only. */
type Who = People & { act: string; roll: string; location: string };

/** Whom the moment is about, as the holder sees it; the same defaults as the rule that asks the ability. */
function whoFor(about: Ability['about'], holder: Holder, aboutEnemy: boolean): People {
  const meant = about ?? (holder === 'hero' ? 'owner' : holder === 'enemy' && aboutEnemy ? 'this' : 'any');
  const hero = holder === 'hero' ? HERO[meant] : 'a hero';
  const enemy = holder === 'enemy' ? ENEMY[meant] : 'an enemy';
  return { hero, heros: hero === 'you' ? 'your' : `${hero}'s`, s: hero === 'you' ? '' : 's', enemy };
}
const HERO = { owner: 'you', this: 'you', other: 'another hero', any: 'a hero' } as const;
const ENEMY = { owner: 'this enemy', this: 'this enemy', other: 'another enemy', any: 'an enemy' } as const;

const ACTS = { attack: 'attack', aid: 'aid action', explore: 'explore action', rest: 'rest' } as const;

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

const MOMENTS: { [window in WindowId]: (who: Who) => string } = {
  'hero-phase-starts': () => 'at the start of the hero phase',
  'hero-phase-ends': () => 'at the end of the hero phase',
  'enemy-phase-starts': () => 'at the start of the enemy phase',
  'enemy-phase-ends': () => 'at the end of the enemy phase',
  'location-phase-starts': () => 'at the start of the location phase',
  'location-phase-ends': () => 'at the end of the location phase',
  'peril-phase-starts': () => 'at the start of the peril phase',
  'round-ends': () => 'at the end of the round',
  'before-activation': ({ heros }) => `before ${heros} activation`,
  'after-activation': ({ heros }) => `after ${heros} activation`,
  'before-action': ({ heros, act }) => `before ${heros} ${act}`,
  'after-action': ({ heros, act }) => `after ${heros} ${act}`,
  'reroll-dice': ({ heros, roll }) => `after ${heros} ${roll}`,
  'modify-dice': ({ heros, roll }) => `when ${heros} ${roll} is modified`,
  'would-suffer': ({ hero }) => `when ${hero} would suffer wounds`,
  'after-suffering': ({ hero, s }) => `after ${hero} suffer${s} wounds`,
  'after-recovering': ({ hero, s }) => `after ${hero} recover${s} wounds`,
  'after-aid': ({ hero }) => `after ${hero} ${hero === 'you' ? 'are' : 'is'} aided`,
  'after-successes': ({ heros, act }) => `after the successes of ${heros} ${act}`,
  'after-attacks': ({ heros, act }) => `after the enemy attacks of ${heros} ${act}`,
  'enemy-revealed': ({ enemy }) => `after ${enemy} is revealed`,
  'enemy-engages': ({ enemy, hero }) => `after ${enemy} engages ${hero}`,
  'enemy-spawns': ({ enemy }) => `after ${enemy} spawns`,
  'enemy-activates': ({ enemy }) => `after ${enemy} activates`,
  'enemy-attacks': ({ enemy, hero }) => `when ${enemy} attacks ${hero}`,
  'enemy-defeated': ({ enemy, hero, s }) =>
    hero === 'a hero' ? `after ${enemy} is defeated` : `after ${hero} defeat${s} ${enemy}`,
  'hero-defeated': ({ hero }) => `after ${hero} ${hero === 'you' ? 'are' : 'is'} defeated`,
  'dungeon-drawn': ({ hero, s }) => `after ${hero} draw${s} a dungeon card`,
  'gear-claimed': ({ hero, s }) => `after ${hero} equip${s} gear`,
  'location-revealed': ({ location }) => `after ${location} is revealed`,
  'location-explored': ({ location }) => `after ${location} is fully explored`,
  'location-left': ({ location }) => `when the party leaves ${location}`,
  'peril-moves': () => 'after peril changes',
};

/** What the words of a moment say themselves: in which kind of action it comes, about which enemy or location. */
type Told = { type?: ActionType | undefined; enemy?: string | undefined; location?: string | undefined };

type Waiting = Pick<Ability, 'window' | 'about' | 'if'>;

/** "after another hero's attack", and what is left as a condition. */
export function momentWords(ability: Waiting, holder: Holder): { when: string; left: Predicate } {
  const { window, about } = ability;
  const { told, left } = fold(ability, holder);
  const { type, location = 'the location' } = told;
  const who = whoFor(about, holder, ENEMY_MOMENTS.includes(window));
  const act = type === undefined ? 'action' : ACTS[type];
  const roll = type === undefined ? 'roll' : `${type} roll`;
  return { when: MOMENTS[window]({ ...who, enemy: told.enemy ?? who.enemy, act, roll, location }), left };
}

function fold({ window, if: all = {} }: Waiting, holder: Holder): { told: Told; left: Predicate } {
  const left = { ...all };
  const told: Told = {};
  if (ACTION_MOMENTS.includes(window)) {
    told.type = all.actionType;
    delete left.actionType;
  }
  // On an enemy's own card "another enemy" must stay.
  if (ENEMY_MOMENTS.includes(window) && holder !== 'enemy' && all.thatEnemy?.elite !== false) {
    told.enemy = all.thatEnemy && kindWords(all.thatEnemy);
    delete left.thatEnemy;
  }
  const { is, ...more } = all.location ?? {};
  if (LOCATION_MOMENTS.includes(window) && is !== undefined && Object.keys(more).length === 0) {
    told.location = nameWords(is);
    delete left.location;
  }
  return { told, left };
}
