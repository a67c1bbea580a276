import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { AnyRules } from './games.js';
import type { GameRow, Labels, SimOptions } from './types.js';

/** What the rows of a file have in common: its first line. */
export type RowsHead = {
  file: typeof KIND;
  game: string;
  title: string;
  /** Of the rules, and of the cards. */
  version: string;
  content: string;
  bot: string;
  seed: string;
  command: string;
  setups: { [name: string]: Labels };
};
const KIND = 'questhall-sim-rows-2';

/** A file that is no file of rows, or not of these games. The message is a whole sentence. */
export class BadRows extends Error {
  override name = 'BadRows';
}

export function headOf(rules: AnyRules, options: SimOptions): RowsHead {
  const { source, bot, seed, command = '', setups } = options;
  const { title, version, content } = rules;
  const named = setups.map(({ name, labels = { party: name } }) => [name, labels]);
  const common = { game: source.game, title, version, content, bot, seed, command };
  return { file: KIND, ...common, setups: Object.fromEntries(named) };
}

export type Stored = {
  head: RowsHead;
  rows: GameRow[];
  /** The number of the last line, if it was cut off while it was written. */
  cut?: number;
};

/** Rows that were kept. What was being written when a run was broken off is left out. */
export function readRows(text: string, name: string): Stored {
  const lines = text.split('\n');
  const last = lines.pop() ?? '';
  const head = parsed(lines[0] ?? '') as RowsHead | undefined;
  if (head?.file !== KIND) throw new BadRows(`'${name}' is no file of rows that --rows has written.`);
  const rows = lines.slice(1).map((line, i) => {
    const row = parsed(line);
    if (!isRow(row)) throw new BadRows(`Line ${i + 2} of '${name}' is not the row of a game.`);
    return row;
  });
  return { head, ...withLast(rows, last, lines.length + 1) };
}

/** An editor may have taken the end of the last line away; only what is no row any more was cut. */
function withLast(rows: GameRow[], last: string, line: number): Pick<Stored, 'rows' | 'cut'> {
  const row = parsed(last);
  if (last === '') return { rows };
  return isRow(row) ? { rows: [...rows, row] } : { rows, cut: line };
}

/** All rows of several files. A game that is in two of them counts once. */
export function mergeRows(stored: readonly Stored[]): { heads: RowsHead[]; rows: GameRow[] } {
  const games = new Set(stored.map(({ head }) => head.game));
  if (games.size > 1) throw new BadRows(`These are rows of different games: ${[...games].join(', ')}.`);
  const found = new Map<string, GameRow>();
  for (const { head, rows } of stored) {
    const { bot, content } = head;
    for (const row of rows) found.set([bot, content, row.setup, row.seed].join('\n'), row);
  }
  const heads = new Map(stored.map(({ head }) => [JSON.stringify(head), head]));
  return { heads: [...heads.values()], rows: [...found.values()] };
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

function isRow(row: unknown): row is GameRow {
  if (typeof row !== 'object' || row === null) return false;
  const { index, seed, setup, result, places, decisions, figures, chapters } = row as Partial<GameRow>;
  const words = [seed, setup, result].every((word) => typeof word === 'string');
  return (
    words &&
    Array.isArray(chapters) &&
    Number.isInteger(index) &&
    Number.isInteger(decisions) &&
    typeof places === 'object' &&
    typeof figures === 'object'
  );
}

/** Keeps every game as soon as it is over, so that a run that is broken off can go on. */
export class RowsFile {
  /** Games of this very run that the file holds already. */
  readonly done: GameRow[];

  constructor(
    private readonly path: string,
    head: RowsHead,
  ) {
    const before = existsSync(path) ? readFileSync(path, 'utf8') : '';
    const whole = before.slice(0, before.lastIndexOf('\n') + 1);
    this.done = before === '' ? [] : doneIn(whole, path, head);
    if (before === '') writeFileSync(path, `${JSON.stringify(head)}\n`);
    else if (whole.length < before.length) writeFileSync(path, whole);
  }

  add(rows: readonly GameRow[]): void {
    appendFileSync(this.path, rows.map((row) => `${JSON.stringify(slim(row))}\n`).join(''));
  }
}

/** A save of a game that went wrong would be larger than thousands of rows; `folder` is for those. */
function slim(row: GameRow): GameRow {
  return row.failure === null ? row : { ...row, failure: { ...row.failure, save: null } };
}

function doneIn(text: string, path: string, head: RowsHead): GameRow[] {
  const { head: found, rows } = readRows(text, path);
  if (sameRun(found, head)) return rows;
  throw new BadRows(
    `'${path}' holds the games of another run: ${found.command || `seed ${found.seed}`}. Name another file.`,
  );
}

/** The number of games may differ: a run can be made longer. */
function sameRun(one: RowsHead, other: RowsHead): boolean {
  const key = ({ command: _, ...head }: RowsHead) => JSON.stringify(head);
  return key(one) === key(other);
}
