import { counted, listWords } from '@questhall/tabletop';
import type { Phase } from '../../terms.js';
import { PHASES } from './terms.js';

type Head = { name: string; round: number; phase: Phase | null };
type Figure = {
  name: string;
  where: string | null;
  out: boolean;
  damage: number;
  resilience: number;
  wounded: boolean;
  dice: readonly number[];
  destiny: number;
  active: boolean;
};
type Place = { name: string; count: number; limit: number; haven: boolean; engaged: boolean };
type Enemy = {
  name: string;
  leader: boolean;
  damage: number;
  resilience: number;
  wounded: boolean;
  tough: boolean;
};
type Result = 'won' | 'lost' | null;
type Where = { stage: 'setup' | 'play' | 'between'; round: number; result: Result };

const joined = (parts: readonly string[], by = '; '): string => parts.filter((part) => part !== '').join(by);

/** "round 4", "set-up", "won" */
const placeOf = ({ stage, round, result }: Where): string =>
  result !== null && stage !== 'setup' ? result : round === 0 ? 'set-up' : `round ${round}`;

/** The lines of the table and of the campaign log. */
export const table = {
  inTheBox: 'The boards are still in the box.',
  heading: ({ name, round, phase }: Head): string =>
    `${name}${round === 0 ? ': set-up' : `: round ${round}`}${phase === null ? '' : `, ${PHASES[phase]}`}`,
  objective: (text: string): string => `Objective: ${text}`,
  defeat: (text: string): string => `Defeat: ${text}`,
  initiative: (heroes: readonly string[]): string => `Initiative: ${heroes.join(', ')}`,
  /** "Skeleton: 4 of 18", "Heat: 3" */
  gauge: (name: string, now: number, goal: number | null): string =>
    `${name}: ${now}${goal === null ? '' : ` of ${goal}`}`,
  rounds: (now: number, last: number): string => `round ${now} of ${last}`,
  outOf: (now: number, goal: number): string => `${now} of ${goal} out of action`,
  deck: (cards: number): string => `${counted(cards, 'treasure card')} in the deck`,
  hero: ({ name, where, out, damage, resilience, wounded, dice, destiny, active }: Figure): string =>
    `${name}: ${joined([
      where ?? (out ? 'out of action' : 'not yet placed'),
      `damage ${damage} of ${resilience}${wounded ? ', wounded' : ''}`,
      dice.length > 0 ? `dice ${dice.join(' ')}` : '',
      destiny > 0 ? 'a destiny token' : '',
      active ? 'acts now' : '',
    ])}`,
  carries: 'Carries',
  sees: 'Sees',
  areas: 'Areas:',
  doors: 'Doors:',
  area: ({ name, count, limit, haven, engaged }: Place): string => {
    const more = [count >= limit ? 'full' : '', haven ? 'haven' : '', engaged ? 'heroes engaged' : ''];
    return `${name} (${joined([`${count} of ${limit}`, ...more], ', ')})`;
  },
  nothing: 'empty',
  beside: (areas: readonly string[]): string => `Beside ${listWords(areas)}.`,
  thing: (name: string, usedUp: boolean): string => `${name}${usedUp ? ' (used up)' : ''}`,
  marker: (which: 'adventure' | 'bounty'): string => `the ${which} token`,
  door: (name: string, state: 'open' | 'closed' | 'locked'): string => `${name}: ${state}.`,
  hostile: ({ name, leader, damage, resilience, wounded, tough }: Enemy): string => {
    const more = leader
      ? `leader, damage ${damage} of ${resilience}`
      : joined([tough ? 'tough' : '', wounded ? 'wounded' : ''], ', ');
    return more === '' ? name : `${name} (${more})`;
  },

  place: placeOf,
  single: (adventure: string, where: string): string => `${adventure}: ${where}.`,
  progress: (campaign: string, won: number, adventures: number): string =>
    `${campaign}: ${won} of ${counted(adventures, 'adventure')} won.`,
  wonAt: (tries: number): string => `: won${tries > 1 ? ` at try ${tries}` : ''}`,
  now: (where: string | null, lost: number): string => {
    const before = lost > 0 ? `, lost ${counted(lost, 'time')} so far` : '';
    return where === null ? `: next${before}` : `: now, ${where}${before}`;
  },
  keeps: (name: string, state: 'out' | 'wounded' | 'well', treasure: readonly string[]): string => {
    const states = { out: 'out of action', wounded: 'wounded', well: '' };
    return `${name}: ${joined([states[state], listWords(treasure) || 'no treasure'])}.`;
  },
  standing: (number: number, adventures: number, adventure: string, where: string): string =>
    `adventure ${number} of ${adventures}${adventure === '' ? '' : ` (${adventure})`}, ${where}`,
};
