import type { Predicate } from '../../content/selectors.js';
import type { HeroId, WindowId } from '../../terms.js';
import type { About } from '../about.js';
import { fold, type Holder, type Meant, meantBy, type Waiting } from '../moment.js';
import { articled, kindWords, nameWords } from './words.js';

type People = { hero: string; heros: string; s: string; enemy: string };
/** `act` and `roll`: the action and its roll, by the kind of action if the ability waits for one kind only. */
type Who = People & { act: string; roll: string; location: string };

function peopleFor(meant: Meant): People {
  const hero = HERO[meant.hero];
  return {
    hero,
    heros: hero === 'you' ? 'your' : `${hero}'s`,
    s: hero === 'you' ? '' : 's',
    enemy: ENEMY[meant.enemy],
  };
}
const HERO = { you: 'you', another: 'another hero', any: 'a hero' } as const;
const ENEMY = { this: 'this enemy', another: 'another enemy', any: 'an enemy' } as const;

const ACTS = { attack: 'attack', aid: 'aid action', explore: 'explore action', rest: 'rest' } as const;

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
  'modify-dice': ({ hero, roll }) =>
    hero === 'you' ? `when you modify your ${roll}` : `when ${hero} modifies ${articled(roll)}`,
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

/** "after another hero's attack", and what is left as a condition. */
export function momentWords(
  ability: Waiting,
  holder: Holder,
  about: About,
): { when: string; left: Predicate } {
  const { told, left } = fold(ability, holder);
  const { type, location } = told;
  const who = peopleFor(meantBy(ability, holder));
  const enemy = told.enemy === undefined ? who.enemy : kindWords(told.enemy, about);
  const act = type === undefined ? 'action' : ACTS[type];
  const roll = type === undefined ? 'roll' : `${type} roll`;
  const place = location === undefined ? 'the location' : nameWords(location, about);
  return { when: MOMENTS[ability.window]({ ...who, enemy, act, roll, location: place }), left };
}

/** Moments that a question says in other words than a card. */
const NOW: { readonly [window in WindowId]?: string } = {
  'would-suffer': 'a hero is about to suffer wounds',
};

/** Who is in a moment on the table. */
export type Present = { readonly hero: HeroId | undefined; readonly enemy: string | undefined };

/** The moment on the table itself, with the names of those it is about. */
export function momentNow(window: WindowId, { hero, enemy }: Present, about: About): string {
  const when = NOW[window] ?? momentWords({ window, about: 'any' }, 'table', about).when;
  const withHero = hero === undefined ? when : when.replace('a hero', `the ${nameWords(`${hero}-2`, about)}`);
  return enemy === undefined ? withHero : withHero.replace('an enemy', enemy);
}
