import { signed } from '@questhall/tabletop';
import { counted, listWords, named, type Phrase, YOU } from '@questhall/tabletop/german';
import type { Amount, Characters, Items, Place, Range } from '../../content/selectors.js';
import type { Level } from '../../terms.js';
import type { About } from '../about.js';
import { LEVELS } from './terms.js';

const phrase = (nom: string, acc: string, dat: string, gen = dat): Phrase => ({
  nom,
  acc,
  dat,
  gen,
  person: 'er',
});

const WHO: { readonly [who in Extract<Characters, string>]: Phrase } = {
  you: YOU,
  opponent: phrase('dein Gegner', 'deinen Gegner', 'deinem Gegner', 'deines Gegners'),
  target: phrase('dieser Charakter', 'diesen Charakter', 'diesem Charakter', 'dieses Charakters'),
  active: phrase(
    'der aktive Charakter',
    'den aktiven Charakter',
    'dem aktiven Charakter',
    'des aktiven Charakters',
  ),
  left: phrase(
    'dein linker Nachbar',
    'deinen linken Nachbarn',
    'deinem linken Nachbarn',
    'deines linken Nachbarn',
  ),
  right: phrase(
    'dein rechter Nachbar',
    'deinen rechten Nachbarn',
    'deinem rechten Nachbarn',
    'deines rechten Nachbarn',
  ),
};
/** On the card of an encounter. */
const ENCOUNTER: { readonly [who: string]: Phrase | undefined } = {
  you: phrase('diese Begegnung', 'diese Begegnung', 'dieser Begegnung'),
  opponent: phrase('der Angreifer', 'den Angreifer', 'dem Angreifer', 'des Angreifers'),
};

const SIDES = { horde: 'der Horde', alliance: 'der Allianz' };

export function whoWords(who: Characters, about: About): Phrase {
  if (typeof who === 'string') return (about.holder === 'encounter' ? ENCOUNTER[who] : undefined) ?? WHO[who];
  const { count = 1, other } = who;
  const tail = whereWords(who, about);
  if (count === 'all') {
    const other1 = other === true ? 'andere ' : '';
    const more = other === true ? 'anderen ' : '';
    return phrase(
      `jeder ${other1}Charakter${tail}`,
      `jeden ${more}Charakter${tail}`,
      `jedem ${more}Charakter${tail}`,
      `jedes ${more}Charakters${tail}`,
    );
  }
  const chosen = `${tail} deiner Wahl`;
  if (count > 1) {
    const several = named(`${count} ${other === true ? 'andere ' : ''}Charaktere${chosen}`);
    return { ...several, person: 'sie' };
  }
  return other === true
    ? phrase(
        `ein anderer Charakter${chosen}`,
        `einen anderen Charakter${chosen}`,
        `einem anderen Charakter${chosen}`,
        `eines anderen Charakters${chosen}`,
      )
    : phrase(
        `ein Charakter${chosen}`,
        `einen Charakter${chosen}`,
        `einem Charakter${chosen}`,
        `eines Charakters${chosen}`,
      );
}

type Filter = Exclude<Characters, string>;
function whereWords({ affiliation, level, at, within }: Filter, about: About): string {
  const near =
    within === 0
      ? 'auf deinem Feld'
      : `im Umkreis von ${counted(within ?? 0, { one: 'Feld', many: 'Feldern' })}`;
  return [
    affiliation === undefined ? '' : ` ${SIDES[affiliation]}`,
    level === undefined ? '' : ` der Stufe ${levelsWords(level)}`,
    at === undefined ? '' : ` ${placeWords(at, about)}`,
    within === undefined ? '' : ` ${near}`,
  ].join('');
}

type Levels = { atLeast?: Level | undefined; atMost?: Level | undefined };
export function levelsWords({ atLeast, atMost }: Levels): string {
  if (atLeast !== undefined && atLeast === atMost) return LEVELS[atLeast];
  if (atLeast !== undefined) return `${LEVELS[atLeast]} oder höher`;
  return atMost === undefined ? 'beliebig' : `${LEVELS[atMost]} oder niedriger`;
}

const PLACES: { readonly [place in Extract<Place, string>]: string } = {
  here: 'auf deinem Feld',
  any: 'auf einem beliebigen Feld',
  city: 'in einer Stadt',
  'nearest-city': 'in der nächsten Stadt',
  neighbour: 'auf einem Nachbarfeld',
};

export function placeWords(place: Place, about: About): string {
  if (typeof place === 'string') return PLACES[place];
  const { spaces, colour, region, within, city } = place;
  if (spaces !== undefined) return `in ${listWords(spaces.map(about.name), 'oder')}`;
  const field = `auf einem ${colour === undefined ? '' : `${LEVELS[colour]}en `}Feld`;
  return [
    city === true ? 'in einer Stadt' : `${field}${city === false ? ', das keine Stadt ist' : ''}`,
    region === undefined ? '' : `in ${about.name(region)}`,
    within === undefined ? '' : `im Umkreis von ${counted(within, { one: 'Feld', many: 'Feldern' })}`,
  ]
    .filter((part) => part !== '')
    .join(' ');
}

const PER = {
  level: 'Stufe',
  energy: 'Energie',
  hand: 'Karte auf deiner Hand',
  items: 'deiner Gegenstände',
  quests: 'abgeschlossene Quest',
  damage: 'Schaden auf dir',
  die: 'Punkt auf deinem Würfel',
  'opponent-die': 'Punkt auf dem anderen Würfel',
  valor: 'Tapferkeit',
} as const;

/** "2 Karten", "1 Karte je Stufe" */
export function amountWords(amount: Amount, what: { one: string; many: string }): string {
  if (typeof amount === 'number') return counted(amount, what);
  const { per, times = 1, plus = 0, atMost } = amount;
  const more = plus === 0 ? '' : `, ${signed(plus)}`;
  return `${counted(times, what)} je ${PER[per]}${more}${atMost === undefined ? '' : `, höchstens ${atMost}`}`;
}

const SLOTS = {
  weapon: { one: 'Waffe', many: 'Waffen' },
  armor: { one: 'Rüstung', many: 'Rüstungen' },
  bag: { one: 'Gegenstand für den Beutel', many: 'Gegenstände für den Beutel' },
};
export function itemWords(count: number, { slot, level, from }: Items): string {
  const what = slot === undefined ? { one: 'Gegenstand', many: 'Gegenstände' } : SLOTS[slot];
  const where = from === undefined ? '' : from === 'bag' ? ' aus dem Beutel' : ' unter den angelegten';
  return `${counted(count, what)}${level === undefined ? '' : ` (${levelsWords(level)})`}${where}`;
}

export function rangeWords({ atLeast, atMost }: Range): string {
  if (atLeast !== undefined && atLeast === atMost) return `genau ${atLeast}`;
  if (atLeast !== undefined && atMost !== undefined) return `${atLeast} bis ${atMost}`;
  if (atLeast !== undefined) return `mindestens ${atLeast}`;
  return atMost === undefined ? 'mindestens 1' : `höchstens ${atMost}`;
}
