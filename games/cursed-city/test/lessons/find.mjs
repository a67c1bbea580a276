// Looks for seeds with which lessons can be played to their end, and writes them down. Run it after `npm run build`:
// node games/cursed-city/test/lessons/find.mjs [lesson …], then npm run format.
import { random } from '@questhall/bots';
import { cursedCity } from '@questhall/cursed-city';
import { teaching } from '@questhall/cursed-city/lessons';
import { findLessons } from '@questhall/test-kit/find-lessons';

/** Lessons begin with the first question of a tutorial. */
const isPast = () => true;

findLessons(
  { rules: cursedCity, teaching, bot: random, isPast, games: 60000, answers: 1 },
  new URL('../../src/lessons/records.ts', import.meta.url),
  process.argv.slice(2),
);
