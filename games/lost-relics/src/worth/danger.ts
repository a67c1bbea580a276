import type { LrBoard } from '../board.js';
import { adventureSheet } from '../content/library.js';
import type { Predicate } from '../content/selectors.js';
import { isCompanion } from '../queries.js';
import { share } from './progress.js';

/** 1 while no defeat is in sight; the nearer one comes, the faster it falls. */
export function safety(b: LrBoard): number {
  let worst = 0;
  for (const { if: p } of adventureSheet(b.adventure).defeat) worst = Math.max(worst, dangerOf(b, p));
  return 1 - worst * worst;
}

/** Rounds pass by themselves: nobody is any the wiser for counting them. */
function dangerOf(b: LrBoard, { counter, heroes }: Predicate): number {
  if (counter !== undefined) return share(b.counters[counter.name] ?? 0, counter.atLeast ?? 1);
  return heroes?.out === true ? share(fallen(b), heroes.atLeast ?? 1) : 0;
}

function fallen(b: LrBoard): number {
  let n = 0;
  for (const hero of b.heroes) if (hero.out && !isCompanion(hero)) n++;
  return n;
}
