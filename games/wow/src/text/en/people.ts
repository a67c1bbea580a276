import { counted, listWords, signed } from '@questhall/tabletop';
import type { Amount, Characters, Items, Place, Range } from '../../content/selectors.js';
import type { Level, Until } from '../../terms.js';
import type { About } from '../about.js';
import type { Who } from './clause.js';

const WHO = {
  you: { name: 'you', number: 'you' },
  opponent: { name: 'your opponent', number: 'one' },
  target: { name: 'that character', number: 'one' },
  active: { name: 'the active character', number: 'one' },
  left: { name: 'the character to your left', number: 'one' },
  right: { name: 'the character to your right', number: 'one' },
} as const satisfies { [who: string]: Who };

/** On the card of an encounter. */
const ENCOUNTER: { readonly [who: string]: Who | undefined } = {
  you: { name: 'this encounter', number: 'one' },
  opponent: { name: 'the attacker', number: 'one' },
};

const HORDE_OR = { horde: 'Horde ', alliance: 'Alliance ' };

/** Who does what a card says. */
export function whoWords(who: Characters, about: About): Who {
  if (typeof who === 'string') {
    return (about.holder === 'encounter' ? ENCOUNTER[who] : undefined) ?? WHO[who];
  }
  const { count = 1, other } = who;
  const noun = `${who.affiliation === undefined ? '' : HORDE_OR[who.affiliation]}character`;
  const tail = whereWords(who, about);
  if (count === 'all') return { name: `each ${other === true ? 'other ' : ''}${noun}${tail}`, number: 'one' };
  if (count === 1)
    return { name: `${other === true ? 'another' : 'a'} ${noun}${tail} of your choice`, number: 'one' };
  return {
    name: `${count} ${other === true ? 'other ' : ''}${noun}s${tail} of your choice`,
    number: 'many',
  };
}

function whereWords({ level, at, within }: Exclude<Characters, string>, about: About): string {
  const near = within === 0 ? 'in your space' : `within ${counted(within ?? 0, 'space')}`;
  return [
    level === undefined ? '' : ` of ${levelsWords(level)} level`,
    at === undefined ? '' : ` ${placeWords(at, about)}`,
    within === undefined ? '' : ` ${near}`,
  ].join('');
}

/** As the object of a verb: "each other character" is the same, "you" too. */
export const whomWords = (who: Characters, about: About): string => whoWords(who, about).name;

type Levels = { atLeast?: Level | undefined; atMost?: Level | undefined };
export function levelsWords({ atLeast, atMost }: Levels): string {
  if (atLeast !== undefined && atLeast === atMost) return atLeast;
  if (atLeast !== undefined) return `${atLeast} or higher`;
  return atMost === undefined ? 'any' : `${atMost} or lower`;
}

export function placeWords(place: Place, about: About): string {
  if (place === 'here') return 'in your space';
  if (place === 'any') return 'in any space';
  if (place === 'city') return 'in a city';
  if (place === 'nearest-city') return 'in the nearest city';
  if (place === 'neighbour') return 'in a neighboring space';
  const { spaces, colour, region, within, city } = place;
  if (spaces !== undefined) return `in ${listWords(spaces.map(about.name), 'or')}`;
  const noun = `${colour === undefined ? '' : `${colour} `}space${city === false ? ' that is no city' : ''}`;
  return [
    `in a ${city === true ? 'city' : noun}`,
    region === undefined ? '' : `of ${about.name(region)}`,
    within === undefined ? '' : `within ${counted(within, 'space')}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const PER = {
  level: 'level',
  energy: 'energy',
  hand: 'card in your hand',
  items: 'item you have',
  quests: 'completed quest',
  damage: 'damage on you',
  die: 'point on your die',
  'opponent-die': 'point on the other die',
  valor: 'valor',
} as const;

/** "2 cards", "1 card for each item you have" */
export function amountWords(amount: Amount, { one, many }: { one: string; many: string }): string {
  if (typeof amount === 'number') return counted(amount, one, many);
  const { per, times = 1, plus = 0, atMost } = amount;
  const more = plus === 0 ? '' : `, ${signed(plus)}`;
  const most = atMost === undefined ? '' : `, at most ${atMost}`;
  return `${counted(times, one, many)} for each ${PER[per]}${more}${most}`;
}

export const UNTIL: { readonly [until in Until]: string } = {
  roll: 'for this roll',
  combat: 'for this combat',
  phase: 'for this phase',
  turn: 'this turn',
  'your-turn': 'until your next turn',
  defeated: 'until defeated',
  game: 'for the rest of the game',
};

export function itemWords({ slot, level, from }: Items, number: 'one' | 'many' = 'one'): string {
  const noun = slot === undefined || slot === 'bag' ? 'item' : slot;
  const named = `${level === undefined ? '' : `${levelsWords(level)} `}${slot === 'bag' ? 'bag ' : ''}${noun}`;
  const tail = from === undefined ? '' : from === 'bag' ? ' from the bag' : ' that is equipped';
  return `${number === 'one' || noun === 'armor' ? named : `${named}s`}${tail}`;
}

export function rangeWords({ atLeast, atMost }: Range): string {
  if (atLeast !== undefined && atLeast === atMost) return `exactly ${atLeast}`;
  if (atLeast !== undefined && atMost !== undefined) return `${atLeast} to ${atMost}`;
  if (atLeast !== undefined) return `at least ${atLeast}`;
  return atMost === undefined ? 'any' : `at most ${atMost}`;
}
