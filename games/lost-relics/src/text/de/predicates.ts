import { listWords, quoted } from '@questhall/tabletop/german';
import type { Predicate, Range } from '../../content/selectors.js';
import type { About } from '../about.js';
import { inAreas } from './areas.js';
import { DOORS, HERO } from './nouns.js';
import { counterName, kindCount, kindPhrase } from './people.js';
import { MARKERS } from './terms.js';

/** Conditions as they follow "wenn": the verb stands at the end. */

const rangeWords = ({ atLeast, atMost }: Range): string => {
  if (atLeast === undefined) return `höchstens ${atMost ?? 0}`;
  if (atMost === undefined) return `mindestens ${atLeast}`;
  return atLeast === atMost ? `genau ${atLeast}` : `${atLeast} bis ${atMost}`;
};
const isNone = ({ atLeast, atMost }: Range): boolean => atMost === 0 && (atLeast ?? 0) === 0;
const isAny = ({ atLeast = 1, atMost }: Range): boolean => atLeast === 1 && atMost === undefined;
const isOne = ({ atLeast = 1, atMost }: Range): boolean => (atMost ?? atLeast) === 1;

const where = (areas: readonly string[] | undefined, about: About): string =>
  areas === undefined ? 'auf dem Spielfeld' : inAreas(areas, about);

/** "ab Runde 3": when something holds is said before all else. */
export function roundWords({ atLeast, atMost }: Range): string {
  if (atLeast === undefined) return `bis Runde ${atMost}`;
  if (atMost === undefined) return `ab Runde ${atLeast}`;
  if (atLeast === atMost) return `in Runde ${atLeast}`;
  return `in den Runden ${atLeast} ${atMost === atLeast + 1 ? 'und' : 'bis'} ${atMost}`;
}

function hostilesWords(wanted: NonNullable<Predicate['hostiles']>, about: About): string {
  const { kind, group, rank, in: areas, ...range } = wanted;
  const described = { kind, group, rank };
  const there = where(areas, about);
  if (isNone(range)) return `${kindPhrase(described, 'kein', about).nom} ${there} ist`;
  if (isAny(range)) return `${kindPhrase(described, 'ein', about).nom} ${there} ist`;
  if (isOne(range))
    return `${rangeWords(range)} ${kindPhrase(described, 'kein', about).nom.replace(/^keine? /, '')} ${there} ist`;
  return `${kindCount(described, rangeWords(range), about).nom} ${there} sind`;
}

function heroesWords(wanted: NonNullable<Predicate['heroes']>, about: About): string {
  const { in: areas, out, each, ...range } = wanted;
  const place = out === true ? 'außer Gefecht' : where(areas, about);
  if (each === true) return `jeder Held auf dem Spielfeld ${place} ist`;
  if (isNone(range)) return `kein Held ${place} ist`;
  return isAny(range) ? `ein Held ${place} ist` : `${rangeWords(range)} ${HERO.many} ${place} sind`;
}

function thingWords(wanted: NonNullable<Predicate['thing']>, about: About): string {
  const { id, used, carried, in: areas } = wanted;
  const parts = [
    ...(used === undefined ? [] : [`${used ? '' : 'nicht '}benutzt wurde`]),
    ...(carried === undefined ? [] : [`${carried ? '' : 'nicht '}getragen wird`]),
    ...(areas === undefined ? [] : [`${inAreas(areas, about)} ist`]),
  ];
  return `${quoted(about.speech.printed.thing(id))} ${listWords(parts)}`;
}

function youWords({ wounded, damage, in: areas }: NonNullable<Predicate['you']>, about: About): string {
  const [who, be, have] = about.holder === 'hero' ? ['du', 'bist', 'hast'] : ['dieser Held', 'ist', 'hat'];
  if (wounded !== undefined) return `${who} ${wounded ? '' : 'nicht '}verwundet ${be}`;
  if (damage !== undefined) return `${who} ${rangeWords(damage)} Schadensmarker ${have}`;
  return `${who} ${where(areas, about)} ${be}`;
}

function targetWords({ slain, kind, rank, hero }: NonNullable<Predicate['target']>, about: About): string {
  if (slain !== undefined) return `das Ziel ${slain ? '' : 'nicht '}erschlagen wurde`;
  if (hero !== undefined) return `es ${hero ? 'ein' : 'kein'} Held ist`;
  return `es ${kindPhrase({ kind, rank }, 'ein', about).nom} ist`;
}

type Words = {
  readonly [part in Exclude<keyof Predicate, 'round'>]-?: (
    value: NonNullable<Predicate[part]>,
    about: About,
  ) => string;
};
const WORDS: Words = {
  inspired: (value) => `die Aktion ${value ? '' : 'nicht '}beflügelt ist`,
  counter: ({ name, ...range }) =>
    `${quoted(counterName(name))} ${isNone(range) ? 'auf 0' : `bei ${rangeWords(range)}`} steht`,
  hostiles: hostilesWords,
  slain: ({ kind, ...range }, about) =>
    `${isOne(range) ? kindPhrase({ kind }, 'ein', about).nom : kindCount({ kind }, rangeWords(range), about).nom} erschlagen ${isOne(range) ? 'wurde' : 'wurden'}`,
  heroes: heroesWords,
  door: ({ id, open }) => `${quoted(DOORS[id] ?? id)} ${open ? 'offen' : 'geschlossen'} ist`,
  thing: thingWords,
  marker: ({ which, in: areas }, about) => `der ${MARKERS[which]} ${where(areas, about)} ist`,
  you: youWords,
  target: targetWords,
  available: (kind, about) => `${kindPhrase({ kind }, 'ein', about).nom} verfügbar ist`,
  not: (inner, about) => `dies nicht gilt: ${conditionWords(inner, about)}`,
  any: (list, about) =>
    listWords(
      list.map((one) => conditionWords(one, about)),
      'oder',
    ),
};

/** Everything but the round. */
export function conditionWords(p: Predicate, about: About): string {
  const parts = (Object.keys(p) as (keyof Predicate)[]).flatMap((part) => {
    const value = p[part];
    if (value === undefined || part === 'round') return [];
    return [(WORDS[part] as (value: unknown, about: About) => string)(value, about)];
  });
  return listWords(parts);
}
