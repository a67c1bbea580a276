// Looks for seeds with which lessons can be played to their end, and writes them down. Run it after `npm run build`:
// node games/acg/test/lessons/find.mjs [lesson …], then npm run format.
import { acg } from '@questhall/acg';
import { teaching } from '@questhall/acg/lessons';
import { greedy } from '@questhall/bots';
import { findLessons } from '@questhall/test-kit/find-lessons';

/** A lesson says in which round it begins; one that says nothing begins with the game. */
const isPast = ({ start }, { board }) =>
  start === undefined || board.round > (start.find(({ at }) => at === 'round')?.is ?? Infinity);

findLessons(
  { rules: acg, teaching, bot: greedy, isPast, games: 10_000, answers: 40 },
  new URL('../../src/lessons/records.ts', import.meta.url),
  process.argv.slice(2),
);
