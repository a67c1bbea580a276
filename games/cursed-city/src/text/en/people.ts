import { counted } from '@questhall/tabletop';
import type { Who } from '@questhall/tabletop/clauses';
import type { Amount, CellSelector, HeroSelector, HostileSelector, Place } from '../../content/selectors.js';
import type { About } from '../about.js';

/** The words that cards share. Clauses have no capital and no full stop. */

const one = (name: string): Who => ({ name, number: 'one' });

function placeWords(place: Place): string {
  if (typeof place === 'object') {
    if ('at' in place) return `at ${place.at.join(' or ')}`;
    if ('touching' in place) return `touching ${place.touching === 'object' ? 'an' : 'a'} ${place.touching}`;
    return `within ${counted(place.within, 'space')}${place.of === 'heroes' ? ' of a hero' : ''}`;
  }
  return PLACES[place];
}
const PLACES: { readonly [place in Extract<Place, string>]: string } = {
  adjacent: 'adjacent to you',
  'same-tile': 'on the same tile',
  visible: 'visible to you',
  'target-adjacent': 'adjacent to the target',
  'target-tile': 'on the target’s tile',
  'extraction-zone': 'in the extraction zone',
};

/** Where something is put: "in your space", "in an empty space adjacent to you" */
export function cellWords(selector: CellSelector): string {
  if (typeof selector === 'string')
    return selector === 'your-space' ? 'in your space' : 'in the target’s space';
  const { in: place, empty = true, by } = selector;
  const which = by === undefined ? (empty ? 'an empty' : 'a') : `the ${by}${empty ? ' empty' : ''}`;
  return `in ${which} space${place === undefined ? '' : ` ${placeWords(place)}`}`;
}

const many = (count: number | 'all' | 'any', single: string, plural: string): Who => {
  if (count === 'all') return one(`each ${single}`);
  if (count === 'any') return { name: `any number of ${plural}`, number: 'many' };
  return count === 1 ? one(`one ${single}`) : { name: `${count} ${plural}`, number: 'many' };
};

export function heroWords(selector: HeroSelector, { name }: About): Who {
  if (selector === 'you') return { name: 'you', number: 'you' };
  if (selector === 'target') return one('that hero');
  if (selector === 'activating') return one('the active hero');
  if ('hero' in selector) return one(name(selector.hero));
  const { count = 1, in: place, other } = selector;
  const which = `${other === true ? 'other ' : ''}hero`;
  const where = place === undefined ? '' : ` ${placeWords(place)}`;
  const plural = `${other === true ? 'other ' : ''}heroes`;
  return many(count, `${which}${where}`, `${plural}${where}`);
}

export function hostileWords(selector: HostileSelector, { name }: About): Who {
  if (selector === 'this') return one('this hostile');
  if (selector === 'target') return one('the target');
  const { count = 1, in: place, category, other } = selector;
  const noun = category === undefined ? 'hostile' : `hostile of the ${name(category)}`;
  const where = place === undefined ? '' : ` ${placeWords(place)}`;
  return many(count, `${other === true ? 'other ' : ''}${noun}${where}`, `hostiles${where}`);
}

type Whom = { readonly hero?: HeroSelector | undefined; readonly hostile?: HostileSelector | undefined };
export function figureWords({ hero, hostile }: Whom, about: About): Who {
  if (hero !== undefined) return heroWords(hero, about);
  return hostile === undefined ? one('nothing') : hostileWords(hostile, about);
}

/** "2 damage", "as much damage as the die shows" */
export function amountWords(amount: Amount, noun: { one: string; many: string }): string {
  if (typeof amount === 'number') return counted(amount, noun.one, noun.many);
  if (amount === 'score') return `as many ${noun.many} as the die shows`;
  if (amount === 'level') return `as many ${noun.many} as your level`;
  if ('of' in amount) return `${counted(amount.times ?? 1, noun.one, noun.many)} for each`;
  const { failure = 0, success = 0, critical = 0 } = amount;
  return `${failure}/${success}/${critical} ${noun.many}`;
}
