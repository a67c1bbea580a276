import { statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { forgetDates, isKnown, remember, sourcesOf } from '../lib/build.mjs';
import { planted } from './planted.js';

const NOTE = 'packages/engine/dist/.tsbuildinfo';

/** A package that was built an hour ago. */
function built(): string {
  const root = planted({
    'package-lock.json': '{}',
    'tsconfig.json': '{}',
    'tsconfig.base.json': '{}',
    'packages/engine/package.json': '{}',
    'packages/engine/tsconfig.json': '{}',
    'packages/engine/src/deep/a.ts': 'export const a = 1;',
    [NOTE]: '{}',
  });
  const then = Date.now() / 1000 - 3600;
  utimesSync(join(root, NOTE), then, then);
  remember(root, sourcesOf(root));
  return root;
}

describe('the dates of a build', () => {
  it('are believed when nothing has changed since', () => {
    const root = built();
    expect(isKnown(root, sourcesOf(root))).toBe(true);
  });

  it('are not believed when a source has changed, however old it looks', () => {
    const root = built();
    const source = join(root, 'packages/engine/src/deep/a.ts');
    writeFileSync(source, 'export const a = 2;');
    utimesSync(source, 5, 5);
    expect(isKnown(root, sourcesOf(root))).toBe(false);
  });

  it('are not believed when somebody else has built since', () => {
    const root = built();
    const later = Date.now() / 1000 + 60;
    utimesSync(join(root, NOTE), later, later);
    expect(isKnown(root, sourcesOf(root))).toBe(false);
  });

  it('are not believed when nobody knows of what it was made', () => {
    expect(isKnown(planted({ 'package-lock.json': '{}' }), 'anything')).toBe(false);
  });

  it('are older than every source once they are forgotten', () => {
    const root = built();
    forgetDates(root);
    expect(statSync(join(root, NOTE)).mtimeMs).toBeLessThan(2000);
  });
});
