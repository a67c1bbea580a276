import { listWords, quoted } from '@questhall/tabletop/german';
import type { FigurePredicate, Predicate, Range } from '../../content/conditions.js';
import { type About, nameOf, weaponName } from '../about.js';
import { isOwnAttack } from '../moment.js';
import { labels } from './labels.js';
import { figurePhrase, heroWords, hostileNoun, hostileWords, thingNoun } from './people.js';

/** Conditions as they follow "wenn": the verb stands at the end. */

const rangeWords = ({ atLeast, atMost }: Range): string => {
  if (atLeast === undefined) return atMost === undefined ? 'mindestens 1' : `höchstens ${atMost}`;
  if (atMost === undefined) return `mindestens ${atLeast}`;
  return atLeast === atMost ? `${atLeast}` : `${atLeast} bis ${atMost}`;
};
const isNone = ({ atLeast, atMost }: Range): boolean => atMost === 0 && (atLeast ?? 0) === 0;
const isAny = ({ atLeast = 1, atMost }: Range): boolean => atLeast === 1 && atMost === undefined;
const not = (is: boolean): string => (is ? '' : 'nicht ');

type Asked = Omit<FigurePredicate, 'hero'>;
type AskedWords = {
  readonly [part in keyof Asked]-?: (value: NonNullable<Asked[part]>, about: About) => string;
};

const ASKED: AskedWords = {
  category: (id, about) => `von der Art ${quoted(nameOf(id, about))}`,
  model: (id, about) => quoted(nameOf(id, about)),
  champion: (is) => (is ? 'ein Champion' : 'kein Champion'),
  slain: (is) => `${not(is)}erschlagen`,
  lastOfGroup: (is) => `${not(is)}der Letzte seiner Gruppe`,
  wounded: (is) => `${not(is)}verwundet`,
  ailment: (ailment) => (ailment === 'any' ? 'von einem Leiden befallen' : labels.ailment(ailment)),
  adjacent: (is) => `${not(is)}neben dir`,
  visible: (is) => `${not(is)}in Sicht`,
  level: (range) => `auf Stufe ${rangeWords(range)}`,
  class: (own, about) => heroWords({ class: own }, about).nom,
  inspired: (is) => `${not(is)}beflügelt`,
  inspiration: (range) => `bei ${rangeWords(range)} Inspirationspunkten`,
  item: (id, about) => `im Besitz von ${quoted(nameOf(id, about))}`,
  treasure: (is) => (is ? 'im Besitz eines Schatzes' : 'ohne Schatz'),
  activating: (is) => `${not(is)}bei der eigenen Aktivierung`,
  inZone: (is) => `${not(is)}in der Rückzugszone`,
};

function askedWords({ hero, ...asked }: FigurePredicate, about: About): string {
  const parts = (Object.keys(asked) as (keyof Asked)[]).flatMap((part) => {
    const value = asked[part];
    return value === undefined
      ? []
      : [(ASKED[part] as (value: unknown, about: About) => string)(value, about)];
  });
  return listWords(hero === undefined ? parts : [hero ? 'ein Held' : 'ein Gegner', ...parts]);
}

function youWords({ activating, ...asked }: FigurePredicate, about: About): string {
  const [who, be, own] = about.holder === 'hero' ? ['du', 'bist', 'deine'] : ['dieser Held', 'ist', 'seine'];
  const said = askedWords(asked, about);
  return listWords([
    ...(activating === undefined ? [] : [`es ${not(activating)}${own} Aktivierung ist`]),
    ...(said === '' ? [] : [`${who} ${said} ${be}`]),
  ]);
}

function heroesWords({ who = {}, each, ...range }: NonNullable<Predicate['heroes']>, about: About): string {
  if (each === true) return `dies für jeden Helden gilt: ${heroWords(who, about).nom}`;
  const { nom } = heroWords(who, about);
  if (isNone(range)) return `k${nom} ist`;
  return isAny(range) ? `${nom} ist` : `${rangeWords(range)} Helden da sind`;
}

function hostilesWords({ who = {}, ...range }: NonNullable<Predicate['hostiles']>, about: About): string {
  if (typeof who === 'string') return `${hostileWords(who, about).nom} auf dem Spielfeld ist`;
  const { after } = hostileNoun(who, about);
  const of = after === '' ? '' : `${after} `;
  if (isNone(range)) return `kein Gegner ${of}auf dem Spielfeld ist`;
  return isAny(range)
    ? `ein Gegner ${of}auf dem Spielfeld ist`
    : `${rangeWords(range)} Gegner ${of}auf dem Spielfeld sind`;
}

const RESULTS = {
  failure: 'das Ergebnis ein Fehlschlag ist',
  success: 'das Ergebnis ein Erfolg, aber kein kritischer ist',
  critical: 'das Ergebnis ein kritischer Erfolg ist',
  successful: 'das Ergebnis ein Erfolg ist',
} as const;

const slainWords = ({ model, champion, ...range }: NonNullable<Predicate['slain']>, about: About): string => {
  if (model !== undefined && isAny(range)) return `${nameOf(model, about)} erschlagen ist`;
  const what =
    model === undefined ? (champion === true ? 'Champions' : 'Gegner') : quoted(nameOf(model, about));
  return `auf dieser Reise ${rangeWords(range)} ${what} erschlagen ${isAny(range) ? 'wurde' : 'wurden'}`;
};

type Words = {
  readonly [part in keyof Predicate]-?: (value: NonNullable<Predicate[part]>, about: About) => string;
};
const WORDS: Words = {
  night: (is) => (is ? 'es Nacht ist' : 'es Tag ist'),
  fear: (range) => `die Angst bei ${rangeWords(range)} steht`,
  influence: (range) => `der Einfluss bei ${rangeWords(range)} steht`,
  questTrack: (range) => `die Quest-Leiste bei ${rangeWords(range)} steht`,
  turn: (range) => `es Runde ${rangeWords(range)} ist`,
  journey: (type) => `dies eine Reise der Art ${type} ist`,
  won: ({ journey, ...range }, about) =>
    journey === undefined
      ? `${rangeWords(range)} Reisen gewonnen sind`
      : `${quoted(nameOf(journey, about))} gewonnen ist`,
  destroyed: ({ journey, ...range }, about) =>
    journey === undefined
      ? `${rangeWords(range)} große Übel vernichtet sind`
      : `${quoted(nameOf(journey, about))} gewonnen ist`,
  unlocked: (what) => `ihr ${quoted(labels.known(what))} kennt`,
  levels: (range) => `die höchste Stufe eines Helden ${rangeWords(range)} ist`,
  realmstone: (range) => `die Helden Reichsstein im Wert von ${rangeWords(range)} haben`,
  counter: ({ name, ...range }) =>
    `${quoted(labels.counter(name))} bei ${isNone(range) ? 0 : rangeWords(range)} steht`,
  heroes: heroesWords,
  hostiles: hostilesWords,
  slain: slainWords,
  things: ({ kind, ...range }) =>
    `${isNone(range) ? 0 : rangeWords(range)} ${thingNoun(kind).many} auf dem Spielfeld sind`,
  result: (result) => RESULTS[result],
  damage: (range) => `die Helden ${rangeWords(range)} Schaden haben`,
  score: (range) => `der Würfel ${rangeWords(range)} zeigt`,
  weapon: (id, about) => `die Waffe ${quoted(weaponName(id, about))} ist`,
  reaction: (is) => `du ${not(is)}reagierst`,
  you: youWords,
  target: (asked, about) => `${figurePhrase(about).nom} ${askedWords(asked, about)} ist`,
  this: (asked, about) => `dieser Gegner ${askedWords(asked, about)} ist`,
  not: (inner, about) => negated(conditionWords(inner, about)),
  any: (list, about) =>
    isOwnAttack(list)
      ? 'es deine Aktivierung oder eine Reaktion ist'
      : listWords(
          list.map((one) => conditionWords(one, about)),
          'oder',
        ),
};

const negated = (clause: string): string => clause.replace(/^(\S+) /, '$1 nicht ');

/** "du verwundet bist und es Nacht ist" */
export function conditionWords(p: Predicate, about: About): string {
  const parts = (Object.keys(p) as (keyof Predicate)[]).flatMap((part) => {
    const value = p[part];
    return value === undefined
      ? []
      : [(WORDS[part] as (value: unknown, about: About) => string)(value, about)];
  });
  return listWords(parts);
}
