import { adventureSheet } from '../content/library.js';
import type { Predicate } from '../content/selectors.js';
import type { LrPosition } from '../kit.js';
import { isCompanion } from '../queries.js';
import { share } from './progress.js';

/** 1 while no defeat is in sight; the nearer one comes, the faster it falls. */
export function safety(g: LrPosition): number {
  let worst = 0;
  for (const { if: p } of adventureSheet(g, g.board.adventure).defeat)
    worst = Math.max(worst, dangerOf(g, p));
  return 1 - worst * worst;
}

/** Rounds pass by themselves: nobody is any the wiser for counting them. */
function dangerOf(g: LrPosition, { counter, heroes }: Predicate): number {
  if (counter !== undefined) return share(g.board.counters[counter.name] ?? 0, counter.atLeast ?? 1);
  return heroes?.out === true ? share(fallen(g), heroes.atLeast ?? 1) : 0;
}

function fallen(g: LrPosition): number {
  let n = 0;
  for (const hero of g.board.heroes) if (hero.out && !isCompanion(hero)) n++;
  return n;
}
