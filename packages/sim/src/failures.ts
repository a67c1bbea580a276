import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FailureNote } from './report.js';
import type { GameRow, SimOptions } from './types.js';

/** Writes every game that crashed or got stuck where it can be opened again, and says where. */
export function keepFailures(rows: readonly GameRow[], { folder, source }: SimOptions): FailureNote[] {
  return rows.flatMap((row) => {
    if (row.failure === null) return [];
    const { kind, message, save } = row.failure;
    const name = `${source.game}-${kind}-${row.seed}`.replace(/[^\w.-]+/g, '_');
    const file = folder === undefined || save === null ? null : write(folder, `${name}.json`, save);
    return [{ kind, seed: row.seed, setup: row.setup, message, file }];
  });
}

function write(folder: string, name: string, text: string): string {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
}
