import type { ActionType, SettlementAction, Slot } from '../../terms.js';
import { counted, listWords } from './words.js';

type Health = { left: number; health: number };
type Numbers = Health & { attack: number; resilience: number };
type Kind = { rank: 'standard' | 'elite' | 'nemesis'; keywords: readonly string[] };
type Head = Health & { status: 'standing' | 'falling' | 'defeated'; leads: boolean };
type Action = { name: string; type: ActionType; prepare: boolean; advanced: boolean; tokens: number };
type GearState = 'ready' | 'exhausted' | 'depleted';
type Gear = { name: string; slot: Slot; legendary: boolean; state: GearState };

const healthWords = ({ left, health }: Health): string => `${left} of ${health} health left`;

/** Heroes and enemies on the table. */
export const people = {
  // --- enemies
  exhausted: 'exhausted',
  numbers: ({ attack, resilience, ...health }: Numbers): string => {
    const tough = resilience === 0 ? [] : [`resilience ${resilience}`];
    return [`attack ${attack}`, healthWords(health), ...tough].join(', ');
  },
  kind: ({ rank, keywords }: Kind): string =>
    [...(rank === 'standard' ? [] : [rank]), ...keywords].join(', '),
  shadows: (enemies: number): string =>
    enemies === 0 ? 'Shadows: empty.' : `Shadows: ${counted(enemies, 'enemy', 'enemies')}.`,
  lair: 'Lair:',
  noLair: 'Lair: no nemesis.',

  // --- heroes
  homecomer: (name: string, standing: boolean): string =>
    `${name}${standing ? '' : ', carried home from the quest'}:`,
  actions: 'Actions',
  readyActions: 'Ready actions',
  exhaustedActions: 'Exhausted actions',
  items: 'Items',
  conditions: 'Conditions',
  visited: (places: readonly SettlementAction[]): string => `Been to the ${listWords(places)}.`,
  head: (name: string, { status, leads, ...health }: Head): string => {
    const down = status === 'standing' ? [] : [status === 'falling' ? 'about to fall' : 'defeated'];
    return `${name}: ${[...down, healthWords(health), ...(leads ? ['leader'] : [])].join(', ')}.`;
  },
  action: ({ name, type, prepare, advanced, tokens }: Action): string => {
    const more = [
      ...(prepare ? ['prepare'] : []),
      ...(advanced ? ['advanced'] : []),
      ...(tokens === 0 ? [] : [counted(tokens, 'token')]),
    ];
    return `${name} (${[type, ...more].join(', ')})`;
  },
  noGear: (capacity: number): string => `Gear: none, room for ${capacity}.`,
  gear: (cards: number, capacity: number): string => `Gear, ${cards} of ${capacity}`,
  gearCard: ({ name, slot, legendary, state }: Gear): string =>
    `${name} (${[slot, ...(legendary ? ['legendary'] : []), ...(state === 'ready' ? [] : [state])].join(', ')})`,
  notEngaged: 'No enemy engaged.',
  engaged: (enemies: number, full: boolean): string =>
    `Engaged with ${counted(enemies, 'enemy', 'enemies')}${full ? ', fully engaged' : ''}:`,
};
