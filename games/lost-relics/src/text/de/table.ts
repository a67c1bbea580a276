import { counted, listWords, quoted } from '@questhall/tabletop/german';
import type { Words } from '../words.js';
import { DOORS } from './nouns.js';
import { counterName } from './people.js';
import { MARKERS, PHASES } from './terms.js';

const joined = (parts: readonly string[], by = '; '): string => parts.filter((part) => part !== '').join(by);

/** The lines of the table and of the campaign log. */
export const table: Words['table'] = {
  inTheBox: 'Die Spielpläne liegen noch in der Schachtel.',
  heading: ({ name, round, phase }) =>
    `${name}${round === 0 ? ': Aufbau' : `: Runde ${round}`}${phase === null ? '' : `, ${PHASES[phase]}`}`,
  objective: (text) => `Ziel: ${text}`,
  defeat: (text) => `Niederlage: ${text}`,
  initiative: (heroes) => `Initiative: ${heroes.join(', ')}`,
  count: ({ counter, now, goal, against }) =>
    `${counterName(counter)}: ${now}${goal === null ? '' : ` von ${goal}${against ? ', dann ist alles verloren' : ''}`}`,
  deck: (cards) => `${counted(cards, { one: 'Schatzkarte', many: 'Schatzkarten' })} im Stapel`,
  hero: ({ name, where, out, damage, resilience, wounded, dice, destiny, carried }) =>
    `${name}: ${joined([
      where ?? (out ? 'außer Gefecht' : 'noch nicht aufgestellt'),
      `Schaden ${damage} von ${resilience}${wounded ? ', verwundet' : ''}`,
      dice.length > 0 ? `Würfel ${dice.join(' ')}` : '',
      destiny > 0 ? 'ein Schicksalsmarker' : '',
      ...carried,
    ])}`,
  area: ({ name, count, limit, haven, inside }) =>
    `${name} (${count} von ${limit}${haven ? ', Zuflucht' : ''}): ${inside.join(', ') || 'leer'}`,
  beside: (areas) => `grenzt an ${listWords(areas)}`,
  marker: (which) => `der ${MARKERS[which]}`,
  door: (id, open) => `${quoted(DOORS[id] ?? id)} ist ${open ? 'offen' : 'geschlossen'}.`,
  hostile: ({ name, leader, damage, resilience, wounded }) =>
    leader
      ? `${name} (Anführer, Schaden ${damage} von ${resilience})`
      : `${name}${wounded ? ' (verwundet)' : ''}`,

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
