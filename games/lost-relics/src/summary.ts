import type { Summary } from '@questhall/engine';
import type { LrPosition } from './kit.js';
import { slainOf } from './predicates.js';
import { theFour } from './queries.js';

/** The figures of a game that statistics are made of; those of a campaign are of its last adventure. */
export function summary(g: LrPosition): Summary {
  const four = theFour(g);
  const total = (count: (hero: (typeof four)[number]) => number) =>
    four.reduce((sum, hero) => sum + count(hero), 0);
  return {
    result: g.state.over?.result ?? g.board.result ?? 'open',
    adventure: g.board.adventure,
    rounds: g.board.round,
    standing: four.filter((hero) => !hero.out).length,
    wounded: four.filter((hero) => hero.wounded && !hero.out).length,
    treasure: total((hero) => hero.treasure.length),
    slain: slainOf(g, undefined),
    hostilesLeft: g.board.hostiles.length,
    ...(g.board.campaign !== null && { adventuresWon: g.board.campaign.won }),
  };
}
