import { describe, expect, it } from 'vitest';
import { layerOffences } from '../check-layers.mjs';
import { ROOT } from '../lib/files.mjs';
import { planted } from './planted.js';

const manifest = (name: string, dependencies = {}) =>
  JSON.stringify({ name: `@questhall/${name}`, dependencies });
const WORKSPACE = {
  'packages/rulebook/package.json': manifest('rulebook'),
  'packages/engine/package.json': manifest('engine', { 'pure-rand': '1.0.0' }),
  'packages/bots/package.json': manifest('bots'),
  'packages/sim/package.json': manifest('sim'),
  'games/chess/package.json': manifest('chess'),
  'games/ludo/package.json': manifest('ludo'),
  'games/registry/package.json': manifest('games'),
  'bench/package.json': manifest('bench'),
};
const offences = (files: Record<string, string>) => layerOffences(planted({ ...WORKSPACE, ...files }));

describe('the dependency arrow', () => {
  it('is kept by this repository', () => {
    expect(layerOffences(ROOT)).toEqual([]);
  });

  it('lets every layer import what stands before it', () => {
    expect(
      offences({
        'packages/engine/src/a.ts':
          "import { x } from 'pure-rand';\nimport type { R } from '@questhall/rulebook';",
        'games/chess/src/a.ts': "import { a } from '@questhall/engine';\nexport * from './b.js';",
        'packages/sim/src/a.ts':
          "import fs from 'node:fs';\nimport '@questhall/games';\nimport '@questhall/bots';",
        'packages/rulebook/src/coverage/a.ts': "import fs from 'node:fs';",
        'games/registry/src/a.ts': "import '@questhall/chess';\nimport '@questhall/ludo';",
        'bench/src/a.ts': "import '@questhall/sim';",
      }),
    ).toEqual([]);
  });

  it('names the line of an import against the arrow', () => {
    expect(offences({ 'packages/bots/src/a.ts': "\nimport {\n  x,\n} from '@questhall/chess';" })).toEqual([
      'packages/bots/src/a.ts:2 imports @questhall/chess: bots may import engine of the workspace, not games.',
    ]);
  });

  it('keeps the games apart, in sources and in tests', () => {
    const imported = "const ludo = await import('@questhall/ludo');";
    const reason = 'a game never imports another game.';
    expect(offences({ 'games/chess/src/a.ts': imported, 'games/chess/test/a.test.ts': imported })).toEqual([
      `games/chess/src/a.ts:1 imports @questhall/ludo: ${reason}`,
      `games/chess/test/a.test.ts:1 imports @questhall/ludo: ${reason}`,
    ]);
  });

  it.each(['node:fs', 'fs', 'node:path/posix'])('keeps %s out of what runs in the browser', (builtin) => {
    const found = offences({
      'games/chess/src/a.ts': `import x from '${builtin}';`,
      'packages/rulebook/src/a.ts': `import '${builtin}';`,
    });
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/nothing of Node/);
  });

  it('lets the engine run on the random generator alone', () => {
    const found = offences({
      'packages/engine/src/a.ts': "import { z } from 'zod';\nexport { r } from '@questhall/rulebook';",
      'packages/engine/package.json': manifest('engine', { zod: '1.0.0' }),
    });
    expect(found).toHaveLength(3);
    for (const offence of found) expect(offence).toMatch(/only dependency is the random generator/);
  });

  it('reads the manifests', () => {
    expect(
      offences({ 'packages/bots/package.json': manifest('bots', { '@questhall/sim': '0.1.0' }) }),
    ).toEqual([
      'packages/bots/package.json depends on @questhall/sim: bots may import engine of the workspace, not sim.',
    ]);
  });

  it('does not let a path leave its package', () => {
    expect(offences({ 'games/chess/src/a.ts': "import { x } from '../../ludo/src/index.js';" })).toEqual([
      'games/chess/src/a.ts:1 imports ../../ludo/src/index.js: a path never leaves the sources of its package.',
    ]);
  });

  it('asks for the layer of a new package', () => {
    expect(offences({ 'packages/lobby/package.json': manifest('lobby') })).toEqual([
      'packages/lobby has no layer: say in scripts/lib/layers.mjs what it may import.',
    ]);
  });

  it('reads past comments and strings', () => {
    const source =
      "// import '@questhall/ludo';\n/**\n * import '@questhall/ludo'\n */\nexport const x = '@questhall/ludo';";
    expect(offences({ 'games/chess/src/a.ts': source })).toEqual([]);
  });
});
