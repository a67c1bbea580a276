import type { State, Summary } from '@questhall/engine';
import type { LrBoard } from './board.js';
import { slainOf } from './predicates.js';
import { theFour } from './queries.js';

/** The figures of a game that statistics are made of; those of a campaign are of its last adventure. */
export function summary({ board: b, over }: State<LrBoard>): Summary {
  const four = theFour(b);
  const total = (count: (hero: (typeof four)[number]) => number) =>
    four.reduce((sum, hero) => sum + count(hero), 0);
  return {
    result: over?.result ?? b.result ?? 'open',
    adventure: b.adventure,
    rounds: b.round,
    standing: four.filter((hero) => !hero.out).length,
    wounded: four.filter((hero) => hero.wounded && !hero.out).length,
    treasure: total((hero) => hero.treasure.length),
    slain: slainOf(b, undefined),
    hostilesLeft: b.hostiles.length,
    ...(b.campaign !== null && { adventuresWon: b.campaign.won }),
  };
}
