import type { Shelf } from './shelf.js';
import type { Head, Latest } from './store.js';

/** The adventure on the shelf that holds all of this one already, whatever was played on it since. */
export async function twinOf({ head, branches }: Latest, shelf: Shelf): Promise<Head | null> {
  const listed = await shelf.list();
  const alike = (listed.ok ? listed.value : []).flatMap(({ result }) =>
    result.ok && isSameGame(result.value, head) ? [result.value] : [],
  );
  for (const other of alike) {
    const kept = await shelf.read(other.id);
    if (!kept.ok) continue;
    const theirs = other.branches.map(({ id }) => worded(kept.value.answers(id)));
    const held = branches.every(({ answers }) => theirs.some((their) => begins(their, worded(answers))));
    if (held) return other;
  }
  return null;
}

const isSameGame = (one: Head, other: Head): boolean =>
  one.game === other.game &&
  one.seed === other.seed &&
  JSON.stringify(one.setup) === JSON.stringify(other.setup);

type Answers = Latest['branches'][number]['answers'];

const worded = (answers: Answers): string[] =>
  answers.map(({ decision, picks }) => JSON.stringify([decision, picks]));

const begins = (whole: readonly string[], part: readonly string[]): boolean =>
  part.length <= whole.length && part.every((one, i) => one === whole[i]);
