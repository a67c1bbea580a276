import { parentPort, Worker, workerData } from 'node:worker_threads';
import { playout } from './search.js';
import { engine } from './skirmish/game.js';
import { rate, realTime } from './timing.js';

type Job = { ms: number; warm: number };

/** Moves for each second of so many threads at work at the same time. */
export async function threads(count: number, job: Job): Promise<number> {
  const rates = await Promise.all(Array.from({ length: count }, () => inThread(job)));
  return rates.reduce((sum, one) => sum + one, 0);
}

function inThread(job: Job): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./main.js', import.meta.url), {
      workerData: job,
      resourceLimits: { maxYoungGenerationSizeMb: 64 },
    });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

/** What a thread does: random games of Skirmish on the engine. */
export async function atWork(): Promise<void> {
  let seed = 1;
  parentPort?.postMessage(await rate(() => playout(engine, seed++).n, workerData as Job, realTime));
}
