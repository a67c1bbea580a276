import type { Summary } from '@questhall/engine';
import type { CcPosition } from './kit.js';
import { isStanding, personOf } from './queries.js';

/** The figures of a game that statistics are made of; those of a quest are of its last journey. */
export function summary(g: CcPosition): Summary {
  const { mode, quest, journey, heroes, hostiles, company } = g.board;
  return {
    result: g.state.over?.result ?? journey?.result ?? 'open',
    journey: journey?.id ?? 'none',
    map: journey?.map ?? 'none',
    turns: journey?.turn ?? 0,
    standing: heroes.filter(isStanding).length,
    dead: company.filter(({ dead }) => dead).length,
    treasure: heroes.filter(({ id }) => personOf(g, id).treasure !== null).length,
    slain: Object.values(journey?.slain ?? {}).reduce((sum, count) => sum + count, 0),
    hostilesLeft: hostiles.length,
    ...(mode === 'quest' && {
      journeys: quest.log.length,
      journeysWon: quest.log.filter(({ result }) => result === 'success').length,
      destroyed: quest.destroyed.length,
      fear: quest.fear,
      influence: quest.influence,
      highestLevel: Math.max(...company.map(({ level }) => level)),
      ending: quest.result ?? 'open',
    }),
  };
}
