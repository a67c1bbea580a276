import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fail } from './fail.js';

const COMMAND = 'npm run golden';

/** Golden files are written anew instead of compared. */
export function isUpdating(): boolean {
  return process.env.UPDATE_GOLDEN === '1';
}

/** Compares a text with the file that was looked at and kept. */
export function expectGolden(text: string, file: string): void {
  if (isUpdating()) {
    write(file, text);
    return;
  }
  if (!existsSync(file))
    fail(`there is no ${relative('.', file)} yet: write it with ${COMMAND} and read it`, expectGolden);
  const kept = readFileSync(file, 'utf8');
  if (kept !== text) fail(difference(kept, text, file), expectGolden, { expected: kept, actual: text });
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

function difference(kept: string, text: string, file: string): string {
  const old = kept.split('\n');
  const now = text.split('\n');
  const line = old.findIndex((words, i) => words !== now[i]);
  const at = line < 0 ? old.length : line;
  return [
    `${relative('.', file)} differs from line ${at + 1} on:`,
    `  - ${old[at] ?? '(end)'}`,
    `  + ${now[at] ?? '(end)'}`,
    `If the new one is right, write it with ${COMMAND} and read the difference before you keep it.`,
  ].join('\n');
}
