import { capital } from '@questhall/tabletop';
import {
  counted,
  does,
  followed,
  named,
  nounPhrase,
  order,
  type Phrase,
  quoted,
  type Saying,
  VERBS,
  type Verb,
} from '@questhall/tabletop/german';
import type { VerbParams } from '../../effects/params.js';
import { RESULTS } from '../../terms.js';
import { type About, nameOf, weaponName } from '../about.js';
import { labels } from './labels.js';
import * as de from './people.js';
import { conditionWords } from './predicates.js';
import { optionWords, statWords, stepsWords, UNTIL } from './terms.js';

const verb = (du: string, er: string, sie: string, imperative: string, particle = ''): Verb => ({
  ...{ du, er, sie, order: imperative, particle },
  infinitive: particle + sie,
});
const AUFSTELLEN = verb('stellst', 'stellt', 'stellen', 'stelle', 'auf');
const STOSSEN = verb('stößt', 'stößt', 'stoßen', 'stoße');
const TAUSCHEN = verb('tauschst', 'tauscht', 'tauschen', 'tausche');
const WUERFELN = verb('würfelst', 'würfelt', 'würfeln', 'würfle');
const DREHEN = verb('drehst', 'dreht', 'drehen', 'drehe');
const ZURUECK = verb('rückst', 'rückt', 'rücken', 'rücke', 'zurück');
const FORTFAHREN = verb('fährst', 'fährt', 'fahren', 'fahrt', 'fort');

const TRACKS: { readonly [track in VerbParams['track']['track']]: Phrase } = {
  fear: named('die Angst'),
  influence: named('der Einfluss'),
  nightfall: nounPhrase('der', 'm', { nom: 'Nachtmarker', other: 'Nachtmarker', gen: 'Nachtmarkers' }),
  quest: nounPhrase('der', 'm', { nom: 'Questmarker', other: 'Questmarker', gen: 'Questmarkers' }),
};
const TESTS = { agility: 'Gewandtheit', vitality: 'Lebenskraft', defence: 'Verteidigung' } as const;
const ON = {
  failure: 'Bei einem Fehlschlag',
  success: 'Bei einem Erfolg',
  critical: 'Bei einem kritischen Erfolg',
} as const;
const LATER: { readonly [what: string]: string } = {
  skip: 'in der nächsten Runde werden keine Schicksalswürfel geworfen',
  'all-available': 'nach dem nächsten Schicksalswurf sind alle Schicksalswürfel verfügbar',
  cheaper: 'die erste Stärkung, die jetzt gekauft wird, kostet 1 weniger, aber mindestens 1',
  'reroll-survival': 'Überlebenswürfe dürfen neu gewürfelt werden',
  night: 'die nächste Reise beginnt bei Nacht',
  damage: 'auf der nächsten Reise erleidet jeder Held vor dem ersten Aktivierungswurf 1 Schaden',
  disease: 'auf der nächsten Reise ist jeder Held vor dem ersten Aktivierungswurf krank',
  inspiration: 'auf der nächsten Reise beginnt jeder Held mit 1 Inspirationspunkt',
};

const DICE = { one: 'Aktivierungswürfel', many: 'Aktivierungswürfel' };
const POINTS = { one: 'Inspirationspunkt', many: 'Inspirationspunkte' };
const DAMAGE = { one: 'Schaden', many: 'Schaden' };
const WOUNDS = { one: 'Wunde', many: 'Wunden' };
const SPACES = { one: 'Feld', many: 'Felder' };

/** Figures in an order: "dich", "das Ziel". */
const whomOf = (whom: Parameters<typeof de.figureWords>[0], about: About): string =>
  de.figureWords(whom, about).acc;
const ofWhom = ({ person, dat }: Phrase, yours: string, theirs: string): string =>
  person === 'du' ? yours : `${theirs} von ${dat}`;

type German = { readonly [V in keyof VerbParams]: (params: VerbParams[V], about: About) => Saying };

/** What a card prints for each verb, in German. */
export const verbs: German = {
  act: ({ hostile, does: steps }, about) =>
    does(de.hostileWords(hostile, about), VERBS.durchführen, stepsWords(steps)),
  activate: ({ hero }, about) => does(de.heroWords(hero, about), VERBS.dürfen, 'jetzt eine Aktion ausführen'),
  ailment: ({ ailment, remove, ...whom }, about) =>
    remove === true
      ? does(de.figureWords(whom, about), VERBS.sein, `nicht länger ${labels.ailment(ailment)}`)
      : does(de.figureWords(whom, about), VERBS.werden, labels.ailment(ailment)),
  branch: ({ if: condition, lines, else: others = [] }, about) => {
    const then = `wenn ${conditionWords(condition, about)}: ${about.within(lines, about)}`;
    return { text: others.length === 0 ? then : `${then}. Sonst: ${about.within(others, about)}` };
  },
  choose: ({ options }, about) =>
    followed(
      order(VERBS.wählen, 'eins'),
      `: ${options.map((one) => optionWords(one, about)).join(' oder ')}`,
    ),
  crisis: () => order(VERBS.durchführen, 'eine Krise dieser Reise'),
  damage: ({ count, defend, ...whom }, about) =>
    does(
      de.figureWords(whom, about),
      VERBS.erleiden,
      `${de.amountWords(count, DAMAGE, about)}${defend === true ? ' (Verteidigung möglich)' : ''}`,
    ),
  destiny: ({ roll }) =>
    order(VERBS.neuWürfeln, `${roll} ${roll === 1 ? 'abgelegten' : 'abgelegte'} Schicksalswürfel`),
  die: ({ hero, count = 1, does: change }, about) => {
    const who = de.heroWords(hero, about);
    const own = ofWhom(who, 'deiner Aktivierungswürfel', 'der Aktivierungswürfel');
    const some = count === 'all' ? `alle ${own.replace(/^dein?er|^der/, '').trim()}` : `${count} ${own}`;
    if (change === 'gain')
      return does(who, WUERFELN, `${count === 'all' ? 'alle' : counted(count, DICE)} dazu`);
    if (change === 'reroll') return order(VERBS.neuWürfeln, some);
    if (change === 'discard') return order(VERBS.ablegen, some);
    if ('set' in change) return order(DREHEN, `${some} auf ${change.set}`);
    return order(
      change.add < 0 ? VERBS.hinunterdrehen : VERBS.hinaufdrehen,
      `${some} um ${Math.abs(change.add)}`,
    );
  },
  entry: ({ entry }, about) => order(FORTFAHREN, `mit ${quoted(nameOf(entry, about))}`),
  exchange: () => ({
    text: 'Helden dürfen Schätze ablegen und erhalten für jeden eine Reichssteinkarte im Wert von 1',
  }),
  experience: ({ hero, count = 1, learners }, about) => {
    const often = count === 1 ? '' : ` ${count}-mal`;
    const twice = learners === true ? ' (zweimal, wenn ein Held höherer Stufe dabei war)' : '';
    return does(de.heroWords(hero, about), VERBS.erhalten, `Erfahrung${often}${twice}`);
  },
  forbid: ({ cannot, until, ...whom }, about) =>
    does(
      de.figureWords(whom, about),
      VERBS.können,
      `${UNTIL[until]} ${`nicht ${labels.verb(cannot)}`.replace('nicht Schaden', 'keinen Schaden')}`,
    ),
  gather: ({ kind, each = [] }, about) => {
    const noun = de.thingNoun(kind);
    const what = nounPhrase('jeder', noun.gender, noun, { after: 'neben einem Helden' }).acc;
    const taken = order(VERBS.nehmen, what);
    return each.length === 0
      ? taken
      : followed(taken, `. Dann jedes Mal: ${capital(about.within(each, about))}`);
  },
  gravetide: () => ({ text: 'die Grabesflut rückt vor' }),
  heal: ({ hero, wounds }, about) => does(de.heroWords(hero, about), VERBS.heilen, counted(wounds, WOUNDS)),
  initiative: ({ card, to }) => {
    const own = { you: 'deine', target: 'die', 'this-group': 'die' }[card];
    const whose = { you: '', target: ' des Ziels', 'this-group': ' dieser Gruppe' }[card];
    const what = `${own} Initiativekarte${whose}`;
    if (typeof to === 'string')
      return order(VERBS.legen, `${what} an ${to === 'front' ? 'den Anfang' : 'das Ende'} der Reihe`);
    const other = { any: 'einer anderen Karte', group: 'einer Gruppe', hero: 'einem Helden' }[to.swap];
    return order(TAUSCHEN, `${what} mit ${other}`);
  },
  inspiration: ({ hero, add }, about) => {
    const lost = typeof add === 'number' && add < 0;
    const points = de.amountWords(lost ? -add : add, POINTS, about);
    return does(de.heroWords(hero, about), lost ? VERBS.verlieren : VERBS.erhalten, points);
  },
  item: ({ hero, item, remove }, about) =>
    does(
      de.heroWords(hero, about),
      remove === true ? VERBS.ablegen : VERBS.erhalten,
      quoted(nameOf(item, about)),
    ),
  later: (params, about) => ({
    text:
      'villain' in params
        ? `auf der nächsten Reise tritt ${nameOf(params.villain, about)} an die Stelle von Gegnergruppe 2`
        : (LATER[params.what] ?? ''),
  }),
  master: () => ({
    text: 'die Gruppe mit dem Modell, das am weitesten von den Helden entfernt ist, bewegt sich',
  }),
  move: ({ hero, pace }, about) => {
    const who = de.heroWords(hero, about);
    if (typeof pace === 'number')
      return does(
        who,
        VERBS.dürfen,
        `${who.person === 'du' ? 'dich' : 'sich'} bis zu ${counted(pace, SPACES)} weit bewegen`,
      );
    return does(
      who,
      VERBS.dürfen,
      `sich kostenlos ${pace === 'move' ? 'bewegen' : 'im Rennen bewegen'}`.replace(
        'sich',
        who.person === 'du' ? 'dich' : 'sich',
      ),
    );
  },
  push: ({ spaces, pull, from, ...whom }, about) => {
    const far = de.amountWords(spaces, SPACES, about);
    const away = pull === true ? 'heran' : 'weg';
    return order(
      pull === true ? VERBS.ziehen : STOSSEN,
      `${whomOf(whom, about)} ${far} ${from === 'target' ? 'vom Ziel ' : ''}${away}`,
    );
  },
  raise: ({ most }) =>
    order(
      AUFSTELLEN,
      `${most === undefined ? 'alle erschlagenen Modelle' : most === 1 ? '1 erschlagenes Modell' : `bis zu ${most} erschlagene Modelle`} dieser Gruppe als Verstärkung`,
    ),
  realmstone: ({ hero, draw }, about) =>
    does(
      de.heroWords(hero, about),
      VERBS.erhalten,
      counted(draw, { one: 'Reichssteinkarte', many: 'Reichssteinkarten' }),
    ),
  reroll: ({ dice }) =>
    order(
      VERBS.neuWürfeln,
      { all: 'alle Würfel', one: 'einen der Würfel', any: 'einen oder mehrere der Würfel' }[dice],
    ),
  returnHero: () => ({
    text: 'ein Held außer Gefecht kehrt zurück und erholt sich; gibt es keinen, erholt sich ein Held auf dem Spielfeld',
  }),
  stat: ({ stat, add, until, ...whom }, about) =>
    does(de.figureWords(whom, about), ...statWords(stat, add, UNTIL[until])),
  test: (params, about) => {
    const { hero, test } = params;
    const results = RESULTS.flatMap((result) => {
      const lines = params[result];
      return lines === undefined ? [] : [`. ${ON[result]}: ${capital(about.within(lines, about))}`];
    });
    return followed(does(de.heroWords(hero, about), WUERFELN, `auf ${TESTS[test]}`), results.join(''));
  },
  thing: ({ kind }) => {
    const noun = de.thingNoun(kind);
    return order(VERBS.legen, `${nounPhrase('ein', noun.gender, noun).acc} auf jedes dafür bezeichnete Feld`);
  },
  track: ({ track, by, floor }) => {
    const far = Math.abs(by);
    if (track === 'nightfall' || track === 'quest')
      return does(TRACKS[track], by < 0 ? ZURUECK : VERBS.vorrücken, `${counted(far, SPACES)}`);
    const least = floor === undefined ? '' : `, aber nicht unter ${floor}`;
    return does(TRACKS[track], by < 0 ? VERBS.sinken : VERBS.steigen, `um ${far}${least}`);
  },
  treasure: (params, about) => {
    if (!('gain' in params)) return order(VERBS.ablegen, 'jeden Schatz, den ein Held hat');
    const what = params.card === undefined ? 'einen Schatz' : quoted(nameOf(params.card, about));
    return does(de.heroWords(params.gain, about), VERBS.erhalten, what);
  },
  unlock: ({ what }) => ({ text: `ihr erfahrt ${quoted(labels.known(what))}` }),
  upgrade: () => ({ text: 'der Erfolg wird zum kritischen Erfolg' }),
  villain: ({ category, count, at }, about) =>
    order(AUFSTELLEN, `${count === 1 ? '' : `${count} × `}${nameOf(category, about)} ${de.cellWords(at)}`),
  weaponAction: ({ hero, weapon, target, upgrade }, about) => {
    const which = weapon === undefined ? '' : ` mit ${quoted(weaponName(weapon, about))}`;
    const against = target === undefined ? '' : ` gegen ${de.hostileWords(target, about).acc}`;
    const made = does(
      de.heroWords(hero, about),
      VERBS.durchführen,
      `eine kostenlose Waffenaktion${which}${against}`,
    );
    return upgrade === true ? followed(made, '; ein Erfolg zählt als kritischer Erfolg') : made;
  },
};
