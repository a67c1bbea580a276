// Looks for seeds with which lessons can be played to their end, and writes them down. Run it after `npm run build`:
// node games/lost-relics/test/lessons/find.mjs [lesson …], then npm run format.
import { random } from '@questhall/bots';
import { lostRelics } from '@questhall/lost-relics';
import { teaching } from '@questhall/lost-relics/lessons';
import { findLessons } from '@questhall/test-kit/find-lessons';

/** Lessons begin with the first turn of the first round, before anybody has acted. */
const isPast = (lesson, { board, open }) =>
  board.round > 1 || (board.active !== null && open[0]?.ask === lesson.beats[0].ask);

findLessons(
  { rules: lostRelics, teaching, bot: random, isPast, games: 20000, answers: 60 },
  new URL('../../src/lessons/records.ts', import.meta.url),
  process.argv.slice(2),
);
