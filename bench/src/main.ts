import { isMainThread } from 'node:worker_threads';
import { asText, makeReport } from './report.js';
import { measureHere, type Rounds, takeRounds } from './rounds.js';
import { atWork } from './workers.js';

const FULL: Rounds = { rounds: 5, ms: 1000, warm: 1500 };
const QUICK: Rounds = { rounds: 3, ms: 300, warm: 1000 };

function everything(args: readonly string[]): void {
  const rounds = args.includes('--quick') ? QUICK : FULL;
  const samples = takeRounds(rounds, (text) => process.stderr.write(`${text}\n`));
  const report = makeReport(samples, rounds);
  console.log(args.includes('--json') ? JSON.stringify(report, null, 2) : asText(report));
}

async function main(): Promise<void> {
  if (!isMainThread) return atWork();
  const args = process.argv.slice(2);
  const job = args[args.indexOf('--measure') + 1];
  if (args.includes('--measure') && job !== undefined) return measureHere(job);
  everything(args);
}

await main();
