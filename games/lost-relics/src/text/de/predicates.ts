import { listWords, quoted } from '@questhall/tabletop/german';
import type { Predicate, Range } from '../../content/selectors.js';
import type { About } from '../about.js';
import { thingNameIn } from '../printed.js';
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

const where = (areas: readonly string[] | undefined): string =>
  areas === undefined ? 'auf dem Spielfeld' : inAreas(areas);

/** "ab Runde 3": when something holds is said before all else. */
export function roundWords({ atLeast, atMost }: Range): string {
  if (atLeast === undefined) return `bis Runde ${atMost}`;
  if (atMost === undefined) return `ab Runde ${atLeast}`;
  if (atLeast === atMost) return `in Runde ${atLeast}`;
  return `in den Runden ${atLeast} ${atMost === atLeast + 1 ? 'und' : 'bis'} ${atMost}`;
}

function hostilesWords({ kind, group, rank, in: areas, ...range }: NonNullable<Predicate['hostiles']>) {
  const described = { kind, group, rank };
  if (isNone(range)) return `${kindPhrase(described, 'kein').nom} ${where(areas)} ist`;
  if (isAny(range)) return `${kindPhrase(described, 'ein').nom} ${where(areas)} ist`;
  if (isOne(range))
    return `${rangeWords(range)} ${kindPhrase(described, 'kein').nom.replace(/^keine? /, '')} ${where(areas)} ist`;
  return `${kindCount(described, rangeWords(range)).nom} ${where(areas)} sind`;
}

function heroesWords({ in: areas, out, each, ...range }: NonNullable<Predicate['heroes']>): string {
  const place = out === true ? 'außer Gefecht' : where(areas);
  if (each === true) return `jeder Held auf dem Spielfeld ${place} ist`;
  if (isNone(range)) return `kein Held ${place} ist`;
  return isAny(range) ? `ein Held ${place} ist` : `${rangeWords(range)} ${HERO.many} ${place} sind`;
}

function thingWords({ id, used, carried, in: areas }: NonNullable<Predicate['thing']>): string {
  const parts = [
    ...(used === undefined ? [] : [`${used ? '' : 'nicht '}benutzt wurde`]),
    ...(carried === undefined ? [] : [`${carried ? '' : 'nicht '}getragen wird`]),
    ...(areas === undefined ? [] : [`${inAreas(areas)} ist`]),
  ];
  return `${quoted(thingNameIn('de', id))} ${listWords(parts)}`;
}

function youWords({ wounded, damage, in: areas }: NonNullable<Predicate['you']>, { holder }: About): string {
  const [who, be, have] = holder === 'hero' ? ['du', 'bist', 'hast'] : ['dieser Held', 'ist', 'hat'];
  if (wounded !== undefined) return `${who} ${wounded ? '' : 'nicht '}verwundet ${be}`;
  if (damage !== undefined) return `${who} ${rangeWords(damage)} Schadensmarker ${have}`;
  return `${who} ${where(areas)} ${be}`;
}

function targetWords({ slain, kind, rank, hero }: NonNullable<Predicate['target']>): string {
  if (slain !== undefined) return `das Ziel ${slain ? '' : 'nicht '}erschlagen wurde`;
  if (hero !== undefined) return `es ${hero ? 'ein' : 'kein'} Held ist`;
  return `es ${kindPhrase({ kind, rank }, 'ein').nom} ist`;
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
  slain: ({ kind, ...range }) =>
    `${isOne(range) ? kindPhrase({ kind }, 'ein').nom : kindCount({ kind }, rangeWords(range)).nom} erschlagen ${isOne(range) ? 'wurde' : 'wurden'}`,
  heroes: heroesWords,
  door: ({ id, open }) => `${quoted(DOORS[id] ?? id)} ${open ? 'offen' : 'geschlossen'} ist`,
  thing: thingWords,
  marker: ({ which, in: areas }) => `der ${MARKERS[which]} ${where(areas)} ist`,
  you: youWords,
  target: targetWords,
  available: (kind) => `${kindPhrase({ kind }, 'ein').nom} verfügbar ist`,
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
