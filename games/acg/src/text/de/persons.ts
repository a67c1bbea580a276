import { counted, listWords } from '@questhall/tabletop/german';
import type { Words } from '../words.js';
import { NOUNS } from './numbers.js';
import { ACTION_TYPES, type PLACES, SLOTS } from './terms.js';

const RANKS = { standard: '', elite: 'Elite', nemesis: 'Erzfeind' } as const;
const GEAR_STATES = { ready: '', exhausted: 'erschöpft', depleted: 'verbraucht' } as const;
const HERO_STATES = { standing: '', falling: 'am Fallen', defeated: 'besiegt' } as const;
/** In town everybody has been somewhere: "beim Schmied", "in der Arena". */
const VISITED: { readonly [place in keyof typeof PLACES]: string } = {
  trainer: 'beim Ausbilder',
  blacksmith: 'beim Schmied',
  arena: 'in der Arena',
};

const joined = (...parts: readonly string[]): string => parts.filter((part) => part !== '').join(', ');
const healthWords = (left: number, health: number): string => `noch ${left} von ${health} Lebenspunkten`;

/** Heroes and enemies on the table. */
export const people: Words['people'] = {
  exhausted: 'erschöpft',
  numbers: ({ attack, resilience, left, health }) =>
    joined(`Angriff ${attack}`, healthWords(left, health), resilience === 0 ? '' : `Zähigkeit ${resilience}`),
  kind: ({ rank, keywords }) => joined(RANKS[rank], ...keywords),
  shadows: (enemies) => (enemies === 0 ? 'Schatten: niemand.' : `Schatten: ${enemies} Gegner.`),
  lair: 'Unterschlupf:',
  noLair: 'Unterschlupf: kein Erzfeind.',

  homecomer: (name, standing) => `${name}${standing ? '' : ', von der Quest heimgetragen'}:`,
  actions: 'Aktionen',
  readyActions: 'Bereite Aktionen',
  exhaustedActions: 'Erschöpfte Aktionen',
  items: 'Gegenstände',
  conditions: 'Zustände',
  visited: (places) => `War schon ${listWords(places.map((place) => VISITED[place]))}.`,
  head: (name, { status, leads, left, health }) =>
    `${name}: ${joined(HERO_STATES[status], healthWords(left, health), leads ? 'führt die Gruppe an' : '')}.`,
  action: ({ name, type, prepare, advanced, tokens }) => {
    const more = [prepare ? 'Vorbereitung' : '', advanced ? 'Meisteraktion' : ''];
    const marked = tokens === 0 ? '' : counted(tokens, NOUNS.token);
    return `${name} (${joined(ACTION_TYPES[type], ...more, marked)})`;
  },
  noGear: (capacity) => `Ausrüstung: keine, Platz für ${capacity}.`,
  gear: (cards, capacity) => `Ausrüstung, ${cards} von ${capacity}`,
  gearCard: ({ name, slot, legendary, state }) =>
    `${name} (${joined(SLOTS[slot], legendary ? 'legendär' : '', GEAR_STATES[state])})`,
  notEngaged: 'Kein Gegner gebunden.',
  engaged: (enemies, full) =>
    `${enemies} ${enemies === 1 ? 'gebundener' : 'gebundene'} Gegner${full ? ', kein Platz mehr' : ''}:`,
};
