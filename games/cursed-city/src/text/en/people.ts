import { counted } from '@questhall/tabletop';
import type { Who } from '@questhall/tabletop/clauses';
import type { Amount, CellSelector, HeroSelector, HostileSelector, Place } from '../../content/selectors.js';
import { type About, isOnlyOne, nameOf } from '../about.js';
import { labels } from './labels.js';

/** The words that cards share. Clauses have no capital and no full stop. */

const one = (name: string): Who => ({ name, number: 'one' });
const spaced = (...words: readonly string[]): string => words.filter((word) => word !== '').join(' ');

const OF = { you: '', this: ' of it', target: ' of the target', heroes: ' of a hero' } as const;

function placeWords(place: Place): string {
  if (typeof place === 'object') {
    if ('at' in place) return 'on a space marked for it on the map';
    if ('touching' in place) return `touching ${TOUCHED[place.touching]}`;
    return `within ${counted(place.within, 'space')}${OF[place.of ?? 'you']}`;
  }
  return PLACES[place];
}
const TOUCHED = {
  lychgate: 'a lychgate',
  gateway: 'a gateway',
  'closed-gateway': 'a closed gateway',
  object: 'a mysterious object',
} as const;
const PLACES: { readonly [place in Extract<Place, string>]: string } = {
  adjacent: 'adjacent to you',
  'same-tile': 'on the same tile',
  visible: 'in sight',
  'target-adjacent': 'adjacent to the target',
  'target-tile': 'on the target’s tile',
  'extraction-zone': 'in the extraction zone',
};

/** Where something is put: "in your space", "in an empty space adjacent to you" */
export function cellWords(selector: CellSelector): string {
  if (typeof selector === 'string')
    return selector === 'your-space' ? 'in your space' : 'in the target’s space';
  const { in: place, empty = true, by, of } = selector;
  if (typeof place === 'object' && 'at' in place) return placeWords(place);
  const which = by === undefined ? (empty ? 'an empty' : 'a') : `the ${by}${empty ? ' empty' : ''}`;
  const from = by === undefined || of === undefined ? '' : FROM[by][of];
  return spaced(`in ${which} space`, place === undefined ? '' : placeWords(place), from);
}
const FROM = {
  nearest: { you: 'to you', this: 'to it', target: 'to the target', heroes: 'to the heroes' },
  furthest: { you: 'from you', this: 'from it', target: 'from the target', heroes: 'from the heroes' },
} as const;

const many = (count: number | 'all' | 'any', single: string, plural: string): Who => {
  if (count === 'all') return one(`each ${single}`);
  if (count === 'any') return { name: `any number of ${plural}`, number: 'many' };
  return count === 1 ? one(`one ${single}`) : { name: `${count} ${plural}`, number: 'many' };
};

type Described = {
  readonly other?: true | undefined;
  readonly wounded?: boolean | undefined;
  readonly ailment?: string | undefined;
};
const adjectives = ({ other, wounded, ailment }: Described): string =>
  spaced(
    other === true ? 'other' : '',
    wounded === undefined ? '' : wounded ? 'wounded' : 'unhurt',
    ailment === undefined ? '' : ailment === 'any' ? 'ailing' : ailment,
  );

const WHERE = {
  out: 'who is out of action',
  away: 'who is away',
  buried: 'who is buried',
  able: 'who is not out of action',
  journey: 'of this journey',
} as const;
const BY = {
  nearest: 'the nearest',
  furthest: 'the furthest',
  'most-wounded': 'the most wounded',
  'least-inspiration': 'the least inspired',
} as const;

export function heroWords(selector: HeroSelector, about: About): Who {
  if (selector === 'you') return about.holder === 'hero' ? { name: 'you', number: 'you' } : one('that hero');
  if (selector === 'target') return one('that hero');
  if (selector === 'activating') return one('the active hero');
  if ('hero' in selector) return one(nameOf(selector.hero, about));
  const { count = 1, in: place, by, where, class: own } = selector;
  const kind = own === undefined ? 'hero' : own;
  const after = spaced(place === undefined ? '' : placeWords(place), where === undefined ? '' : WHERE[where]);
  const noun = (word: string) => spaced(adjectives(selector), word, after);
  return by === undefined ? many(count, noun(kind), noun(pluralOf(kind))) : one(`${BY[by]} ${noun(kind)}`);
}
const pluralOf = (kind: string): string => (kind === 'hero' ? 'heroes' : `${kind}s`);

type Kind = Pick<
  Exclude<HostileSelector, string>,
  'category' | 'model' | 'champion' | 'size' | 'group' | 'wounded' | 'ailment'
>;
/** "small hostile", "champion", "Corpse Rat", "hostile of the Ulfenwatch" */
export function hostileNoun({ category, model, champion, size, group }: Kind, about: About): string {
  const noun = model !== undefined ? nameOf(model, about) : champion === true ? 'champion' : 'hostile';
  const of = category === undefined ? '' : `of the ${nameOf(category, about)}`;
  return spaced(
    size ?? '',
    noun,
    of,
    group === undefined ? '' : group === 'this' ? 'of this group' : `of group ${group + 1}`,
  );
}

const THIS = { target: 'the target', attacker: 'the attacker', fallen: 'it' } as const;
export const figureName = ({ figure = 'target' }: About): string => THIS[figure];

export function hostileWords(selector: HostileSelector, about: About): Who {
  if (selector === 'this') return one('this hostile');
  if (selector === 'target') return one(figureName(about));
  const { count = 1, in: place, by, model, category } = selector;
  const only = model ?? category;
  if (only !== undefined && isOnlyOne(only, about)) return one(nameOf(only, about));
  const where = place === undefined ? '' : placeWords(place);
  const noun = hostileNoun(selector, about);
  const single = spaced(adjectives(selector), noun, where);
  if (by !== undefined) return one(`the ${by} ${single}`);
  return many(count, single, spaced(adjectives(selector), noun.replace(/hostile|champion/, '$&s'), where));
}

type Whom = { readonly hero?: HeroSelector | undefined; readonly hostile?: HostileSelector | undefined };
export function figureWords({ hero, hostile }: Whom, about: About): Who {
  if (hero !== undefined) return heroWords(hero, about);
  return hostile === undefined ? one('nothing') : hostileWords(hostile, about);
}

type Counted = Extract<Amount, { of: unknown }>['of'];
function eachWords(of: Counted, about: About): string {
  if ('counter' in of) return `“${labels.counter(of.counter)}” shows`;
  const who = 'heroes' in of ? heroWords(of.heroes, about) : hostileWords(of.hostiles, about);
  return who.name.replace(/^(each|one|any number of) /, '');
}

/** "2 damage", "as much damage as the die shows" */
export function amountWords(amount: Amount, noun: { one: string; many: string }, about: About): string {
  if (typeof amount === 'number') return counted(amount, noun.one, noun.many);
  if (amount === 'score') return `as many ${noun.many} as the die shows`;
  if (amount === 'level') return `as many ${noun.many} as your level`;
  if ('of' in amount) {
    const { of, times = 1, add = 0 } = amount;
    const each = `${counted(times, noun.one, noun.many)} for each ${eachWords(of, about)}`;
    return add === 0 ? each : `${each}, and ${add} more`;
  }
  const { failure = 0, success = 0, critical = 0 } = amount;
  return `${failure}/${success}/${critical} ${noun.many} (failure/success/critical success)`;
}
