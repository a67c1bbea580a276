import {
  an,
  type Case,
  type Gender,
  masculine,
  named,
  type Phrase,
  quoted,
  the,
  YOU,
} from '@questhall/tabletop/german';
import type { ActionType, WindowId } from '../../terms.js';
import type { About } from '../about.js';
import type { Present } from '../en/moments.js';
import { fold, type Holder, type Meant, meantBy, type Waiting } from '../moment.js';
import { ENEMY, HERO } from './grammar.js';
import { heroPhrase, kindWords } from './people.js';

type Noun = { readonly nom: string; readonly gen: string; readonly gender: Gender };
const noun = (gender: Gender, nom: string, gen = nom): Noun => ({ nom, gen, gender });

const ACTS: { readonly [type in ActionType | 'any']: Noun } = {
  any: noun('f', 'Aktion'),
  attack: noun('m', 'Angriff', 'Angriffs'),
  aid: noun('m', 'Beistand', 'Beistands'),
  explore: noun('f', 'Erkundung'),
  rest: noun('f', 'Rast'),
};
const ROLLS: { readonly [type in ActionType | 'any']: Noun } = {
  any: noun('m', 'Wurf', 'Wurfs'),
  attack: noun('m', 'Angriffswurf', 'Angriffswurfs'),
  aid: noun('m', 'Beistandswurf', 'Beistandswurfs'),
  explore: noun('m', 'Erkundungswurf', 'Erkundungswurfs'),
  rest: noun('m', 'Rastwurf', 'Rastwurfs'),
};
const ACTIVATION = noun('f', 'Aktivierung');

type Who = { hero: Phrase; enemy: Phrase; act: Noun; roll: Noun; location: string };

/** "deiner Aktivierung", "der Aktivierung eines anderen Helden" */
function of({ hero }: Who, { nom, gen, gender }: Noun, form: Case): string {
  const word = form === 'gen' ? gen : nom;
  if (hero.person === 'du') return `${an('dein', gender, form)} ${word}`;
  return `${the(gender, form)} ${word} ${hero.gen}`;
}
const has = ({ hero }: Who): string => (hero.person === 'du' ? 'hast' : 'hat');
const was = ({ hero }: Who): string => (hero.person === 'du' ? 'wurdest' : 'wurde');
const would = ({ hero }: Who): string => (hero.person === 'du' ? 'würdest' : 'würde');

/** What can begin a sentence; a subordinate clause brings its comma along. */
const MOMENTS: { readonly [window in WindowId]: (who: Who) => string } = {
  'hero-phase-starts': () => 'zu Beginn der Heldenphase',
  'hero-phase-ends': () => 'am Ende der Heldenphase',
  'enemy-phase-starts': () => 'zu Beginn der Gegnerphase',
  'enemy-phase-ends': () => 'am Ende der Gegnerphase',
  'location-phase-starts': () => 'zu Beginn der Ortsphase',
  'location-phase-ends': () => 'am Ende der Ortsphase',
  'peril-phase-starts': () => 'zu Beginn der Gefahrenphase',
  'round-ends': () => 'am Ende der Runde',
  'before-activation': (who) => `vor ${of(who, ACTIVATION, 'dat')}`,
  'after-activation': (who) => `nach ${of(who, ACTIVATION, 'dat')}`,
  'before-action': (who) => `vor ${of(who, who.act, 'dat')}`,
  'after-action': (who) => `nach ${of(who, who.act, 'dat')}`,
  'reroll-dice': (who) => `nach ${of(who, who.roll, 'dat')}`,
  'modify-dice': ({ hero, roll }) =>
    hero.person === 'du'
      ? `wenn du ${an('dein', roll.gender, 'acc')} ${roll.nom} veränderst,`
      : `wenn ${hero.nom} ${an('ein', roll.gender, 'acc')} ${roll.nom} verändert,`,
  'would-suffer': (who) => `wenn ${who.hero.nom} Wunden erleiden ${would(who)},`,
  'after-suffering': (who) => `nachdem ${who.hero.nom} Wunden erlitten ${has(who)},`,
  'after-recovering': (who) => `nachdem ${who.hero.nom} Wunden geheilt ${has(who)},`,
  'after-aid': (who) => `nachdem ${who.hero.nom} Beistand erhalten ${has(who)},`,
  'after-successes': (who) => `nach den Erfolgen ${of(who, who.act, 'gen')}`,
  'after-attacks': (who) => `nach den Gegnerangriffen ${of(who, who.act, 'gen')}`,
  'enemy-revealed': ({ enemy }) => `nachdem ${enemy.nom} aufgedeckt wurde,`,
  'enemy-engages': ({ enemy, hero }) => `nachdem ${enemy.nom} ${hero.acc} gebunden hat,`,
  'enemy-spawns': ({ enemy }) => `nachdem ${enemy.nom} erschienen ist,`,
  'enemy-activates': ({ enemy }) => `nachdem ${enemy.nom} aktiviert wurde,`,
  'enemy-attacks': ({ enemy, hero }) => `wenn ${enemy.nom} ${hero.acc} angreift,`,
  'enemy-defeated': (who) =>
    who.hero === ANY_HERO
      ? `nachdem ${who.enemy.nom} besiegt wurde,`
      : `nachdem ${who.hero.nom} ${who.enemy.acc} besiegt ${has(who)},`,
  'hero-defeated': (who) => `nachdem ${who.hero.nom} besiegt ${was(who)},`,
  'dungeon-drawn': (who) => `nachdem ${who.hero.nom} eine Verlieskarte gezogen ${has(who)},`,
  'gear-claimed': (who) => `nachdem ${who.hero.nom} Ausrüstung angelegt ${has(who)},`,
  'location-revealed': ({ location }) => `nachdem ${location || 'der Ort'} aufgedeckt wurde,`,
  'location-explored': ({ location }) => `nachdem ${location || 'der Ort'} vollständig erkundet wurde,`,
  'location-left': ({ location }) => `wenn die Gruppe ${location || 'den Ort'} verlässt,`,
  'peril-moves': () => 'nachdem sich die Gefahr verändert hat,',
};

const ANY_HERO = masculine('ein', HERO);
const HEROES: { readonly [meant in Meant['hero']]: Phrase } = {
  you: YOU,
  another: masculine('ein', HERO, { adjectives: ['ander'] }),
  any: ANY_HERO,
};
const ENEMIES: { readonly [meant in Meant['enemy']]: Phrase } = {
  this: masculine('dieser', ENEMY),
  another: masculine('ein', ENEMY, { adjectives: ['ander'] }),
  any: masculine('ein', ENEMY),
};

/** "nach deinem Angriff", "nachdem ein Gegner besiegt wurde,"; and what is left as a condition. */
export function momentWords(ability: Waiting, holder: Holder, about: About) {
  const { told, left } = fold(ability, holder);
  const { hero, enemy } = meantBy(ability, holder);
  const type = told.type ?? 'any';
  const when = MOMENTS[ability.window]({
    hero: HEROES[hero],
    enemy: told.enemy === undefined ? ENEMIES[enemy] : kindWords(told.enemy, about),
    act: ACTS[type],
    roll: ROLLS[type],
    location: told.location === undefined ? '' : quoted(about.speech.printed.name(told.location)),
  });
  return { when, left };
}

/** The moment on the table itself, with the names of those it is about. */
export function momentNow(window: WindowId, { hero, enemy }: Present): string {
  const when = MOMENTS[window]({
    hero: hero === undefined ? ANY_HERO : heroPhrase(hero),
    enemy: enemy === undefined ? ENEMIES.any : named(enemy),
    act: ACTS.any,
    roll: ROLLS.any,
    location: '',
  });
  return when.replace(/,$/, '');
}
