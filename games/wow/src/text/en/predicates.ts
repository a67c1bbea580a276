import { listWords } from '@questhall/tabletop';
import type { Cost, Predicate } from '../../content/selectors.js';
import type { About } from '../about.js';
import { itemWords, levelsWords, placeWords, rangeWords } from './people.js';

type Part<K extends keyof Predicate> = (value: NonNullable<Predicate[K]>, about: About) => string;

const HORDE = { horde: 'Horde', alliance: 'Alliance' };

const PARTS: { readonly [K in keyof Required<Predicate>]: Part<K> } = {
  level: (levels) => `you are ${levelsWords(levels)}`,
  affiliation: (side) => `you belong to the ${HORDE[side]}`,
  at: (place, about) => `you are ${placeWords(place, about)}`,
  near: ({ within = 0, affiliation }) =>
    `another ${affiliation === undefined ? '' : `${HORDE[affiliation]} `}character is ${within === 0 ? 'in your space' : `within ${within} spaces`}`,
  phase: (phase) => `it is the ${phase} phase`,
  yourTurn: (own) => (own ? 'it is your turn' : 'it is not your turn'),
  side: (side) => `you are the ${side}`,
  against: (what) =>
    what === 'board-encounter'
      ? 'you fight a board encounter'
      : `you fight ${what === 'encounter' ? 'an' : 'a'} ${what}`,
  trait: (trait) => `your opponent has the trait ${trait}`,
  attacks: (type) => `your attack is ${type}`,
  opponentAttacks: (type) => `your opponent's attack is ${type}`,
  die: (range) => `your die shows ${rangeWords(range)}`,
  opponentDie: (range) => `the other die shows ${rangeWords(range)}`,
  cardSide: (side) => `your character card shows its ${side === 'start' ? 'starting side' : 'reverse'}`,
  damage: (range) => `you have ${rangeWords(range)} damage`,
  hand: (range) => `you hold ${rangeWords(range)} ability cards`,
  energy: (range) => `you have ${rangeWords(range)} energy`,
  valor: (range) => `you have ${rangeWords(range)} valor`,
  quests: (range) => `you have ${rangeWords(range)} active quests`,
  items: ({ atLeast, atMost, ...items }) => {
    const range = rangeWords({ atLeast, atMost });
    return `you have ${range === 'any' ? 'at least 1' : range} ${itemWords(items, atLeast === 1 ? 'one' : 'many')}`;
  },
  equipped: (slot) => `you have ${slot === 'weapon' ? 'a weapon' : 'armor'} equipped`,
  not: (one, about) => `it is not true that ${ifWords(one, about)}`,
  any: (list, about) =>
    listWords(
      list.map((one) => ifWords(one, about)),
      'or',
    ),
};

/** What must hold, as it follows "if". */
export function ifWords(predicate: Predicate, about: About): string {
  const keys = Object.keys(predicate) as (keyof Predicate)[];
  return listWords(
    keys.filter((key) => predicate[key] !== undefined).map((key) => partWords(key, predicate, about)),
  );
}

const partWords = <K extends keyof Predicate>(key: K, predicate: Predicate, about: About): string =>
  (PARTS[key] as Part<K>)(predicate[key] as NonNullable<Predicate[K]>, about);

/** What is paid, before a colon. */
export function costWords({ energy, damage, discardSelf, flipCard }: Cost): string {
  return listWords(
    [
      energy === undefined ? '' : `spend ${energy} energy`,
      damage === undefined ? '' : `take ${damage} damage`,
      discardSelf === true ? 'discard this card' : '',
      flipCard === true ? 'flip your character card' : '',
    ].filter((part) => part !== ''),
  );
}
