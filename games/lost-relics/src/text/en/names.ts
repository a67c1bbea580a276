import { capital } from '@questhall/tabletop';
import type { Phase, Reaction, Stat } from '../../terms.js';
import { counterName } from './counters.js';
import { theArea } from './people.js';
import { PHASES, reactionWords, STATS } from './terms.js';

const words = (id: string): string => id.replaceAll('-', ' ');
export const theDoor = (id: string): string => `the ${words(id)}`;

/** "the war drum", "the Moon Pool", "Odo Pell’s jar" */
export function theThing(name: string): string {
  if (/^The /.test(name)) return `the ${name.slice(4)}`;
  if (/^\S+( \S+)?’s /.test(name)) return name;
  const [first = '', ...rest] = name.split(' ');
  const plain = rest.every((word) => !/^[A-Z]/.test(word));
  return `the ${plain ? first.toLowerCase() : first}${rest.map((word) => ` ${word}`).join('')}`;
}

const FATES = {
  none: () => '',
  hurt: (count: number) => `takes ${count} damage`,
  wounded: () => 'will be wounded',
  slain: () => 'will be slain',
  out: () => 'will go out of action',
};

export const names = {
  title: 'Warhammer Quest: Lost Relics',
  you: 'You',
  theParty: 'the party',
  player: (number: number, heroes: string): string => `Player ${number} (${heroes})`,
  areaOf: (area: string, board: string): string => `${area} (${board})`,
  inArea: (area: string): string => `in ${theArea(area)}`,
  toArea: (area: string): string => `to ${theArea(area)}`,
  fromArea: (area: string): string => `out of ${theArea(area)}`,
  theDoor,
  doorBetween: (id: string, one: string, other: string): string =>
    `${capital(words(id))}, between ${one} and ${other}`,
  theThing,
  counter: counterName,
  /** "2 of 4" */
  progress: (now: number, goal: number | null): string => (goal === null ? `${now}` : `${now} of ${goal}`),
  phase: (phase: Phase): string => PHASES[phase],
  stat: (stat: Stat): string => STATS[stat],
  reactions: (list: readonly Reaction[]): string => reactionWords(list),
  /** "Luxa (will be wounded)", "Grot 2 (will be slain)": somebody whom an area attack hits besides its target. */
  struck: (name: string, fate: keyof typeof FATES, count: number): string =>
    fate === 'none' ? name : `${name} (${FATES[fate](count)})`,
  plain: (id: string): string => id.split('-').map(capital).join(' '),
};
