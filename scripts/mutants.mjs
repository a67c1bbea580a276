// Changes sources in small ways, in memory only, and says which changes no test notices. `npm run mutants -- --help` lists the options.
import { ROOT } from './lib/files.mjs';
import { batches, readCommand, USAGE, Wrong } from './lib/mutants/command.mjs';
import { equalsOf } from './lib/mutants/equal.mjs';
import { change, report } from './lib/mutants/report.mjs';
import { TestsFail } from './lib/mutants/rounds.mjs';
import { summarize } from './lib/mutants/summary.mjs';
import { keep, writeTable } from './lib/mutants/table.mjs';
import { tryMutants } from './lib/mutants/try.mjs';

/** @param {import('./lib/mutants/command.mjs').Batch} batch */
function list({ targets }) {
  for (const { file, mutants } of targets) {
    for (const mutant of mutants) console.log(change(file, mutant).join('\n'));
    console.log(`${file}: ${mutants.length} mutants`);
  }
}

/** @param {import('./lib/mutants/command.mjs').Command} command */
async function measure(command) {
  const say = (/** @type {string} */ what) => process.stderr.write(`${what}\n`);
  const all = command.only === undefined && command.max === undefined;
  const summaries = [];
  for (const { targets, selection } of batches(ROOT, command)) {
    const tried = await tryMutants(targets, selection, { ...command, say });
    summaries.push(
      ...targets.map((target) => summarize(target, tried, { equals: equalsOf(ROOT, target.file), all })),
    );
  }
  if (command.keep) keep(ROOT, summaries);
  console.log(command.json ? JSON.stringify(summaries, null, 2) : summaries.map(report).join('\n'));
}

/** @param {string[]} words */
async function run(words) {
  const command = readCommand(words);
  if (command.help) console.log(USAGE);
  else if (command.table)
    for (const file of writeTable(ROOT)) console.log(`${file} has changed since its score was kept`);
  else if (command.list) batches(ROOT, command).forEach(list);
  else await measure(command);
}

try {
  await run(process.argv.slice(2));
  process.exitCode = 0;
} catch (error) {
  if (!(error instanceof Wrong || error instanceof TestsFail)) throw error;
  console.error(
    error instanceof Wrong ? error.message : `Tests fail although nothing was changed. ${error.message}`,
  );
  process.exitCode = error instanceof Wrong ? 2 : 1;
}
