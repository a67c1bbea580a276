import { signed } from '@questhall/tabletop';
import {
  counted,
  does,
  listWords,
  order,
  type Saying,
  VERBS,
  type Verb,
  YOU,
} from '@questhall/tabletop/german';
import type { VerbParams } from '../../effects/params.js';
import { LIMITS } from '../../terms.js';
import type { About } from '../about.js';
import { linesWords } from './lines.js';
import { amountWords, itemWords, placeWords, whoWords } from './people.js';
import { LEVELS, PHASES, RESOURCES, STATS, TYPES, UNTIL } from './terms.js';

const SPACES = { one: 'Feld', many: 'Felder' };
const CARDS = { one: 'Fähigkeitskarte', many: 'Fähigkeitskarten' };
const DAMAGE = { one: 'Schaden', many: 'Schaden' };
const ENERGY = { one: 'Energie', many: 'Energie' };

const umdrehen: Verb = {
  du: 'drehst',
  er: 'dreht',
  sie: 'drehen',
  order: 'drehe',
  infinitive: 'umdrehen',
  particle: 'um',
};
const anlegen: Verb = {
  du: 'legst',
  er: 'legt',
  sie: 'legen',
  order: 'lege',
  infinitive: 'anlegen',
  particle: 'an',
};
const aufheben: Verb = {
  du: 'hebst',
  er: 'hebt',
  sie: 'heben',
  order: 'hebe',
  infinitive: 'aufheben',
  particle: 'auf',
};
const auslassen: Verb = {
  du: 'lässt',
  er: 'lässt',
  sie: 'lassen',
  order: 'lasse',
  infinitive: 'auslassen',
  particle: 'aus',
};

const face = (n: number): string => (n === LIMITS.star ? 'den Stern' : `${n}`);

/** What a card prints for each verb, in German. */
export const verbs: { readonly [V in keyof VerbParams]: (params: VerbParams[V], about: About) => Saying } = {
  cancelBattle: () => order(aufheben, 'den Kampf'),
  cancelCard: () => order(aufheben, 'diese Fähigkeitskarte'),
  challenge: () => does(YOU, VERBS.ziehen, 'eine weitere Herausforderungskarte und handelst sie ab'),
  choose: ({ options }, about) => ({
    text: `wähle: ${listWords(
      options.map(({ lines }) => linesWords(lines, about)),
      'oder',
    )}`,
  }),
  damage: ({ who, count }, about) => does(whoWords(who, about), VERBS.erleiden, amountWords(count, DAMAGE)),
  defeat: ({ who }, about) => does(whoWords(who, about), VERBS.werden, 'besiegt'),
  detach: ({ from }, about) =>
    from === 'self'
      ? order(VERBS.ablegen, 'diese Karte')
      : order(VERBS.ablegen, `eine Karte, die an ${whoWords(from, about).dat} liegt,`),
  die: ({ whose, reroll, to, add = 0 }) => {
    const die = whose === 'own' ? 'deinen Kampfwürfel' : 'den anderen Kampfwürfel';
    if (reroll === true) return order(VERBS.neuWürfeln, die);
    if (to !== undefined) return order(VERBS.setzen, `${die} auf ${face(to)}`);
    return order(add < 0 ? VERBS.verringern : VERBS.erhöhen, `${die} um ${Math.abs(add)}`);
  },
  discard: ({ who, count, random }, about) =>
    does(
      whoWords(who, about),
      VERBS.ablegen,
      `${amountWords(count, CARDS)}${random === true ? ' zufällig' : ''}`,
    ),
  discovery: (params) =>
    params.do === 'place'
      ? does(YOU, VERBS.platzieren, 'eine Entdeckung')
      : { text: 'sieh dir eine Entdeckung auf dem Spielplan an und lege sie zurück oder ab' },
  draw: ({ who, count }, about) => does(whoWords(who, about), VERBS.ziehen, amountWords(count, CARDS)),
  end: () => order(VERBS.ablegen, 'diese Karte'),
  energy: ({ who, add }, about) => {
    const loses = typeof add === 'number' && add < 0;
    return does(
      whoWords(who, about),
      loses ? VERBS.verlieren : VERBS.erhalten,
      amountWords(loses ? -add : add, ENERGY),
    );
  },
  equip: () => does(YOU, anlegen, 'einen Gegenstand deines Beutels'),
  flip: () => order(umdrehen, 'diese Karte'),
  flipCard: ({ who, to }, about) =>
    does(
      whoWords(who, about),
      umdrehen,
      `die Charakterkarte${to === undefined ? '' : to === 'start' ? ' auf die Startseite' : ' auf die Rückseite'}`,
    ),
  heal: ({ who, count }, about) => does(whoWords(who, about), VERBS.heilen, amountWords(count, DAMAGE)),
  item: ({ who, level }, about) =>
    does(
      whoWords(who, about),
      VERBS.erhalten,
      level === 'own' ? 'einen Gegenstand der eigenen Stufe' : `einen ${LEVELS[level]}en Gegenstand`,
    ),
  level: ({ who, to }, about) => does(whoWords(who, about), VERBS.erhalten, `die Stufe ${LEVELS[to]}`),
  loseItem: ({ who, item = {}, random }, about) =>
    does(whoWords(who, about), VERBS.ablegen, `${itemWords(1, item)}${random === true ? ' zufällig' : ''}`),
  marker: ({ do: what, within }) => {
    const near =
      within === undefined ? '' : ` im Umkreis von ${counted(within, { one: 'Feld', many: 'Feldern' })}`;
    if (what === 'discard') return order(VERBS.ablegen, `einen Begegnungsmarker${near}`);
    return order(
      umdrehen,
      `einen Begegnungsmarker${near} auf die ${what === 'calm' ? 'gelbe' : 'rote'} Seite`,
    );
  },
  move: ({ who, spaces, chooser = 'each' }, about) => {
    const far = `bis zu ${counted(spaces, SPACES)} weit`;
    if (who !== 'you' && chooser === 'you')
      return does(YOU, VERBS.bewegen, `${whoWords(who, about).acc} ${far}`);
    return does(whoWords(who, about), VERBS.bewegen, `${who === 'you' ? 'dich' : 'sich'} ${far}`);
  },
  prevent: ({ count }) =>
    order(VERBS.verhindern, count === 'all' ? 'den ganzen Schaden' : `${count} Schaden`),
  quest: ({ who }, about) => does(whoWords(who, about), VERBS.ziehen, 'eine Elitequest'),
  regain: ({ count }) =>
    does(YOU, VERBS.nehmen, `${counted(count, CARDS)} deines Ablagestapels auf die Hand`),
  resource: ({ resource }) =>
    does(YOU, VERBS.aktivieren, `„${RESOURCES[resource]}“, als läge es auf deinem Feld`),
  roll: ({ faces }, about) => ({
    text: `würfle mit einem Kampfwürfel: ${faces
      .map(
        ({ on, lines }) =>
          `${on.map((n) => (n === LIMITS.star ? 'Stern' : n)).join(', ')}: ${linesWords(lines, about)}`,
      )
      .join('; ')}`,
  }),
  send: ({ who, to }, about) =>
    does(whoWords(who, about), VERBS.werden, `${placeWords(to, about)} aufgestellt`),
  skip: ({ phase }) => order(auslassen, `die ${PHASES[phase]} dieses Zuges`),
  spawn: ({ colour, at }, about) =>
    order(VERBS.platzieren, `eine ${LEVELS[colour]}e Begegnung ${placeWords(at, about)}`),
  stat: ({ who, stat, add, until }, about) => {
    const sum =
      typeof add === 'number'
        ? signed(add)
        : `+${amountWords(add, { one: '', many: '' }).replace('  ', ' ')}`;
    return does(whoWords(who, about), VERBS.haben, `${sum} ${STATS[stat]} ${UNTIL[until]}`);
  },
  steal: ({ from, item = {}, random }, about) =>
    does(
      YOU,
      VERBS.nehmen,
      `${itemWords(1, item)}${random === true ? ' zufällig' : ''} aus dem Beutel von ${whoWords(from, about).dat}`,
    ),
  steps: ({ add }) => does(YOU, VERBS.haben, `${signed(add)} Bewegung in diesem Zug`),
  trophy: ({ trophy }, about) => does(YOU, VERBS.erhalten, `die Trophäe „${about.name(trophy)}“`),
  type: ({ who, type, until }, about) =>
    does(whoWords(who, about), VERBS.haben, `einen ${TYPES[type]}angriff ${UNTIL[until]}`),
};
