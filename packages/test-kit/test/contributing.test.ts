import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = new URL('../../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const guide = read('CONTRIBUTING.md');
const linesOf = (text: string) => text.split('\n').map((line) => line.trim());

test('what CONTRIBUTING shows of the example stands in it', () => {
  const recipe = guide.slice(guide.indexOf('## Add a game'), guide.indexOf('## Change the app'));
  const example = new Set(linesOf(read('packages/test-kit/test/blades.ts')));
  const shown = [...recipe.matchAll(/```ts\n([^`]*(?:`[^`][^`]*)*)```/g)].flatMap(([, code = '']) =>
    linesOf(code),
  );
  const lines = shown.filter((line) => line !== '');
  expect(lines.length).toBeGreaterThan(5);
  expect(lines.filter((line) => !example.has(line))).toEqual([]);
});

test('files that CONTRIBUTING names are there', () => {
  const paths = [...guide.matchAll(/`((?:packages|games|decisions|docs|e2e)\/[\w./-]*)`/g)].map(
    ([, path = '']) => path,
  );
  const written = paths.filter((path) => !path.includes('/dist/') && !path.startsWith('e2e/out'));
  expect(written).toContain('packages/test-kit/test/blades.ts');
  expect(written.filter((path) => !existsSync(fileURLToPath(new URL(path, root))))).toEqual([]);
});
