import { capital } from '@questhall/tabletop';
import type { ActionType, HeroId, Icon, SettlementAction, Slot } from '../../terms.js';
import { listWords } from './words.js';

/** What people call things that have no name of their own, and short words for what is printed. */
export const names = {
  title: 'The Adventure Card Game',
  you: 'You',
  theParty: 'The party',
  party: 'party',
  theLocation: 'The location',
  /** Where no name is known: `goblin-king` is a Goblin king. */
  plain: (id: string): string => capital(id.replaceAll('-', ' ')),
  player: (number: number, heroes: string): string =>
    `Player ${number}${heroes === '' ? '' : ` (${heroes})`}`,
  elite: (name: string): string => `Elite ${name}`,
  conditionOn: (condition: string, name: string): string => `${condition} on the ${name}`,
  facedownInShadows: (place: string): string => `a facedown enemy in the shadows${place}`,
  facedown: 'a facedown enemy',
  someEnemy: 'an enemy',
  /** A hero has an article, an enemy with a name has none. */
  theHero: (_: HeroId, name: string): string => `the ${name}`,
  /** The same as those whom something happens to. */
  target: {
    facedown: 'a facedown enemy',
    someEnemy: 'an enemy',
    theHero: (_: HeroId, name: string): string => `the ${name}`,
  },
  actionType: (type: ActionType): string => type as string,
  slot: (slot: Slot): string => slot as string,
  keyword: (keyword: string): string => keyword,
  icons: (icons: readonly Icon[]): string => (icons.length === 0 ? 'a blank face' : listWords(icons)),
  places: (places: readonly SettlementAction[]): string => listWords(places),
  /** "a, b or c" */
  either: (parts: readonly string[]): string => listWords(parts, 'or'),
  decimal: (n: number): string => String(n),
};
