import { expect, it } from 'vitest';
import { ROOT } from '../lib/files.mjs';
import { testsInsideGames } from '../lib/inside-games.mjs';
import { planted } from './planted.js';

it('finds tests that reach into a game by its path, through helpers too, and no others', () => {
  const root = planted({
    'packages/cli/test/direct.test.ts': "import { table } from '../../../games/acg/test/kit.js';",
    'packages/cli/test/deep/helped.test.ts': "import { laid } from '../helper.js';",
    'packages/cli/test/helper.ts': "import './other.js';\nexport { laid } from './laid.js';",
    'packages/cli/test/other.ts': "import './helper.js';",
    'packages/cli/test/laid.ts': "export const laid = import('../../../games/acg/src/board.js');",
    'packages/sim/test/types.test.ts': "import type { Board } from '../../../games/acg/src/board.js';",
    'packages/sim/test/package.test.ts': "import { acg } from '@questhall/acg';\nimport './missing.js';",
    'packages/sim/test/source.test.ts': "import { acg } from '../src/games/acg.js';",
  });
  expect(testsInsideGames(root)).toEqual([
    'packages/cli/test/deep/helped.test.ts',
    'packages/cli/test/direct.test.ts',
  ]);
});

it('finds those of this repository', () => {
  expect(testsInsideGames(ROOT)).toContain('packages/sim/test/sensible-play.test.ts');
});
