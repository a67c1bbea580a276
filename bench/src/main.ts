import { parseArgs } from 'node:util';
import { isMainThread } from 'node:worker_threads';
import { asText, makeReport } from './report.js';
import { measureHere, type Rounds, takeRounds } from './rounds.js';
import { atWork } from './workers.js';

const FULL: Rounds = { rounds: 5, ms: 1000, warm: 1500 };
const QUICK: Rounds = { rounds: 3, ms: 300, warm: 1000 };

const USAGE = 'Usage: npm run bench -- [--quick] [--json]';

const options = {
  quick: { type: 'boolean' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  /** One measurement in this process: how the others are started. */
  measure: { type: 'string' },
} as const;

function everything(rounds: Rounds, json: boolean | undefined): void {
  const samples = takeRounds(rounds, (text) => process.stderr.write(`${text}\n`));
  const report = makeReport(samples, rounds);
  console.log(json ? JSON.stringify(report, null, 2) : asText(report));
}

/** What was asked for, or nothing if it was not understood. */
function wanted() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exitCode = 2;
    return undefined;
  }
}

async function main(): Promise<void> {
  if (!isMainThread) return atWork();
  const asked = wanted();
  if (asked === undefined) return;
  if (asked.help) return console.log(USAGE);
  if (asked.measure !== undefined) return measureHere(asked.measure);
  everything(asked.quick ? QUICK : FULL, asked.json);
}

await main();
