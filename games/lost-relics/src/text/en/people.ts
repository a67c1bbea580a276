import { articled, counted, listWords } from '@questhall/tabletop';
import type { Amount, HeroSelector, HostileSelector, Place } from '../../content/selectors.js';
import type { About } from '../about.js';
import type { Who } from './clause.js';
import { counterName } from './counters.js';

/** The words that cards share. Clauses have no capital and no full stop. */

export const nameWords = (id: string, { speech }: About): string => speech.printed.name(id);
export const theArea = (name: string): string => `the ${name}`;
export const areaWords = (id: string, { speech }: About): string => theArea(speech.printed.area(id));
export const areasWords = (ids: readonly string[], about: About): string =>
  listWords(
    ids.map((id) => areaWords(id, about)),
    'or',
  );

const IN: { readonly [place in Extract<Place, string>]: string } = {
  'your-area': 'in your area',
  adjacent: 'in an adjacent area',
  visible: 'visible to you',
  'target-area': 'in the target’s area',
  'beside-target': 'in an area adjacent to the target',
  'this-area': 'in this area',
  'beside-this': 'in an area adjacent to this one',
};
/** The same as seen by a hero of whom is spoken. */
const theirs = (words: string): string =>
  words.replace('your area', 'that hero’s area').replace('to you', 'to that hero');

export function placeWords(place: Place, about: About): string {
  if (typeof place !== 'string') return `in ${areasWords(place.areas, about)}`;
  return about.holder === 'hero' ? IN[place] : theirs(IN[place]);
}

/** Where something is moved. */
export const toWords = (place: Place, about: About): string =>
  placeWords(place, about)
    .replace(/^in /, 'to ')
    .replace(/^visible/, 'to an area visible');

// --- heroes ----------------------------------------------------------------------------------------

const one = (name: string): Who => ({ name, number: 'one' });
const THAT_HERO = one('that hero');

type Described = Exclude<HeroSelector, string | { hero: unknown }>;

export function heroWords(selector: HeroSelector, about: About): Who {
  if (selector === 'you') return about.holder === 'hero' ? { name: 'you', number: 'you' } : THAT_HERO;
  if (selector === 'target') return THAT_HERO;
  if (selector === 'companion') return one(nameWords('taros', about));
  if (selector === 'last-acted') return one('the hero who acted last');
  return 'hero' in selector ? one(nameWords(selector.hero, about)) : describedHero(selector, about);
}

function describedHero({ in: place, count = 1, other, most, out }: Described, about: About): Who {
  const tail = [
    place === undefined ? '' : placeWords(place, about),
    out === true ? 'who is out of action' : '',
    most === undefined ? '' : 'with the most damage tokens',
  ].filter((part) => part !== '');
  const named = (first: string): string => [first, ...tail].join(' ');
  if (count === 'all') return one(named(other === true ? 'each other hero' : 'each hero'));
  if (count === 1) return one(named(other === true ? 'another hero' : 'one hero'));
  return { name: named(`${count} ${other === true ? 'other ' : ''}heroes`), number: 'many' };
}

// --- hostiles --------------------------------------------------------------------------------------

/** There is one token of it: its name is enough. */
export function isOnlyOne(kind: string, { speech }: About): boolean {
  const card = speech.printed.records[kind];
  return card?.kind === 'hostile' && card.tokens === 1;
}

/** "a Skeleton", "the Magister" */
export const aKind = (kind: string, about: About): string =>
  isOnlyOne(kind, about) ? `the ${nameWords(kind, about)}` : articled(nameWords(kind, about));

type DescribedHostile = Pick<Exclude<HostileSelector, string>, 'kind' | 'group' | 'rank' | 'wounded'>;

/** "wounded Skeleton", "hostile of the cult" */
export function kindWords(described: DescribedHostile, about: About, many: 'one' | 'many' = 'one'): string {
  const { kind, group, rank, wounded } = described;
  const s = many === 'many' ? 's' : '';
  const noun =
    kind === undefined
      ? `${rank ?? 'hostile'}${s}${group === undefined ? '' : ` of the ${group}`}`
      : `${nameWords(kind, about)}${s}`;
  return wounded === undefined ? noun : `${wounded ? 'wounded' : 'unwounded'} ${noun}`;
}

const isWholeGroup = ({ kind, group, rank, wounded, other }: Exclude<HostileSelector, string>): boolean =>
  group !== undefined && [kind, rank, wounded, other].every((limit) => limit === undefined);

/** What follows "each": "other Skeleton", "of the cult" */
const everyWords = (selector: Exclude<HostileSelector, string>, about: About): string =>
  isWholeGroup(selector)
    ? `of the ${selector.group}`
    : `${selector.other ? 'other ' : ''}${kindWords(selector, about)}`;

export function hostileWords(selector: HostileSelector, about: About): Who {
  if (selector === 'this') return one('this hostile');
  if (selector === 'target') return one(about.attacker === true ? 'the attacker' : 'the target');
  const { in: place, count = 1, other = false, kind } = selector;
  const where = place === undefined ? '' : ` ${placeWords(place, about)}`;
  if (kind !== undefined && isOnlyOne(kind, about)) return one(`the ${kindWords(selector, about)}${where}`);
  if (count === 'all') return one(`each ${everyWords(selector, about)}${where}`);
  if (count === 1) return one(`${other ? 'another' : 'one'} ${kindWords(selector, about)}${where}`);
  return {
    name: `${count} ${other ? 'other ' : ''}${kindWords(selector, about, 'many')}${where}`,
    number: 'many',
  };
}

// --- amounts ---------------------------------------------------------------------------------------

/** "2 damage tokens", "1 action (inspired: 2)", "1 damage for each Acolyte in your area" */
export function amountWords(
  amount: Amount,
  { one: single, many }: { one: string; many: string },
  about: About,
): string {
  if (typeof amount === 'number') return counted(amount, single, many);
  if (Array.isArray(amount)) return `${counted(amount[0], single, many)} (inspired: ${amount[1]})`;
  if ('counter' in amount) return `as many ${many} as “${counterName(amount.counter)}” shows`;
  const each = typeof amount.hostiles === 'string' ? amount.hostiles : { ...amount.hostiles, count: 1 };
  const { name } = hostileWords(each, about);
  return `${counted(1, single, many)} for each ${name.replace(/^(one|the) /, '')}`;
}
