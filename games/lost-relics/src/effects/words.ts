import { capital, counted, listWords } from '@questhall/tabletop';
import { library } from '../content/library.js';
import type { Amount, HeroSelector, HostileSelector, Place } from '../content/selectors.js';

/** The words that cards share. Clauses have no capital and no full stop. */

export const nameWords = (id: string): string => library.records[id]?.name ?? id;

/** What a group of hostiles is called by itself. */
export const groupWords = (group: string): string => capital(group);

const PLACES: { [place in Extract<Place, string>]: string } = {
  'your-area': 'in your area',
  adjacent: 'in an adjacent area',
  visible: 'visible to you',
  'target-area': 'in the target’s area',
  'beside-target': 'adjacent to the target’s area',
  'this-area': 'in this area',
  'beside-this': 'in an area adjacent to this one',
};

/** The name an area has on its board. */
export function areaWords(id: string): string {
  const at = id.lastIndexOf('-');
  const face = library.records[id.slice(0, at)];
  const letter = id.slice(at + 1).toUpperCase();
  return face?.kind === 'board' ? (face.areas[letter]?.name ?? id) : id;
}

export const placeWords = (place: Place): string =>
  typeof place === 'string' ? PLACES[place] : `in ${listWords(place.areas.map(areaWords), 'or')}`;

export function amountWords(amount: Amount, one: string, many = `${one}s`): string {
  if (typeof amount === 'number') return counted(amount, one, many);
  if (Array.isArray(amount)) return `${amount[0]} (inspired: ${amount[1]}) ${many}`;
  if ('counter' in amount) return `as many ${many} as “${amount.counter}” says`;
  return `1 ${one} for each ${hostileWords(amount.hostiles)}`;
}

export function heroWords(selector: HeroSelector): string {
  if (selector === 'you') return 'you';
  if (selector === 'target') return 'that hero';
  if (selector === 'companion') return 'Taros';
  if (selector === 'last-acted') return 'the hero who acted last';
  if ('hero' in selector) return nameWords(selector.hero);
  const { in: place, count = 1, other, most, out } = selector;
  const noun = `${other === true ? 'other ' : ''}hero`;
  const what =
    count === 'all' ? `each ${noun}` : count === 1 ? `one ${noun}` : counted(count, noun, `${noun}es`);
  const tail = [
    place === undefined ? '' : placeWords(place),
    out === true ? 'out of action' : '',
    most === undefined ? '' : 'with the most damage tokens',
  ];
  return [what, ...tail.filter((part) => part !== '')].join(' ');
}

export function hostileWords(selector: HostileSelector): string {
  if (selector === 'this') return 'this hostile';
  if (selector === 'target') return 'the target';
  const { kind, group, rank, in: place, wounded, count = 1, other } = selector;
  const noun =
    kind !== undefined ? nameWords(kind) : group !== undefined ? `${group} hostile` : (rank ?? 'hostile');
  const full = [
    other === true ? 'other' : '',
    wounded === undefined ? '' : wounded ? 'wounded' : 'unwounded',
    noun,
  ]
    .filter((part) => part !== '')
    .join(' ');
  const what = count === 'all' ? `each ${full}` : count === 1 ? `one ${full}` : counted(count, full);
  return place === undefined ? what : `${what} ${placeWords(place)}`;
}

/** "you" does, anybody else does-s. */
export const verbWords = (who: string, verb: string, third = `${verb}s`): string =>
  `${who} ${who === 'you' || /^\d+ /.test(who) ? verb : third}`;
