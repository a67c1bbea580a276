import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { ROOT } from './scripts/lib/files.mjs';
import { testsInsideGames } from './scripts/lib/inside-games.mjs';
import { LongestFirst } from './scripts/lib/longest-first.mjs';

/** What a game does between two files that share its code. */
const between = (game: string) => `./games/${game}/test/between-files.ts`;
const games = readdirSync('games');
const sharing = games.filter((game) => existsSync(between(game)));

/** Tests of single rules and cards: many files, each of which would load the whole game for a moment of work. */
const rules = (game: string) => `games/${game}/test/{cards,effects,rules}/**/*.test.ts`;
/** Tests of packages that lay a table of a game out, which adds cards to it. */
const laidOut = testsInsideGames(ROOT);
const rest = (game: string) => `games/${game}/test/{,!(cards|effects|rules)/**/}*.test.ts`;

/** Workspace packages resolve to their sources, so a test never sees a stale build. */
export default defineConfig({
  resolve: { conditions: ['source', ...defaultClientConditions] },
  ssr: { resolve: { conditions: ['source', ...defaultServerConditions] } },
  test: {
    // Files of a project that is not isolated share what they import, which is most of the time that they take.
    projects: [
      ...sharing.map((game) => ({
        extends: true as const,
        test: {
          name: game,
          include: [rules(game)],
          setupFiles: [between(game)],
          isolate: false,
        },
      })),
      {
        extends: true,
        test: {
          name: 'games',
          include: games
            .flatMap((game) => (sharing.includes(game) ? [rest(game)] : [`games/${game}/test/**/*.test.ts`]))
            .concat(laidOut),
        },
      },
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts', '{bench,scripts}/test/**/*.test.ts'],
          exclude: laidOut,
          isolate: false,
        },
      },
    ],
    // On a quiet machine the slowest takes a few seconds; a busy one may take its time.
    testTimeout: 90_000,
    // Left alone, one of two processors would have nothing to do.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    sequence: { sequencer: LongestFirst },
  },
});
