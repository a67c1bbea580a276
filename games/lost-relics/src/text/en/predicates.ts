import { counted, listWords } from '@questhall/tabletop';
import type { Predicate, Range } from '../../content/selectors.js';
import type { About } from '../about.js';
import { counterName } from './counters.js';
import { theDoor, theThing } from './names.js';
import { aKind, areasWords, kindWords, nameWords } from './people.js';

/** "6 or more", "3", "2 to 4", "at most 1" */
const rangeWords = ({ atLeast, atMost }: Range): string => {
  if (atLeast === undefined) return atMost === undefined ? '1 or more' : `at most ${atMost}`;
  if (atMost === undefined) return `${atLeast} or more`;
  return atLeast === atMost ? `${atLeast}` : `${atLeast} to ${atMost}`;
};

const inWords = (areas: readonly string[] | undefined, about: About): string =>
  areas === undefined ? '' : ` in ${areasWords(areas, about)}`;

const isNone = ({ atLeast, atMost }: Range): boolean => atMost === 0 && (atLeast ?? 0) === 0;
const isAny = ({ atLeast = 1, atMost }: Range): boolean => atLeast === 1 && atMost === undefined;

/** "from round 3 on": when something holds is said before all else. */
function roundWords({ atLeast, atMost }: Range): string {
  if (atLeast === undefined) return `until round ${atMost} is over`;
  if (atMost === undefined) return `from round ${atLeast} on`;
  if (atLeast === atMost) return `in round ${atLeast}`;
  return `in rounds ${atLeast} ${atMost === atLeast + 1 ? 'and' : 'to'} ${atMost}`;
}

function hostilesWords(wanted: NonNullable<Predicate['hostiles']>, about: About): string {
  const { kind, group, rank, in: areas, ...range } = wanted;
  const what = kindWords({ kind, group, rank }, about);
  const where = inWords(areas, about) || ' on the battlefield';
  if (isNone(range)) return `no ${what} is${where}`;
  if (isAny(range)) return `${kind === undefined ? `a ${what}` : aKind(kind, about)} is${where}`;
  const count = rangeWords(range);
  return count === 'at most 1'
    ? `at most 1 ${what} is${where}`
    : `${count} ${kindWords({ kind, group, rank }, about, 'many')} are${where}`;
}

function heroesWords(wanted: NonNullable<Predicate['heroes']>, about: About): string {
  const { in: areas, out, each, ...range } = wanted;
  const where = out === true ? ' out of action' : inWords(areas, about) || ' on the battlefield';
  if (each === true) return `every hero on the battlefield is${where}`;
  if (isNone(range)) return `no hero is${where}`;
  return isAny(range) ? `a hero is${where}` : `${rangeWords(range)} heroes are${where}`;
}

function thingWords(wanted: NonNullable<Predicate['thing']>, about: About): string {
  const { id, used, carried, in: areas } = wanted;
  const name = theThing(about.speech.printed.thing(id));
  const parts = [
    ...(used === undefined ? [] : [`has ${used ? '' : 'not '}been used`]),
    ...(carried === undefined ? [] : [`is ${carried ? '' : 'not '}being carried`]),
    ...(areas === undefined ? [] : [`is${inWords(areas, about)}`]),
  ];
  return `${name} ${listWords(parts)}`;
}

function youWords({ wounded, damage, in: areas }: NonNullable<Predicate['you']>, about: About): string {
  const [who, be, have] = about.holder === 'hero' ? ['you', 'are', 'have'] : ['that hero', 'is', 'has'];
  if (wounded !== undefined) return `${who} ${be} ${wounded ? '' : 'not '}wounded`;
  if (damage !== undefined) return `${who} ${have} ${rangeWords(damage)} damage tokens`;
  return `${who} ${be}${inWords(areas, about)}`;
}

function targetWords({ slain, kind, rank, hero }: NonNullable<Predicate['target']>, about: About): string {
  if (slain !== undefined) return `the target was ${slain ? '' : 'not '}slain`;
  if (hero !== undefined) return `it is ${hero ? '' : 'not '}a hero`;
  return `it is ${kind === undefined ? `a ${rank}` : aKind(kind, about)}`;
}

type Worded = Exclude<keyof Predicate, 'round'>;
type Words = {
  readonly [part in Worded]-?: (value: NonNullable<Predicate[part]>, about: About) => string;
};
const WORDS: Words = {
  inspired: (value) => (value ? 'inspired' : 'not inspired'),
  counter: ({ name, ...range }) => `“${counterName(name)}” is ${isNone(range) ? '0' : rangeWords(range)}`,
  hostiles: hostilesWords,
  slain: ({ kind, ...range }, about) =>
    `${rangeWords(range)} ${kind === undefined ? 'hostiles' : `${nameWords(kind, about)}s`} have been slain`,
  heroes: heroesWords,
  door: ({ id, open }) => `${theDoor(id)} is ${open ? 'open' : 'closed'}`,
  thing: thingWords,
  marker: ({ which, in: areas }, about) => `the ${which} token is${inWords(areas, about)}`,
  you: youWords,
  target: targetWords,
  available: (kind, about) => `a token of ${nameWords(kind, about)} is available`,
  not: (inner, about) => `this is not so: ${listWords(clauses(inner, about))}`,
  any: (list, about) =>
    listWords(
      list.map((one) => listWords(clauses(one, about))),
      'or',
    ),
};

/** Every part but the round, as clauses. */
function clauses(p: Predicate, about: About): string[] {
  const parts = (Object.keys(p) as (keyof Predicate)[]).flatMap((part) => {
    const value = p[part];
    if (value === undefined || part === 'round') return [];
    return [(WORDS[part] as (value: unknown, about: About) => string)(value, about)];
  });
  return parts.length === 0 && p.round === undefined ? [counted(0, 'condition')] : parts;
}

/** "from round 3 on, if the stair gate is open": what is said before the sentence that depends on it. */
export function whenWords(p: Predicate, about: About): string {
  const parts = clauses(p, about);
  const condition = parts.length === 0 ? '' : `if ${listWords(parts)}`;
  return [p.round === undefined ? '' : roundWords(p.round), condition]
    .filter((part) => part !== '')
    .join(', ');
}
