import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import usual from '../../../vitest.config.js';
import { ROOT } from '../files.mjs';
import { FOLDER, readPlan } from './plan.mjs';
import { IMPORTED } from './switchboard.mjs';

/** The sources with their mutants, in memory only: no file is ever changed. */
const mutants: Plugin = {
  name: 'mutants',
  enforce: 'pre',
  transform(source, path) {
    // Imports are loaded before the first line of a file is carried out.
    if (path.endsWith('.test.ts')) return { code: `globalThis.${IMPORTED}?.(); ${source}`, map: null };
    const code = readPlan(process.env[FOLDER] ?? '').woven[path];
    return code === undefined ? undefined : { code, map: null };
  },
};

/** Files come in the order in which they are most likely to notice a mutant. */
class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files;
  }
}

export default defineConfig({
  ...usual,
  root: ROOT,
  plugins: [mutants],
  test: {
    ...usual.test,
    runner: new URL('./runner.mjs', import.meta.url).pathname,
    pool: 'forks',
    sequence: { sequencer: AsGiven },
  },
});
