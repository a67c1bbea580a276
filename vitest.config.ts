import { existsSync, readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { defaultClientConditions, defaultServerConditions } from 'vite';
import { defineConfig } from 'vitest/config';
import { LongestFirst } from './scripts/lib/longest-first.mjs';

/** What a game does between two files that share its code. */
const between = (game: string) => `./games/${game}/test/between-files.ts`;
const games = readdirSync('games');
const sharing = games.filter((game) => existsSync(between(game)));

/** Tests of single rules and cards: many files, each of which would load the whole game for a moment of work. */
const rules = (game: string) => `games/${game}/test/{cards,effects,rules}/**/*.test.ts`;
/** Files among them that look at all cards there are, or have cards of the same name as others. */
const apart = (game: string) => `games/${game}/test/{cards/every-card,rules/effects,rules/setup}.test.ts`;
/** Tests of packages that lay a table of a game out, which adds cards to it. */
const LAID_OUT = ['packages/cli/test/campaign.test.ts', 'packages/sim/test/sensible-play.test.ts'];
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
          exclude: [apart(game)],
          setupFiles: [between(game)],
          isolate: false,
        },
      })),
      {
        extends: true,
        test: {
          name: 'games',
          include: games
            .flatMap((game) =>
              sharing.includes(game) ? [rest(game), apart(game)] : [`games/${game}/test/**/*.test.ts`],
            )
            .concat(LAID_OUT),
        },
      },
      {
        extends: true,
        test: {
          name: 'packages',
          include: ['packages/*/test/**/*.test.ts', '{bench,scripts}/test/**/*.test.ts'],
          exclude: LAID_OUT,
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
