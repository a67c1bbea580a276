import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { TestSource } from './scan.js';

/** The test files below a folder, named relative to `root`, in a fixed order. */
export function readTests(folder: string, root: string = folder): TestSource[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => ({ file: relative(root, path).split(sep).join('/'), text: readFileSync(path, 'utf8') }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}
