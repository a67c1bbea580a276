import { listWords } from '@questhall/tabletop';
import type { FigurePredicate, Predicate, Range } from '../../content/conditions.js';
import { type About, nameOf, weaponName } from '../about.js';
import { isOwnAttack } from '../moment.js';
import { labels } from './labels.js';
import { figureName, heroWords, hostileNoun, hostileWords } from './people.js';

/** Conditions as they follow "if". */

/** "6 or more", "3", "2 to 4", "at most 1" */
const rangeWords = ({ atLeast, atMost }: Range): string => {
  if (atLeast === undefined) return atMost === undefined ? '1 or more' : `at most ${atMost}`;
  if (atMost === undefined) return `${atLeast} or more`;
  return atLeast === atMost ? `${atLeast}` : `${atLeast} to ${atMost}`;
};
const isNone = ({ atLeast, atMost }: Range): boolean => atMost === 0 && (atLeast ?? 0) === 0;
const isAny = ({ atLeast = 1, atMost }: Range): boolean => atLeast === 1 && atMost === undefined;

const not = (is: boolean): string => (is ? '' : 'not ');

type Asked = Omit<FigurePredicate, 'hero'>;
type AskedWords = {
  readonly [part in keyof Asked]-?: (value: NonNullable<Asked[part]>, about: About) => string;
};

/** What is asked of one figure, as it follows "is". */
const ASKED: AskedWords = {
  category: (id, about) => `of the ${nameOf(id, about)}`,
  model: (id, about) => nameOf(id, about),
  champion: (is) => `${not(is)}a champion`,
  slain: (is) => `${not(is)}slain`,
  lastOfGroup: (is) => `${not(is)}the last of its group`,
  wounded: (is) => `${not(is)}wounded`,
  ailment: (ailment) => (ailment === 'any' ? 'ailing' : ailment),
  adjacent: (is) => `${not(is)}adjacent to you`,
  visible: (is) => `${not(is)}in sight`,
  level: (range) => `of level ${rangeWords(range)}`,
  class: (own) => `a ${own}`,
  inspired: (is) => `${not(is)}inspired`,
  inspiration: (range) => `at ${rangeWords(range)} inspiration points`,
  item: (id, about) => `the bearer of the ${nameOf(id, about)}`,
  treasure: (is) => (is ? 'holding a treasure' : 'without a treasure'),
  activating: (is) => `${not(is)}at your activation`,
  inZone: (is) => `${not(is)}in the extraction zone`,
};

function askedWords({ hero, ...asked }: FigurePredicate, about: About): string[] {
  const parts = (Object.keys(asked) as (keyof Asked)[]).flatMap((part) => {
    const value = asked[part];
    return value === undefined
      ? []
      : [(ASKED[part] as (value: unknown, about: About) => string)(value, about)];
  });
  return hero === undefined ? parts : [hero ? 'a hero' : 'a hostile', ...parts];
}

function youWords({ activating, ...asked }: FigurePredicate, about: About): string {
  const [who, be, own] = about.holder === 'hero' ? ['you', 'are', 'your'] : ['that hero', 'is', 'their'];
  const said = askedWords(asked, about);
  return listWords([
    ...(activating === undefined ? [] : [`it is ${not(activating)}${own} activation`]),
    ...(said.length === 0 ? [] : [`${who} ${be} ${listWords(said)}`]),
  ]);
}

function heroesWords({ who = {}, each, ...range }: NonNullable<Predicate['heroes']>, about: About): string {
  const { name } = heroWords(who, about);
  const bare = name.replace(/^(one|each|any number of) /, '');
  if (each === true) return `every hero is among these: ${bare}`;
  if (isNone(range)) return `there is no ${bare}`;
  return isAny(range)
    ? `there is ${bare.startsWith('other') ? 'an' : 'a'}${bare.startsWith('other') ? '' : ' '}${bare}`
    : `there are ${rangeWords(range)} heroes: ${bare}`;
}

function hostilesWords({ who = {}, ...range }: NonNullable<Predicate['hostiles']>, about: About): string {
  const noun = typeof who === 'string' ? hostileWords(who, about).name : hostileNoun(who, about);
  if (isNone(range)) return `no ${noun} is on the battlefield`;
  return isAny(range)
    ? `a ${noun} is on the battlefield`
    : `the number of ${noun} on the battlefield is ${rangeWords(range)}`;
}

const RESULTS = {
  failure: 'the result is a failure',
  success: 'the result is a success, but not a critical one',
  critical: 'the result is a critical success',
  successful: 'the result is a success',
} as const;

const slainWords = ({ model, champion, ...range }: NonNullable<Predicate['slain']>, about: About): string => {
  const what = model === undefined ? (champion === true ? 'champions' : 'hostiles') : nameOf(model, about);
  return isAny(range) && model !== undefined
    ? `${what} has been slain`
    : `${rangeWords(range)} ${what} have been slain in this journey`;
};

type Words = {
  readonly [part in keyof Predicate]-?: (value: NonNullable<Predicate[part]>, about: About) => string;
};
const WORDS: Words = {
  night: (is) => (is ? 'it is night' : 'it is day'),
  fear: (range) => `fear is at ${rangeWords(range)}`,
  influence: (range) => `influence is at ${rangeWords(range)}`,
  questTrack: (range) => `the quest track is at ${rangeWords(range)}`,
  turn: (range) => `it is turn ${rangeWords(range).replace(' more', ' later')}`,
  journey: (type) => `this is a ${type}`,
  won: ({ journey, type, ...range }, about) =>
    `${journey === undefined ? `${rangeWords(range)} journeys${type === undefined ? '' : ` of the kind ${type}`}` : `“${nameOf(journey, about)}”`} won`,
  destroyed: ({ journey, ...range }, about) =>
    journey === undefined
      ? `${rangeWords(range)} great evils are destroyed`
      : `“${nameOf(journey, about)}” is won`,
  unlocked: (what) => `you know “${labels.known(what)}”`,
  levels: (range) => `the highest level of a hero is ${rangeWords(range)}`,
  realmstone: (range) => `the heroes hold realmstone worth ${rangeWords(range)}`,
  counter: ({ name, ...range }) =>
    `“${labels.counter(name)}” shows ${isNone(range) ? '0' : rangeWords(range)}`,
  heroes: heroesWords,
  hostiles: hostilesWords,
  slain: slainWords,
  things: ({ kind, ...range }) =>
    `${isNone(range) ? 'no' : rangeWords(range)} ${labels.thing(kind).replace(/^the /, '')} is on the battlefield`,
  result: (result) => RESULTS[result],
  damage: (range) => `the heroes hold ${rangeWords(range)} damage`,
  score: (range) => `the die shows ${rangeWords(range)}`,
  weapon: (id, about) => `the weapon is ${weaponName(id, about)}`,
  reaction: (is) => (is ? 'you react' : 'you do not react'),
  you: youWords,
  target: (asked, about) => `${figureName(about)} is ${listWords(askedWords(asked, about))}`,
  this: (asked, about) => `this hostile is ${listWords(askedWords(asked, about))}`,
  not: (inner, about) => listWords(clauses(inner, about).map(negated)),
  any: (list, about) =>
    isOwnAttack(list)
      ? 'it is your activation or a reaction'
      : listWords(
          list.map((one) => listWords(clauses(one, about))),
          'or',
        ),
};

const negated = (clause: string): string => clause.replace(/ (is|are) /, ' $1 not ');

function clauses(p: Predicate, about: About): string[] {
  return (Object.keys(p) as (keyof Predicate)[]).flatMap((part) => {
    const value = p[part];
    return value === undefined
      ? []
      : [(WORDS[part] as (value: unknown, about: About) => string)(value, about)];
  });
}

/** "you are wounded and it is night" */
export const conditionWords = (p: Predicate, about: About): string => listWords(clauses(p, about));

const ON = {
  failure: 'on a failure',
  critical: 'on a critical success',
  successful: 'on a success',
} as const;

/** "if you are wounded", "on a critical success"; nothing where nothing is asked. */
export function whenWords({ result, ...p }: Predicate, about: About): string {
  const [on, plain] = result === undefined || result === 'success' ? ['', { ...p, result }] : [ON[result], p];
  const said = conditionWords(plain, about);
  return [on, said === '' ? '' : `if ${said}`].filter((part) => part !== '').join(', ');
}
