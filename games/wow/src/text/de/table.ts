import { counted, listWords } from '@questhall/tabletop/german';
import type { table as english } from '../en/table.js';

/** Der Tisch in Worten. */
export const table: typeof english = {
  beginning: 'Das Spiel wird aufgebaut.',
  heading: ({ round, who, phase }) => `Zug ${round}: ${who}${phase === '' ? '' : `, ${phase}`}`,
  rival: ({ name, level, space, damage, health, energy, valor, hand, isActive }) =>
    `${name}${isActive ? ' (am Zug)' : ''}: ${level}, ${space}, ${damage} von ${health} Schaden, ${energy} Energie, ${valor} Tapferkeit, ${counted(hand, { one: 'Handkarte', many: 'Handkarten' })}`,
  numbers: ({ attack, defense, damage }) => `Angriff ${attack}, Verteidigung ${defense}, Schaden ${damage}`,
  hand: 'Hand',
  equipped: 'Angelegt',
  bag: 'Beutel',
  quests: 'Quests',
  log: 'Questlog',
  tokens: 'Entdeckungen',
  markers: 'Unbesiegte Begegnungen',
  discoveries: 'Verdeckte Entdeckungen',
  decks: (grey, green, yellow, red) =>
    `Herausforderungskarten: ${grey} graue, ${green} grüne, ${yellow} gelbe, ${red} rote`,
  global: (card) => `Globales Ereignis: ${card}`,
  events: 'Ereignisse auf Feldern',
  in: (what, space) => `${what} in ${space}`,
  unknown: 'eine Entdeckung',
  list: (parts) => listWords(parts),
  standing: (valor) => `${valor} Tapferkeit`,
};
