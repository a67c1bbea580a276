import {
  counted,
  feminine,
  named,
  nounPhrase,
  type Phrase,
  quotedName,
  several,
  YOU,
} from '@questhall/tabletop/german';
import type { Amount, HeroSelector, HostileSelector, Place } from '../../content/selectors.js';
import type { About } from '../about.js';
import { inAreas, toAreas } from './areas.js';
import {
  ATTACKER,
  COUNTERS,
  type Countable,
  GROUPS,
  HERO,
  HOSTILE,
  KINDS,
  LEADER,
  MINION,
  TARGET,
} from './nouns.js';

/** Who and where, as cards say it. */

export const counterName = (counter: string): string => COUNTERS[counter] ?? counter.replaceAll('-', ' ');
export const counterPhrase = (counter: string): Phrase => quotedName(counterName(counter));

const IN: { readonly [place in Extract<Place, string>]: string } = {
  'your-area': 'in deinem Bereich',
  adjacent: 'in einem angrenzenden Bereich',
  visible: 'in deiner Sicht',
  'target-area': 'im Bereich des Ziels',
  'beside-target': 'in einem Bereich neben dem Ziel',
  'this-area': 'in diesem Bereich',
  'beside-this': 'in einem an diesen angrenzenden Bereich',
};
const TO: { readonly [place in Extract<Place, string>]: string } = {
  'your-area': 'in deinen Bereich',
  adjacent: 'in einen angrenzenden Bereich',
  visible: 'in einen Bereich in deiner Sicht',
  'target-area': 'in den Bereich des Ziels',
  'beside-target': 'in einen Bereich neben dem Ziel',
  'this-area': 'in diesen Bereich',
  'beside-this': 'in einen an diesen angrenzenden Bereich',
};
/** The same as seen by a hero of whom is spoken. */
const theirs = (words: string): string =>
  words.replace('deinem', 'dessen').replace('deinen', 'dessen').replace('deiner', 'dessen');

export function placeWords(place: Place, about: About): string {
  if (typeof place !== 'string') return inAreas(place.areas, about);
  return about.holder === 'hero' ? IN[place] : theirs(IN[place]);
}
export function toWords(place: Place, about: About): string {
  if (typeof place !== 'string') return toAreas(place.areas, about);
  return about.holder === 'hero' ? TO[place] : theirs(TO[place]);
}

// --- heroes ----------------------------------------------------------------------------------------

const THAT_HERO = nounPhrase('dieser', 'm', HERO);

export function heroWords(selector: HeroSelector, about: About): Phrase {
  if (selector === 'you') return about.holder === 'hero' ? YOU : THAT_HERO;
  if (selector === 'target') return THAT_HERO;
  if (selector === 'companion') return named(about.speech.printed.name('taros'));
  if (selector === 'last-acted') return nounPhrase('der', 'm', HERO, { after: 'mit der letzten Aktion' });
  if ('hero' in selector) return named(about.speech.printed.name(selector.hero));
  const { in: place, count = 1, other = false, most, out } = selector;
  const after = [
    place === undefined ? '' : placeWords(place, about),
    out === true ? 'außer Gefecht' : '',
    most === undefined ? '' : 'mit den meisten Schadensmarkern',
  ]
    .filter((part) => part !== '')
    .join(' ');
  const around = { adjectives: other ? ['ander'] : [], after };
  if (count === 'all') return nounPhrase('jeder', 'm', HERO, around);
  if (count === 1) return nounPhrase('ein', 'm', HERO, around);
  return several(`${count}`, { one: HERO.many, dat: HERO.dat }, around);
}

/** Everyone in a place, heroes and hostiles. */
export const everyoneElse = (place: Place, about: About): Phrase => {
  const all = `alle anderen ${placeWords(place, about)}`;
  return { nom: all, acc: all, dat: all, gen: all, person: 'sie' };
};
export const HEROES: Phrase = {
  nom: 'die Helden',
  acc: 'die Helden',
  dat: 'den Helden',
  gen: 'der Helden',
  person: 'sie',
};
export const PARTY = feminine('Gruppe');

// --- hostiles --------------------------------------------------------------------------------------

function isOnlyOne(kind: string, { speech }: About): boolean {
  const card = speech.printed.records[kind];
  return card?.kind === 'hostile' && card.tokens === 1;
}

/** The noun for a kind; one that only a test knows goes like "Gegner". */
const nounOf = (kind: string, { speech }: About): Countable => {
  const name = speech.printed.name(kind);
  return KINDS[kind] ?? { ...HOSTILE, nom: name, other: name, gen: name, many: name, dat: name };
};

type Described = Pick<Exclude<HostileSelector, string>, 'kind' | 'group' | 'rank' | 'wounded'>;
type Built = { noun: Countable; adjectives: string[]; after: string };

function built({ kind, group, rank, wounded }: Described, about: About): Built {
  const noun =
    kind !== undefined
      ? nounOf(kind, about)
      : rank === 'leader'
        ? LEADER
        : rank === 'minion'
          ? MINION
          : HOSTILE;
  const adjectives = wounded === undefined ? [] : [wounded ? 'verwundet' : 'unverwundet'];
  const after = kind !== undefined || group === undefined ? '' : (GROUPS[group]?.of ?? `von ${group}`);
  return { noun, adjectives, after };
}

/** "ein Skelett", "der Magister", "kein Gegner des Kults" */
export function kindPhrase(described: Described, article: 'ein' | 'kein', about: About): Phrase {
  const { noun, adjectives, after } = built(described, about);
  const only = article === 'ein' && described.kind !== undefined && isOnlyOne(described.kind, about);
  return nounPhrase(only ? 'der' : article, noun.gender, noun, { adjectives, after });
}

/** "2 Skelette" */
export function kindCount(described: Described, number: string, about: About): Phrase {
  const { noun, adjectives, after } = built(described, about);
  return several(number, { one: noun.many, dat: noun.dat }, { adjectives, after });
}

export function hostileWords(selector: HostileSelector, about: About): Phrase {
  if (selector === 'this') return nounPhrase('dieser', 'm', HOSTILE);
  if (selector === 'target')
    return about.attacker === true ? nounPhrase('der', 'm', ATTACKER) : nounPhrase('der', 'n', TARGET);
  const { in: place, count = 1, other = false, kind } = selector;
  const { noun, adjectives, after } = built(selector, about);
  const where = place === undefined ? '' : placeWords(place, about);
  const around = {
    adjectives: [...(other ? ['ander'] : []), ...adjectives],
    after: [after, where].filter((part) => part !== '').join(' '),
  };
  if (kind !== undefined && isOnlyOne(kind, about)) return nounPhrase('der', noun.gender, noun, around);
  if (count === 'all') return nounPhrase('jeder', noun.gender, noun, around);
  if (count === 1) return nounPhrase('ein', noun.gender, noun, around);
  return several(`${count}`, { one: noun.many, dat: noun.dat }, around);
}

// --- amounts ---------------------------------------------------------------------------------------

/** "2 Schadensmarker", "1 Aktion (beflügelt: 2)", "1 Schaden für jeden Akolythen in …" */
export function amountWords(amount: Amount, what: { one: string; many: string }, about: About): string {
  if (typeof amount === 'number') return counted(amount, what);
  if (Array.isArray(amount)) return `${counted(amount[0], what)} (beflügelt: ${amount[1]})`;
  if ('counter' in amount) return `so viele ${what.many}, wie „${counterName(amount.counter)}“ zeigt,`;
  return `${counted(1, what)} ${forEach(amount.hostiles, about)}`;
}

/** "für jeden Akolythen auf dem Mahlboden" */
function forEach(hostiles: HostileSelector, about: About): string {
  const each = typeof hostiles === 'string' ? hostiles : ({ ...hostiles, count: 'all' } as const);
  return `für ${hostileWords(each, about).acc}`;
}

const ACTIONS: { readonly [kind: string]: string } = {
  move: 'Bewegungs',
  attack: 'Angriffs',
  rest: 'Rast',
  interact: 'Interaktions',
  special: 'Sonder',
};

/** "Aktion", "Angriffs- oder Bewegungsaktion" */
export function actionNoun(kinds: readonly string[]): { one: string; many: string } {
  const stems = kinds.map((kind) => ACTIONS[kind] ?? kind);
  const first = stems.slice(0, -1).map((stem) => `${stem}- oder `);
  const last = stems.at(-1);
  const one = `${first.join('')}${last === undefined ? 'Aktion' : `${last}aktion`}`;
  return { one, many: `${one}en` };
}
