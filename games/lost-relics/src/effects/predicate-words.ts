import { counted, listWords } from '@questhall/tabletop';
import type { Predicate, Range } from '../content/selectors.js';
import { areaWords, nameWords } from './words.js';

const rangeWords = ({ atLeast, atMost }: Range): string => {
  if (atLeast !== undefined && atMost !== undefined)
    return atLeast === atMost ? `${atLeast}` : `${atLeast} to ${atMost}`;
  if (atLeast !== undefined) return `at least ${atLeast}`;
  return atMost === 0 ? 'no' : atMost !== undefined ? `at most ${atMost}` : 'at least 1';
};
const inWords = (areas: readonly string[] | undefined): string =>
  areas === undefined ? '' : ` in ${listWords(areas.map(areaWords), 'or')}`;

type Words = { readonly [part in keyof Predicate]-?: (value: NonNullable<Predicate[part]>) => string };
const WORDS: Words = {
  inspired: (value) => `the action is ${value ? '' : 'not '}inspired`,
  counter: ({ name, ...range }) => `“${name}” is ${rangeWords(range)}`,
  round: (range) => `it is round ${rangeWords(range)}`,
  hostiles: ({ kind, group, rank, in: areas, ...range }) => {
    const what = kind !== undefined ? nameWords(kind) : `${group ?? ''} ${rank ?? 'hostile'}`.trim();
    return `there is ${rangeWords(range)} ${what}${inWords(areas)}`;
  },
  slain: ({ kind, ...range }) =>
    `${rangeWords(range)} ${kind === undefined ? 'hostile' : nameWords(kind)} has been slain`,
  heroes: ({ in: areas, out, each, ...range }) =>
    each === true
      ? `every hero on the battlefield is${inWords(areas)}`
      : `${rangeWords(range).replace(/^no$/, 'none')} of the heroes are ${out === true ? 'out of action' : 'on the battlefield'}${inWords(areas)}`,
  door: ({ id, open }) => `the ${id.replaceAll('-', ' ')} is ${open ? 'open' : 'closed'}`,
  thing: ({ id, used, carried, in: areas }) => {
    const name = `the ${id.replaceAll('-', ' ')}`;
    if (used !== undefined) return `${name} has ${used ? '' : 'not '}been used`;
    if (carried !== undefined) return `${name} is ${carried ? '' : 'not '}carried`;
    return `${name} is${inWords(areas)}`;
  },
  marker: ({ which, in: areas }) => `the ${which} token is${inWords(areas)}`,
  you: ({ wounded, damage, in: areas }) => {
    if (wounded !== undefined) return `you are ${wounded ? '' : 'not '}wounded`;
    if (damage !== undefined) return `you have ${rangeWords(damage)} damage tokens`;
    return `you are${inWords(areas)}`;
  },
  target: ({ slain, kind, rank, hero }) => {
    if (slain !== undefined) return `the target was ${slain ? '' : 'not '}slain`;
    if (hero !== undefined) return `it is ${hero ? '' : 'not '}a hero`;
    return `it is ${kind === undefined ? `a ${rank}` : nameWords(kind)}`;
  },
  available: (kind) => `${nameWords(kind)} is available`,
  not: (inner) => `not (${predicateWords(inner)})`,
  any: (list) => listWords(list.map(predicateWords), 'or'),
};

export function predicateWords(p: Predicate): string {
  const parts = (Object.keys(p) as (keyof Predicate)[]).flatMap((part) => {
    const value = p[part];
    return value === undefined ? [] : [(WORDS[part] as (value: unknown) => string)(value)];
  });
  return parts.length === 0 ? counted(0, 'condition') : listWords(parts);
}
