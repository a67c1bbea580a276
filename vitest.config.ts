import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';

/** Workspace packages resolve to their sources, so a test never sees a stale build. */
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    include: ['{packages,games}/*/test/**/*.test.ts', '{bench,scripts}/test/**/*.test.ts'],
    testTimeout: 20_000,
  },
});
