import { counted, listWords } from '@questhall/tabletop/german';
import type { Words } from '../words.js';
import { NOUNS } from './numbers.js';
import { resultWord } from './table.js';
import { ACTION_TYPES } from './terms.js';

const cardsOf = (capacity: number): string =>
  counted(capacity, { one: 'Ausrüstungskarte', many: 'Ausrüstungskarten' });

/** The book of a campaign, and the pages between quests. */
export const book: Words['book'] = {
  delve: ' (Abstieg)',
  progress: (name, played, quests, won) =>
    `${name}: ${played} von ${quests} Quests gespielt, ${won} gewonnen.`,
  questNote: (name, note) => (note === '' ? name : `${name}: ${note}.`),
  result: resultWord,
  now: (place) => `jetzt, ${place}`,
  next: 'als Nächstes',
  pool: 'Kampagnenvorrat',
  emptyPool: 'Kampagnenvorrat: leer.',
  fromPool: 'Aus dem Vorrat in den Stapeln dieser Quest',
  gone: 'Für immer fort',
  behind: (behind, ahead) =>
    `${counted(behind, { one: 'Ort', many: 'Orte' })} hinter der Gruppe, ${ahead} vor ihr.`,
  aboutDelves:
    'Jeder Ort, der hinter der Gruppe liegt, macht die Helden besser; eine Stadt gibt es hier nicht.',
  difficulty: (name, text) => `Schwierigkeit: ${name}.${text === '' ? '' : ` ${text}`}`,
  hero: (name, advanced, actions) => `${name}: ${advanced} von ${actions} Aktionen sind Meisteraktionen.`,
  advanced: 'Meisteraktionen',
  basic: 'Grundaktionen',
  learnt: ({ name, type }) => `${name} (${ACTION_TYPES[type]})`,
  carries: (gear, capacity) => {
    const carried = `Trägt ${gear.length} von ${cardsOf(capacity)}`;
    return gear.length === 0 ? `${carried}.` : `${carried}: ${gear.join(', ')}.`;
  },

  choosingHeroes: 'Wahl der Helden',
  inTown: 'in der Stadt',
  over: (result) => `die Kampagne ist ${resultWord(result)}`,
  setUp: 'Aufbau',
  round: (round) => `Runde ${round}`,
  questPlace: (number, quests, name, after) =>
    `${after ? 'nach ' : ''}Quest ${number} von ${quests}${name === '' ? '' : ` (${name})`}`,

  setsOut: (heroes) =>
    listWords(
      heroes.map(({ name, advanced, gear, capacity }) => {
        const learnt = counted(advanced, { one: 'Meisteraktion', many: 'Meisteraktionen' });
        return `${name} (${learnt}, ${gear} von ${counted(capacity, NOUNS.gearCard)})`;
      }),
    ),
};
