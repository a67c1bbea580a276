// Looks for seeds with which lessons can be played to their end, and writes them down. Run it after `npm run build`:
// node games/lost-relics/test/lessons/find.mjs [lesson …], then npm run format.
import { writeFileSync } from 'node:fs';
import { Players, random } from '@questhall/bots';
import { lostRelics } from '@questhall/lost-relics';
import { LESSONS, RECORDS } from '@questhall/lost-relics/lessons';
import { rehearse, untrue } from '@questhall/tabletop/lessons';

const FILE = new URL('../../src/lessons/records.ts', import.meta.url);
const SEEDS = 20000;
/** A companion plays at most so far before a lesson. */
const ANSWERS = 60;

/** Lessons begin with the first turn of the first round, before anybody has acted. */
const isPast = (lesson, { board, open }) =>
  board.round > 1 || (board.active !== null && open[0]?.ask === lesson.beats[0].ask);

/** Every beginning of a lesson in one game, and the first of them that leads to its end. */
function inGame(lesson, seed) {
  let { state, events } = lostRelics.start(lostRelics.setup(lesson.setup), seed);
  const players = new Players(lostRelics, random, seed);
  const before = [];
  for (let i = 0; i < ANSWERS && state.over === null; i++) {
    const [decision] = state.open;
    const fits = decision.ask === lesson.beats[0].ask;
    if (fits && untrue(lesson.start ?? [], lostRelics.view(state, decision.by), events) === undefined) {
      const flaw = rehearse(lostRelics, lesson, { seed, before });
      if (flaw === null) return { seed, before };
      flaws.set(flaw, (flaws.get(flaw) ?? 0) + 1);
    }
    if (isPast(lesson, state)) return null;
    const answer = players.answer(state, decision);
    before.push(answer.picks);
    ({ state, events } = lostRelics.apply(state, answer));
  }
  return null;
}

function find(lesson) {
  for (let game = 1; game <= SEEDS; game++) {
    const found = inGame(lesson, `${lesson.id}-${game}`);
    if (found !== null) return found;
  }
  const worst = [...flaws].sort(([, a], [, b]) => b - a).slice(0, 8);
  throw new Error(
    `no seed for '${lesson.id}':\n${worst.map(([flaw, times]) => `${times} × ${flaw}`).join('\n')}`,
  );
}

const flaws = new Map();
const wanted = process.argv.slice(2);
const records = { ...RECORDS };
for (const lesson of LESSONS) {
  if (wanted.length > 0 && !wanted.includes(lesson.id)) continue;
  flaws.clear();
  records[lesson.id] = find(lesson);
  console.log(lesson.id, JSON.stringify(records[lesson.id]));
}
const lines = Object.entries(records).map(([id, record]) => `  ${id}: ${JSON.stringify(record)},\n`);
writeFileSync(
  FILE,
  `import type { LessonRecord } from '@questhall/tabletop/lessons';
import type { LessonId } from './lessons.js';

/** Written by \`test/lessons/find.mjs\`: where each lesson begins. */
export const RECORDS: { readonly [lesson in LessonId]: LessonRecord } = {
${lines.join('')}};
`,
);
