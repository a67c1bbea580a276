import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../lib/files.mjs';
import { TOOLS } from '../lib/run.mjs';
import { planted } from './planted.js';

/** What Biome, with this repository's settings, says about a file at this place: rule names, sorted. */
function lint(file: string, source: string): string[] {
  const root = planted({ [file]: source, 'package.json': '{"name": "planted"}' });
  mkdirSync(join(root, 'scripts/lint'), { recursive: true });
  for (const setting of ['biome.json', 'scripts/lint/no-math-random.grit'])
    copyFileSync(join(ROOT, setting), join(root, setting));
  const args = ['lint', '--vcs-enabled=false', '--reporter=json', '--max-diagnostics=none', file];
  const { stdout } = spawnSync(process.execPath, [join(ROOT, TOOLS.biome), ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { category: string }[] };
  return diagnostics.map(({ category }) => category.split('/').at(-1) ?? '').sort();
}

describe('the linter', () => {
  it.each(['new Date()', 'process.env', 'fetch("x")', 'structuredClone({})', 'performance.now()'])(
    'forbids %s in the engine and the games',
    (code) => {
      const source = `export const x = ${code};\n`;
      expect(lint('packages/engine/src/x.ts', source)).toEqual(['noRestrictedGlobals']);
      expect(lint('games/chess/src/rules/x.ts', source)).toEqual(['noRestrictedGlobals']);
      expect(lint('packages/sim/src/x.ts', source)).toEqual([]);
    },
  );

  it('forbids Math.random everywhere', () => {
    expect(lint('packages/sim/src/x.ts', 'export const x = Math.random();\n')).toEqual(['plugin']);
  });

  it('forbids Map and Set in a board only', () => {
    const source = 'export type Board = { a: Map<string, number>; b: Set<string> };\n';
    expect(lint('games/chess/src/board.ts', source)).toEqual(['noRestrictedGlobals', 'noRestrictedGlobals']);
    expect(lint('games/chess/src/queries.ts', source)).toEqual([]);
  });

  it('forbids any, the exclamation mark and enums', () => {
    expect(lint('packages/cli/src/x.ts', 'export const x: any = 1;\n')).toEqual(['noExplicitAny']);
    expect(lint('packages/cli/src/x.ts', 'export const x = [1].at(0)!;\n')).toEqual(['noNonNullAssertion']);
    expect(lint('packages/cli/src/x.ts', 'export enum E {\n  A,\n}\n')).toEqual(['noEnum']);
  });

  it('forbids packages that the manifest does not list', () => {
    expect(lint('packages/cli/src/x.ts', "export { z } from 'zod';\n")).toEqual(['noUndeclaredDependencies']);
  });
});
