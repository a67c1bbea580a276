import { counted, listWords } from '@questhall/tabletop/german';
import type { Words } from '../words.js';
import { MARKERS, PHASES } from './terms.js';

const joined = (parts: readonly string[], by = '; '): string => parts.filter((part) => part !== '').join(by);

const DOOR_STATES = { open: 'offen', closed: 'geschlossen', locked: 'verschlossen' } as const;

/** The lines of the table and of the campaign log. */
export const table: Words['table'] = {
  inTheBox: 'Die Spielpläne liegen noch in der Schachtel.',
  heading: ({ name, round, phase }) =>
    `${name}${round === 0 ? ': Aufbau' : `: Runde ${round}`}${phase === null ? '' : `, ${PHASES[phase]}`}`,
  objective: (text) => `Ziel: ${text}`,
  defeat: (text) => `Niederlage: ${text}`,
  initiative: (heroes) => `Initiative: ${heroes.join(', ')}`,
  gauge: (name, now, goal) => `${name}: ${now}${goal === null ? '' : ` von ${goal}`}`,
  rounds: (now, last) => `Runde ${now} von ${last}`,
  outOf: (now, goal) => `${now} von ${goal} außer Gefecht`,
  deck: (cards) => `${counted(cards, { one: 'Schatzkarte', many: 'Schatzkarten' })} im Stapel`,
  hero: ({ name, where, out, damage, resilience, wounded, dice, destiny, active }) =>
    `${name}: ${joined([
      where ?? (out ? 'außer Gefecht' : 'noch nicht aufgestellt'),
      `Schaden ${damage} von ${resilience}${wounded ? ', verwundet' : ''}`,
      dice.length > 0 ? `Würfel ${dice.join(' ')}` : '',
      destiny > 0 ? 'ein Schicksalsmarker' : '',
      active ? 'ist am Zug' : '',
    ])}`,
  carries: 'Trägt',
  sees: 'Sieht',
  areas: 'Gebiete:',
  doors: 'Türen:',
  area: ({ name, count, limit, haven, engaged }) => {
    const more = [count >= limit ? 'voll' : '', haven ? 'Zuflucht' : '', engaged ? 'Helden gebunden' : ''];
    return `${name} (${joined([`${count} von ${limit}`, ...more], ', ')})`;
  },
  nothing: 'leer',
  beside: (areas) => `Grenzt an ${listWords(areas)}.`,
  thing: (name, usedUp) => `${name}${usedUp ? ' (verbraucht)' : ''}`,
  marker: (which) => `der ${MARKERS[which]}`,
  door: (name, state) => `${name}: ${DOOR_STATES[state]}.`,
  hostile: ({ name, leader, damage, resilience, wounded, tough }) => {
    const more = leader
      ? `Anführer, Schaden ${damage} von ${resilience}`
      : joined([tough ? 'zäh' : '', wounded ? 'verwundet' : ''], ', ');
    return more === '' ? name : `${name} (${more})`;
  },

  place: ({ stage, round, result }) => {
    if (result !== null && stage !== 'setup') return result === 'won' ? 'gewonnen' : 'verloren';
    return round === 0 ? 'Aufbau' : `Runde ${round}`;
  },
  single: (adventure, where) => `${adventure}: ${where}.`,
  progress: (campaign, won, adventures) => `${campaign}: ${won} von ${adventures} Abenteuern gewonnen.`,
  wonAt: (tries) => `: gewonnen${tries > 1 ? ` beim ${tries}. Versuch` : ''}`,
  now: (where, lost) => {
    const before = lost > 0 ? `, bisher ${lost}-mal verloren` : '';
    return where === null ? `: als Nächstes${before}` : `: jetzt, ${where}${before}`;
  },
  keeps: (name, state, treasure) => {
    const states = { out: 'außer Gefecht', wounded: 'verwundet', well: '' };
    return `${name}: ${joined([states[state], listWords(treasure) || 'keine Schätze'])}.`;
  },
  standing: (number, adventures, adventure, where) =>
    `Abenteuer ${number} von ${adventures}${adventure === '' ? '' : ` (${adventure})`}, ${where}`,
};
