import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Figure, measures, type Times } from './measures.js';

export type Rounds = Times & { rounds: number };
/** Figures of all rounds, in order; a skipped one says why. */
export type Samples = { [name: string]: Figure[] };

const MAIN = fileURLToPath(new URL('./main.js', import.meta.url));
export const NAMES = Object.keys(measures);

/** In turns (A B C, A B C, …), so that a slow minute of the machine hits all alike. */
export function takeRounds({ rounds, ms, warm }: Rounds, progress: (text: string) => void): Samples {
  const samples: Samples = Object.fromEntries(NAMES.map((name) => [name, []]));
  for (let round = 1; round <= rounds; round++) {
    for (const name of NAMES) {
      progress(`round ${round} of ${rounds}: ${name}`);
      samples[name]?.push(inProcess(name, { ms, warm }));
    }
  }
  return samples;
}

function inProcess(name: string, times: Times): Figure {
  const job = JSON.stringify({ name, times });
  const child = spawnSync(process.execPath, [...(measures[name]?.flags ?? []), MAIN, '--measure', job], {
    encoding: 'utf8',
    // Worth a factor of 1.75 to boardgame.io, and nothing to us.
    env: { ...process.env, NODE_ENV: 'production' },
  });
  if (child.status !== 0) throw new Error(`'${name}' failed:\n${child.stderr}`);
  return JSON.parse(child.stdout) as Figure;
}

/** The other end: measures one thing and prints it. */
export async function measureHere(job: string): Promise<void> {
  const { name, times } = JSON.parse(job) as { name: string; times: Times };
  process.stdout.write(JSON.stringify(await measures[name]?.run(times)));
}
