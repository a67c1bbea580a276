import { listWords } from '@questhall/tabletop/german';
import type { Cost, Predicate } from '../../content/selectors.js';
import type { About } from '../about.js';
import { itemWords, levelsWords, placeWords, rangeWords } from './people.js';
import { PHASES, TYPES } from './terms.js';

type Part<K extends keyof Predicate> = (value: NonNullable<Predicate[K]>, about: About) => string;

const SIDES = { horde: 'zur Horde', alliance: 'zur Allianz' };
const FOES = {
  encounter: 'eine Begegnung',
  'board-encounter': 'eine Begegnung des Spielplans',
  character: 'einen Charakter',
};

/** What must hold, as it follows "wenn". */
const PARTS: { readonly [K in keyof Required<Predicate>]: Part<K> } = {
  level: (levels) => `deine Stufe ${levelsWords(levels)} ist`,
  affiliation: (side) => `du ${SIDES[side]} gehörst`,
  at: (place, about) => `du ${placeWords(place, about)} bist`,
  near: ({ within = 0, affiliation }) =>
    `ein anderer Charakter${affiliation === undefined ? '' : affiliation === 'horde' ? ' der Horde' : ' der Allianz'} ${within === 0 ? 'auf deinem Feld' : `im Umkreis von ${within} Feldern`} ist`,
  phase: (phase) => `die ${PHASES[phase]} läuft`,
  yourTurn: (own) => (own ? 'du am Zug bist' : 'du nicht am Zug bist'),
  side: (side) => (side === 'attacker' ? 'du der Angreifer bist' : 'du der Verteidiger bist'),
  against: (what) => `du gegen ${FOES[what]} kämpfst`,
  trait: (trait) => `dein Gegner das Merkmal „${trait}“ hat`,
  attacks: (type) => `dein Angriff ${TYPES[type]} ist`,
  opponentAttacks: (type) => `der Angriff deines Gegners ${TYPES[type]} ist`,
  die: (range) => `dein Würfel ${rangeWords(range)} zeigt`,
  opponentDie: (range) => `der andere Würfel ${rangeWords(range)} zeigt`,
  cardSide: (side) => `deine Charakterkarte ihre ${side === 'start' ? 'Startseite' : 'Rückseite'} zeigt`,
  damage: (range) => `du ${rangeWords(range)} Schaden hast`,
  hand: (range) => `du ${rangeWords(range)} Fähigkeitskarten auf der Hand hast`,
  energy: (range) => `du ${rangeWords(range)} Energie hast`,
  valor: (range) => `du ${rangeWords(range)} Tapferkeit hast`,
  quests: (range) => `du ${rangeWords(range)} aktive Quests hast`,
  items: ({ atLeast, atMost, ...items }) =>
    atMost === undefined
      ? `du mindestens ${itemWords(atLeast ?? 1, items)} hast`
      : `du höchstens ${itemWords(atMost, items)} hast`,
  equipped: (slot) => `du eine ${slot === 'weapon' ? 'Waffe' : 'Rüstung'} angelegt hast`,
  not: (one, about) => `nicht gilt, dass ${ifWords(one, about)}`,
  any: (list, about) =>
    listWords(
      list.map((one) => ifWords(one, about)),
      'oder',
    ),
};

export function ifWords(predicate: Predicate, about: About): string {
  const keys = Object.keys(predicate) as (keyof Predicate)[];
  return listWords(
    keys.filter((key) => predicate[key] !== undefined).map((key) => partWords(key, predicate, about)),
  );
}

const partWords = <K extends keyof Predicate>(key: K, predicate: Predicate, about: About): string =>
  (PARTS[key] as Part<K>)(predicate[key] as NonNullable<Predicate[K]>, about);

/** What is paid, as an order. */
export function costWords({ energy, damage, discardSelf, flipCard }: Cost): string {
  return listWords(
    [
      energy === undefined ? '' : `gib ${energy} Energie aus`,
      damage === undefined ? '' : `erleide ${damage} Schaden`,
      discardSelf === true ? 'lege diese Karte ab' : '',
      flipCard === true ? 'drehe deine Charakterkarte um' : '',
    ].filter((part) => part !== ''),
  );
}
