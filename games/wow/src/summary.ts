import type { Summary } from '@questhall/engine';
import type { WowPosition } from './kit.js';
import { valorOf } from './queries.js';

/** What statistics count at the end of a game. */
export function summary(p: WowPosition): Summary {
  const { rivals, round } = p.board;
  const valors = rivals.map((rival) => valorOf(p, rival));
  return {
    turns: round,
    valor: Math.max(...valors),
    others: valors.reduce((sum, valor) => sum + valor, 0) - Math.max(...valors),
    levels: rivals.filter(({ level }) => level !== 'grey').length,
    quests: rivals.reduce((sum, { log }) => sum + log.length, 0),
  };
}
