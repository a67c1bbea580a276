import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Rules } from '@questhall/engine';
import { isUpdating } from '../golden.js';
import { ENGINE_FIELDS } from './engine-fields.js';
import { pathsOf } from './paths.js';
import { type Walk, walk } from './walk.js';

/** A field of the state, and what was decided about it: how it is saved, who sees it, how it is forked. */
export type Declared = { path: string; saved: string; seen: string; forked: string; rare: boolean };

const UNDECIDED = '?';
const HEADER = [
  '# Every field of the board: path | saved | seen by | forked.',
  '# Lists are [], records with ids as keys are .*, and .** is anything below. A fifth column `rare` is for',
  '# fields that random play does not always reach. New fields are added by `npm run golden` with question',
  '# marks, which somebody must replace by a decision.',
];

/** Law 9: a saved field that nobody declared fails until someone decides how it is saved, seen and forked. */
export function fieldProblems(found: ReadonlySet<string>, file: string): string[] {
  const own = read(file);
  const declared = [...ENGINE_FIELDS, ...own];
  const known = new Set(declared.map(({ path }) => path));
  const seen = withoutContainers(found, known);
  const added = [...seen].filter((path) => !known.has(path)).sort();
  if (isUpdating()) rewrite(file, own, seen, added);
  const gone = declared.filter(({ path, rare }) => !rare && !seen.has(path));
  const undecided = own.filter(({ saved, seen: by, forked }) => [saved, by, forked].includes(UNDECIDED));
  const problems = [
    ...added.map((path) => `new: ${path}`),
    ...gone.map(({ path }) => `declared but not there, and not marked rare: ${path}`),
    ...undecided.map(({ path }) => `not decided: ${path}`),
  ];
  const advice = `see ${relative('.', file)}; \`npm run golden\` adds what is new to it, and you decide about it`;
  return problems.length === 0 ? [] : [...problems, advice];
}

/** An empty list and a missing record are no fields of their own where their contents are. */
function withoutContainers(found: ReadonlySet<string>, known: ReadonlySet<string>): Set<string> {
  const all = [...found, ...known];
  const contains = (path: string) =>
    all.some((other) => other.startsWith(`${path}.`) || other.startsWith(`${path}[`));
  return new Set([...found].filter((path) => !contains(path)));
}

/** The paths of all fields that come up in a game. */
export function fieldsSeen<B, V, S>(rules: Rules<B, V, S>, game: Walk<S>, file: string): Set<string> {
  const patterns = new Set([...ENGINE_FIELDS, ...read(file)].map(({ path }) => path));
  const seen = new Set<string>();
  const look = (state: object) => pathsOf(state, '', patterns, seen);
  walk(rules, game, { started: look, after: look });
  return seen;
}

/** What a game has declared about its board, and what holds for every game. */
export const declaredFields = (file: string): readonly Declared[] => [...ENGINE_FIELDS, ...read(file)];

function read(file: string): Declared[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line.trim() !== '' && !line.startsWith('#')).map(parse);
}

function parse(line: string): Declared {
  const [path = '', saved, seen, forked, rare] = line.split('|').map((cell) => cell.trim());
  return {
    path,
    saved: saved || UNDECIDED,
    seen: seen || UNDECIDED,
    forked: forked || UNDECIDED,
    rare: rare === 'rare',
  };
}

function rewrite(file: string, own: readonly Declared[], seen: ReadonlySet<string>, added: string[]): void {
  const kept = own.filter(({ path, rare }) => rare || seen.has(path));
  const all = [...kept, ...added.map(parse)].sort((a, b) => (a.path < b.path ? -1 : 1));
  const width = Math.max(0, ...all.map(({ path }) => path.length));
  const lines = all.map(({ path, saved, seen: by, forked, rare }) =>
    [path.padEnd(width), saved, by, forked, ...(rare ? ['rare'] : [])].join(' | '),
  );
  writeFileSync(file, `${[...HEADER, ...lines].join('\n')}\n`);
}
