import { writeFileSync } from 'node:fs';
import { type Bot, Players } from '@questhall/bots';
import type { Rules, State } from '@questhall/engine';
import { type Lesson, type LessonRecord, rehearse, type Teaching, untrue } from '@questhall/tabletop/lessons';

export type Search<B, V, S> = {
  readonly rules: Rules<B, V, S>;
  readonly teaching: Pick<Teaching, 'lessons' | 'records'>;
  /** Plays until a lesson begins. */
  readonly bot: Bot;
  /** Whether the moment at which a lesson could begin has gone by. */
  readonly isPast: (lesson: Lesson, state: State<B>) => boolean;
  /** How many games are tried for a lesson. */
  readonly games: number;
  /** How far each of them is played. */
  readonly answers: number;
};

/**
 * Looks for seeds with which lessons can be played to their end, and writes them down; for these lessons only, if any are
 * named. It is a tool and no test, which is why nothing here knows of a test runner.
 */
export function findLessons<B extends object, V extends object, S>(
  search: Search<B, V, S>,
  file: URL,
  wanted: readonly string[],
): void {
  const records: { [lesson: string]: LessonRecord } = { ...search.teaching.records };
  for (const lesson of search.teaching.lessons) {
    if (wanted.length > 0 && !wanted.includes(lesson.id)) continue;
    const found = find(search, lesson);
    records[lesson.id] = found;
    console.log(lesson.id, JSON.stringify(found));
  }
  writeFileSync(file, sourceOf(records));
}

type Flaws = Map<string, number>;

function find<B extends object, V extends object, S>(search: Search<B, V, S>, lesson: Lesson): LessonRecord {
  const flaws: Flaws = new Map();
  for (let game = 1; game <= search.games; game++) {
    const found = inGame(search, lesson, `${lesson.id}-${game}`, flaws);
    if (found !== null) return found;
  }
  const worst = [...flaws].sort(([, a], [, b]) => b - a).slice(0, 8);
  throw new Error(
    `no seed for '${lesson.id}':\n${worst.map(([flaw, times]) => `${times} × ${flaw}`).join('\n')}`,
  );
}

/** Every beginning of a lesson in one game, and the first of them that leads to its end. */
function inGame<B extends object, V extends object, S>(
  { rules, bot, isPast, answers }: Search<B, V, S>,
  lesson: Lesson,
  seed: string,
  flaws: Flaws,
): LessonRecord | null {
  let { state, events } = rules.start(rules.setup(lesson.setup), seed);
  const players = new Players(rules, bot, seed);
  const before: (readonly string[])[] = [];
  for (let i = 0; i < answers && state.over === null; i++) {
    const [decision] = state.open;
    if (decision === undefined) return null;
    const fits = decision.ask === lesson.beats[0]?.ask;
    if (fits && untrue(lesson.start ?? [], rules.view(state, decision.by), events) === undefined) {
      const flaw = rehearse(rules, lesson, { seed, before });
      if (flaw === null) return { seed, before };
      flaws.set(flaw, (flaws.get(flaw) ?? 0) + 1);
    }
    if (isPast(lesson, state)) return null;
    const answer = players.answer(state, decision);
    before.push(answer.picks);
    ({ state, events } = rules.apply(state, answer));
  }
  return null;
}

const sourceOf = (records: { readonly [lesson: string]: LessonRecord }): string => `\
import type { LessonRecord } from '@questhall/tabletop/lessons';
import type { LessonId } from './lessons.js';

/** Written by \`test/lessons/find.mjs\`: where each lesson begins. */
export const RECORDS: { readonly [lesson in LessonId]: LessonRecord } = {
${Object.entries(records)
  .map(([id, record]) => `  ${id}: ${JSON.stringify(record)},\n`)
  .join('')}};
`;
