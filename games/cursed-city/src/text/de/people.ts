import {
  counted,
  type Noun,
  named,
  nounPhrase,
  type Phrase,
  quoted,
  several,
  spaced,
  YOU,
} from '@questhall/tabletop/german';
import type { Amount, CellSelector, HeroSelector, HostileSelector, Place } from '../../content/selectors.js';
import { type About, isOnlyOne, nameOf } from '../about.js';
import { labels } from './labels.js';
import { CLASS_NOUNS, type Countable, GATEWAY, HERO, HOSTILE, MODEL, THINGS } from './nouns.js';

/** Who and where, as cards say it. */

const OF = { you: '', this: ' um ihn', target: ' um das Ziel', heroes: ' um einen Helden' } as const;
const TOUCHED = {
  lychgate: 'an einer Totenpforte',
  gateway: 'an einem Durchgang',
  'closed-gateway': 'an einem geschlossenen Durchgang',
  object: 'an einem geheimnisvollen Objekt',
} as const;
const PLACES: { readonly [place in Extract<Place, string>]: string } = {
  adjacent: 'neben dir',
  'same-tile': 'auf demselben Spielfeldteil',
  visible: 'in Sicht',
  'target-adjacent': 'neben dem Ziel',
  'target-tile': 'auf dem Spielfeldteil des Ziels',
  'extraction-zone': 'in der Rückzugszone',
};

function placeWords(place: Place): string {
  if (typeof place === 'string') return PLACES[place];
  if ('at' in place) return 'auf einem dafür bezeichneten Feld';
  if ('touching' in place) return TOUCHED[place.touching];
  const { within, of = 'you' } = place;
  return `im Umkreis von ${counted(within, { one: 'Feld', many: 'Feldern' })}${OF[of]}`;
}

const FROM = {
  nearest: { you: 'nächste', this: 'ihm nächste', target: 'dem Ziel nächste', heroes: 'den Helden nächste' },
  furthest: {
    you: 'fernste',
    this: 'von ihm fernste',
    target: 'vom Ziel fernste',
    heroes: 'von den Helden fernste',
  },
} as const;

/** Where something is put: "auf dein Feld", "auf ein leeres Feld neben dir" */
export function cellWords(selector: CellSelector): string {
  if (typeof selector === 'string')
    return selector === 'your-space' ? 'auf dein Feld' : 'auf das Feld des Ziels';
  const { in: place, empty = true, by, of = 'you' } = selector;
  if (typeof place === 'object' && 'at' in place) return 'auf ein dafür bezeichnetes Feld';
  const where = place === undefined ? '' : placeWords(place);
  if (by !== undefined) return spaced('auf das', FROM[by][of], empty ? 'leere' : '', 'Feld', where);
  return spaced('auf ein', empty ? 'leeres' : '', 'Feld', where);
}

type Around = { readonly adjectives: readonly string[]; readonly after: string };
type Count = number | 'all' | 'any';

function many(noun: Countable, count: Count, around: Around): Phrase {
  if (count === 'all') return nounPhrase('jeder', noun.gender, noun, around);
  if (count === 1) return nounPhrase('ein', noun.gender, noun, around);
  return several(count === 'any' ? 'beliebig viele' : `${count}`, { one: noun.many, dat: noun.dat }, around);
}

type Described = {
  readonly other?: true | undefined;
  readonly wounded?: boolean | undefined;
  readonly ailment?: Parameters<typeof labels.ailment>[0] | 'any' | undefined;
};
const adjectivesOf = ({ other, wounded, ailment }: Described): string[] => [
  ...(other === true ? ['ander'] : []),
  ...(wounded === undefined ? [] : [wounded ? 'verwundet' : 'unverletzt']),
  ...(ailment === undefined ? [] : [ailment === 'any' ? 'leidend' : labels.ailment(ailment)]),
];

const THAT_HERO = nounPhrase('dieser', 'm', HERO);
const WHERE = {
  out: 'außer Gefecht',
  away: 'fern vom Spielfeld',
  buried: 'unter der Erde',
  able: 'nicht außer Gefecht',
  journey: 'dieser Reise',
} as const;
const BY = {
  nearest: 'nächst',
  furthest: 'fernst',
  'most-wounded': 'am schwersten verwundet',
  'least-inspiration': 'am wenigsten beflügelt',
} as const;

export function heroWords(selector: HeroSelector, about: About): Phrase {
  if (selector === 'you') return about.holder === 'hero' ? YOU : THAT_HERO;
  if (selector === 'target') return THAT_HERO;
  if (selector === 'activating') return nounPhrase('der', 'm', HERO, { adjectives: ['aktiv'] });
  if ('hero' in selector) return named(nameOf(selector.hero, about));
  const { count = 1, in: place, by, where, class: own } = selector;
  const noun = CLASS_NOUNS[own ?? ''] ?? HERO;
  const after = spaced(where === undefined ? '' : WHERE[where], place === undefined ? '' : placeWords(place));
  const adjectives = adjectivesOf(selector);
  return by === undefined
    ? many(noun, count, { adjectives, after })
    : nounPhrase('der', noun.gender, noun, { adjectives: [BY[by], ...adjectives], after });
}

type Kind = Omit<Exclude<HostileSelector, string>, 'in' | 'by' | 'count'>;
type Built = Around & { readonly noun: Countable };

export function hostileNoun(kind: Kind, about: About): Built {
  const { category, model, champion, size, group } = kind;
  const after = spaced(
    model === undefined ? '' : quoted(nameOf(model, about)),
    category === undefined ? '' : `der Art ${quoted(nameOf(category, about))}`,
    group === undefined ? '' : group === 'this' ? 'dieser Gruppe' : `der Gruppe ${group + 1}`,
  );
  const noun = model !== undefined ? MODEL : champion === true ? CHAMPION : HOSTILE;
  const sized = size === undefined ? [] : [size === 'small' ? 'klein' : 'groß'];
  return { noun, adjectives: [...adjectivesOf(kind), ...sized], after };
}
const CHAMPION: Countable = {
  gender: 'm',
  nom: 'Champion',
  other: 'Champion',
  gen: 'Champions',
  many: 'Champions',
  dat: 'Champions',
};

const ATTACKER: Noun = { nom: 'Angreifer', other: 'Angreifer', gen: 'Angreifers' };
const TARGET: Noun = { nom: 'Ziel', other: 'Ziel', gen: 'Ziels' };
const IT: Phrase = { nom: 'er', acc: 'ihn', dat: 'ihm', gen: 'seiner', person: 'er' };

/** Whom the moment is about. */
export function figurePhrase({ figure = 'target' }: About): Phrase {
  if (figure === 'fallen') return IT;
  return figure === 'attacker' ? nounPhrase('der', 'm', ATTACKER) : nounPhrase('der', 'n', TARGET);
}

export function hostileWords(selector: HostileSelector, about: About): Phrase {
  if (selector === 'this') return nounPhrase('dieser', 'm', HOSTILE);
  if (selector === 'target') return figurePhrase(about);
  const { count = 1, in: place, by, model, category } = selector;
  const only = model ?? category;
  if (only !== undefined && isOnlyOne(only, about)) return named(nameOf(only, about));
  const { noun, adjectives, after } = hostileNoun(selector, about);
  const where = spaced(after, place === undefined ? '' : placeWords(place));
  return by === undefined
    ? many(noun, count, { adjectives, after: where })
    : nounPhrase('der', noun.gender, noun, { adjectives: [BY[by], ...adjectives], after: where });
}

type Whom = { readonly hero?: HeroSelector | undefined; readonly hostile?: HostileSelector | undefined };
export const figureWords = ({ hero, hostile }: Whom, about: About): Phrase =>
  hero === undefined ? hostileWords(hostile ?? 'this', about) : heroWords(hero, about);

type Counted = Extract<Amount, { of: unknown }>['of'];
function forEach(of: Counted, about: About): string {
  if ('counter' in of) return `für jeden Punkt von ${quoted(labels.counter(of.counter))}`;
  const all = { count: 'all' } as const;
  if ('heroes' in of)
    return `für ${heroWords(typeof of.heroes === 'string' || 'hero' in of.heroes ? of.heroes : { ...of.heroes, ...all }, about).acc}`;
  return `für ${hostileWords(typeof of.hostiles === 'string' ? of.hostiles : { ...of.hostiles, ...all }, about).acc}`;
}

/** "2 Schaden", "1 Schaden für jeden Gegner in Sicht" */
export function amountWords(amount: Amount, what: { one: string; many: string }, about: About): string {
  if (typeof amount === 'number') return counted(amount, what);
  if (amount === 'score') return `so viele ${what.many}, wie der Würfel zeigt,`;
  if (amount === 'level') return `so viele ${what.many}, wie deine Stufe beträgt,`;
  if ('of' in amount) {
    const { of, times = 1, add = 0 } = amount;
    return `${counted(times, what)} ${forEach(of, about)}${add === 0 ? '' : ` und ${add} weitere`}`;
  }
  const { failure = 0, success = 0, critical = 0 } = amount;
  return `${failure}/${success}/${critical} ${what.many} (Fehlschlag/Erfolg/kritischer Erfolg)`;
}

/** "ein Bürger", "1 oder mehr Bürger" */
export const thingNoun = (kind: string): Countable => THINGS[kind] ?? GATEWAY;
