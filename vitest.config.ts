import { availableParallelism } from 'node:os';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/lib/longest-first.mjs';

/** Workspace packages resolve to their sources, so a test never sees a stale build. */
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    include: ['{games,packages}/*/test/**/*.test.ts', '{bench,scripts}/test/**/*.test.ts'],
    // Files share what they import, which is most of the time that they take. No box of a game ever changes.
    isolate: false,
    // On a quiet machine the slowest takes a few seconds; a busy one may take its time.
    testTimeout: 90_000,
    // Left alone, one of two processors would have nothing to do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
  },
});
