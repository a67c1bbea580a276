import { type Counted, counted, noun, rangeWords } from '@questhall/tabletop/german';
import type { Amount, HeroStat } from '../../content/selectors.js';
import type { Icon } from '../../terms.js';

export const NOUNS = {
  wound: noun('Wunde', 'Wunden'),
  token: noun('Erfolgsmarker', 'Erfolgsmarker', 'Erfolgsmarkern'),
  action: noun('Aktion', 'Aktionen'),
  progress: noun('Fortschritt', 'Fortschritt'),
  card: noun('Karte', 'Karten'),
  gearCard: noun('Ausrüstungskarte', 'Ausrüstungskarten'),
  dungeonCard: noun('Verlieskarte', 'Verlieskarten'),
  enemy: noun('Gegner', 'Gegner', 'Gegnern'),
  location: noun('Ort', 'Orte', 'Orten'),
  die: noun('Würfel', 'Würfel', 'Würfeln'),
  success: noun('Erfolg', 'Erfolge', 'Erfolgen'),
} as const;

/** What heroes are compared by. Of one thing, an adjective reads as after "ein". */
export const STATS: { readonly [stat in HeroStat]: Counted } = {
  wounds: NOUNS.wound,
  'remaining-health': noun(
    'verbleibender Lebenspunkt',
    'verbleibende Lebenspunkte',
    'verbleibenden Lebenspunkten',
  ),
  tokens: NOUNS.token,
  'exhausted-actions': noun('erschöpfte Aktion', 'erschöpfte Aktionen', 'erschöpften Aktionen'),
  'engaged-enemies': noun('gebundener Gegner', 'gebundene Gegner', 'gebundenen Gegnern'),
  items: noun('Gegenstand', 'Gegenstände', 'Gegenständen'),
  gear: NOUNS.gearCard,
};
/** One of them, after "mit". */
const ONE_DATIVE: { readonly [stat in HeroStat]?: string } = {
  'remaining-health': 'verbleibenden Lebenspunkt',
  'exhausted-actions': 'erschöpften Aktion',
  'engaged-enemies': 'gebundenen Gegner',
};
/** One of them, as what somebody has. */
const ONE_OBJECT: { readonly [stat in HeroStat]?: string } = {
  'remaining-health': 'verbleibenden Lebenspunkt',
};

type Range = { atLeast?: number | undefined; atMost?: number | undefined };

/** What somebody has: "mindestens 1 verbleibenden Lebenspunkt". */
export const statWords = (range: Range, stat: HeroStat, yes: boolean): string =>
  rangeWords(range, { ...STATS[stat], one: ONE_OBJECT[stat] ?? STATS[stat].one }, yes);

/** "mit mindestens 2 erschöpften Aktionen", "ohne Wunden" */
export function withStat(range: Range, stat: HeroStat): string {
  const { one, dat } = STATS[stat];
  const only0 = range.atMost === 0;
  if (only0) return `ohne ${STATS[stat].many}`;
  return `mit ${rangeWords(range, { one: ONE_DATIVE[stat] ?? one, many: dat, dat })}`;
}

// --- amounts and icons -----------------------------------------------------------------------------

const EACH: { readonly [what in Exclude<Amount, number>['count']]: string } = {
  heroes: 'jeden Helden der Gruppe',
  'standing-heroes': 'jeden unbesiegten Helden',
  'engaged-with-you': 'jeden an dich gebundenen Gegner',
  'enemies-in-shadows': 'jeden Gegner in den Schatten',
  'your-exhausted-actions': 'jede deiner erschöpften Aktionen',
  'your-wounds': 'jede Wunde, die du hast',
  progress: 'jeden Fortschritt auf dem Ort',
  'locations-entered': 'jeden Ort, den die Gruppe betreten hat',
  'defeated-this-action': 'jeden in dieser Aktion besiegten Gegner',
};

/** "1 Wunde für jeden Helden der Gruppe" */
export function amountWords(amount: Amount, what: Pick<Counted, 'one' | 'many'>): string {
  if (typeof amount === 'number') return counted(amount, what);
  return `${counted(amount.times ?? 1, what)} ${forEach(amount.count)}`;
}
export const forEach = (what: Exclude<Amount, number>['count']): string => `für ${EACH[what]}`;

export const ICONS: { readonly [icon in Icon | 'blank']: Counted } = {
  success: noun('Erfolgssymbol', 'Erfolgssymbole', 'Erfolgssymbolen'),
  critical: noun('Volltreffersymbol', 'Volltreffersymbole', 'Volltreffersymbolen'),
  defence: noun('Verteidigungssymbol', 'Verteidigungssymbole', 'Verteidigungssymbolen'),
  claw: noun('Klauensymbol', 'Klauensymbole', 'Klauensymbolen'),
  nemesis: noun('Erzfeindsymbol', 'Erzfeindsymbole', 'Erzfeindsymbolen'),
  blank: noun('leeren Würfel', 'leere Würfel', 'leeren Würfeln'),
};
