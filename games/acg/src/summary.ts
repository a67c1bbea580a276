import type { State, Summary } from '@questhall/engine';
import type { AcgBoard } from './board.js';

/** The figures of a game that statistics are made of. */
export function summary({ board: b, over }: State<AcgBoard>): Summary {
  return {
    result: over?.result ?? 'open',
    quest: b.quest,
    heroes: b.heroes.length,
    standing: b.heroes.filter((hero) => hero.status === 'standing').length,
    wounds: b.heroes.reduce((sum, hero) => sum + hero.wounds, 0),
    rounds: b.round,
    peril: b.peril,
  };
}
