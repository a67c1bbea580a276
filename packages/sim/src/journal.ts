import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Answer } from '@questhall/engine';

/** Notes an answer before it is played, where it outlives the worker. Slow: only for games that went wrong once. */
export function noteAnswer(file: string, answer: Answer): void {
  appendFileSync(file, `${JSON.stringify(answer)}\n`);
}

export function readJournal(file: string): Answer[] {
  if (!existsSync(file)) return [];
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Answer);
}
