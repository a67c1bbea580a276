import { existsSync, readFileSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { parseArgs } from 'node:util';
import { findMutants } from './find.mjs';
import { sample } from './sample.mjs';
import { testsFor, testsNamed } from './tests-for.mjs';

/** A wrong file or option: said in one sentence. */
export class Wrong extends Error {}

export const USAGE = `npm run mutants -- <file> …   which small changes of these files does no test notice?
  --list          only list the changes
  --only LINE     only those of one line
  --max N         only N of them; --seed WORD draws others
  --events        also what is told to those who watch (g.tell)
  --laws          try what is left on all laws, not only on golden playthroughs (slow)
  --fresh         try what is left once more, each in a process of its own: for tests that leave files behind (slow)
  --tests WORDS   use the test files with these words in their path
  --json          print the result as JSON
  --keep          keep the scores in docs/mutants.json and write docs/mutants.md
  --table         only write docs/mutants.md anew`;

const OPTIONS = /** @satisfies {import('node:util').ParseArgsConfig['options']} */ ({
  list: { type: 'boolean', default: false },
  only: { type: 'string' },
  max: { type: 'string' },
  seed: { type: 'string', default: 'mutants' },
  events: { type: 'boolean', default: false },
  laws: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  tests: { type: 'string', multiple: true },
  json: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  table: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
});

/** @param {string[]} words */
export function readCommand(words) {
  const { values, positionals } = parsed(words);
  const asks = values.help || values.table;
  if (positionals.length === 0 && !asks) throw new Wrong(`Name a source file.\n\n${USAGE}`);
  if (values.only !== undefined && positionals.length > 1) throw new Wrong('--only wants one file.');
  const isPart = values.only ?? values.max ?? values.tests;
  if (values.keep && (isPart !== undefined || values.events)) {
    throw new Wrong(
      '--keep wants all mutants on the usual tests: leave out --only, --max, --events and --tests.',
    );
  }
  return {
    ...values,
    tests: values.tests ?? [],
    only: whole('--only', values.only),
    max: whole('--max', values.max),
    files: positionals,
  };
}

/** @param {string[]} words */
function parsed(words) {
  try {
    return parseArgs({ args: words, options: OPTIONS, allowPositionals: true });
  } catch (error) {
    throw new Wrong(`${error instanceof Error ? error.message : error}\n\n${USAGE}`);
  }
}

/**
 * @param {string} name
 * @param {string | undefined} value
 */
function whole(name, value) {
  if (value !== undefined && !/^[1-9]\d*$/.test(value))
    throw new Wrong(`${name} wants a whole number from 1 on, not '${value}'.`);
  return value === undefined ? undefined : Number(value);
}

/**
 * @typedef {import('./try.mjs').Target} Target
 * @typedef {ReturnType<typeof readCommand>} Command
 * @typedef {{ targets: Target[], selection: import('./tests-for.mjs').Selection }} Batch
 */

/**
 * The files with their mutants; those of one game or package share their tests, so they are tried together.
 * @param {string} root
 * @param {Command} command
 * @returns {Batch[]}
 */
export function batches(root, command) {
  /** @type {Map<string, Batch>} */
  const found = new Map();
  let last = 0;
  for (const name of command.files) {
    const file = known(root, name);
    const chosen = selectionFor(root, file, command.tests);
    const target = targetOf(root, file, command, last);
    last += target.mutants.length;
    const home = file.split('/').slice(0, 2).join('/');
    const { targets, selection } = found.get(home) ?? { targets: [], selection: { tests: [], laws: [] } };
    found.set(home, { targets: [...targets, target], selection: both(selection, chosen) });
  }
  return [...found.values()];
}

/**
 * @param {string} root
 * @param {string} name
 */
function known(root, name) {
  const file = relative(root, resolve(name)).split(sep).join('/');
  if (file.startsWith('..') || !existsSync(join(root, file)))
    throw new Wrong(`There is no file '${name}' here.`);
  if (!/\.m?tsx?$|\.mjs$/.test(file)) throw new Wrong(`'${name}' is no source file.`);
  return file;
}

/**
 * @param {string} root
 * @param {string} file
 * @param {string[]} words
 */
function selectionFor(root, file, words) {
  const selection = words.length > 0 ? testsNamed(root, words) : testsFor(root, file);
  if (selection === undefined) throw new Wrong(`Which tests look at '${file}'? Say it with --tests.`);
  if (selection.tests.length + selection.laws.length === 0)
    throw new Wrong(`No tests were found for '${file}'.`);
  return selection;
}

/**
 * @param {string} root
 * @param {string} file
 * @param {Command} command
 * @param {number} last the number of the last mutant so far
 * @returns {Target}
 */
function targetOf(root, file, { events, only, max, seed }, last) {
  const source = readFileSync(join(root, file), 'utf8');
  const all = findMutants(file, source, { events });
  const here = only === undefined ? all : all.filter(({ line }) => line === only);
  if (only !== undefined && here.length === 0) throw new Wrong(`Line ${only} of '${file}' has no mutants.`);
  const some = max === undefined ? here : sample(here, max, `${seed} ${file}`);
  return { file, source, mutants: some.map((mutant, i) => ({ ...mutant, id: last + i + 1 })) };
}

/**
 * @param {import('./tests-for.mjs').Selection} a
 * @param {import('./tests-for.mjs').Selection} b
 */
function both(a, b) {
  return { tests: [...new Set([...a.tests, ...b.tests])], laws: [...new Set([...a.laws, ...b.laws])] };
}
