import type { ActionType } from '../../terms.js';
import { counted, listWords } from './words.js';

type Result = 'won' | 'lost';
type Learnt = { name: string; type: ActionType };
type Ready = { name: string; advanced: number; gear: number; capacity: number };

/** The book of a campaign, and the pages between quests. */
export const book = {
  delve: ' (delve)',
  progress: (name: string, played: number, quests: number, won: number): string =>
    `${name}: ${played} of ${quests} quests played, ${won} won.`,
  questNote: (name: string, note: string): string => (note === '' ? name : `${name}: ${note}.`),
  result: (result: Result): string => result as string,
  now: (place: string): string => `now, ${place}`,
  next: 'next',
  pool: 'Campaign pool',
  emptyPool: 'Campaign pool: empty.',
  fromPool: 'From the pool in the decks of this quest',
  gone: 'Gone for good',
  behind: (behind: number, ahead: number): string =>
    `${counted(behind, 'location')} behind the party, ${ahead} ahead.`,
  aboutDelves: 'Each location left behind makes the heroes better; there is no settlement in a delve.',
  difficulty: (name: string, text: string): string => `Difficulty: ${name}.${text === '' ? '' : ` ${text}`}`,
  hero: (name: string, advanced: number, actions: number): string =>
    `${name}: ${advanced} of ${actions} actions advanced.`,
  advanced: 'Advanced',
  basic: 'Basic',
  learnt: ({ name, type }: Learnt): string => `${name} (${type})`,
  carries: (gear: readonly string[], capacity: number): string => {
    const carried = `Carries ${gear.length} of ${counted(capacity, 'gear card')}`;
    return gear.length === 0 ? `${carried}.` : `${carried}: ${gear.join(', ')}.`;
  },

  // --- where a game stands
  choosingHeroes: 'choosing heroes',
  inTown: 'in town',
  over: (result: Result): string => `the campaign is ${result}`,
  setUp: 'set-up',
  round: (round: number): string => `round ${round}`,
  questPlace: (number: number, quests: number, name: string, after: boolean): string =>
    `${after ? 'after ' : ''}quest ${number} of ${quests}${name === '' ? '' : ` (${name})`}`,

  // --- pages
  setsOut: (heroes: readonly Ready[]): string =>
    listWords(
      heroes.map(
        ({ name, advanced, gear, capacity }) =>
          `the ${name} with ${counted(advanced, 'advanced action')} and ${gear} of ${counted(capacity, 'gear card')}`,
      ),
    ),
};
