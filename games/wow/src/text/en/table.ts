import { counted, listWords } from '@questhall/tabletop';

type Head = { round: number; who: string; phase: string };
type Line = {
  name: string;
  level: string;
  space: string;
  damage: number;
  health: number;
  energy: number;
  valor: number;
  hand: number;
  isActive: boolean;
};
type Numbers = { attack: number; defense: number; damage: number };

/** The table in words. */
export const table = {
  beginning: 'The game is being set up.',
  heading: ({ round, who, phase }: Head): string =>
    `Turn ${round}: ${who}${phase === '' ? '' : `, ${phase}`}`,
  rival: ({ name, level, space, damage, health, energy, valor, hand, isActive }: Line): string =>
    `${name}${isActive ? ' (active)' : ''}: ${level}, ${space}, ${damage} of ${health} damage, ${energy} energy, ${valor} valor, ${counted(hand, 'card')} in hand`,
  numbers: ({ attack, defense, damage }: Numbers): string =>
    `Attack ${attack}, defense ${defense}, damage ${damage}`,
  hand: 'Hand',
  equipped: 'Equipped',
  bag: 'Bag',
  quests: 'Quests',
  log: 'Quest log',
  tokens: 'Discoveries',
  markers: 'Undefeated encounters',
  discoveries: 'Facedown discoveries',
  decks: (grey: number, green: number, yellow: number, red: number): string =>
    `Challenge cards: ${grey} grey, ${green} green, ${yellow} yellow, ${red} red`,
  global: (card: string): string => `Global event: ${card}`,
  events: 'Location events',
  in: (what: string, space: string): string => `${what} in ${space}`,
  unknown: 'a discovery',
  list: (parts: readonly string[]): string => listWords(parts),
  /** How far somebody has come. */
  standing: (valor: number): string => `${valor} valor`,
};
