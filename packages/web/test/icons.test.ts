import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, ROOT } from '../../../scripts/lib/files.mjs';

const WEB = join(ROOT, 'packages/web');
const listed = filesBelow(WEB, 'icons.json')
  .filter((file) => !file.startsWith('node_modules/'))
  .map((file) => ({
    file,
    icons: Object.values<string[]>(JSON.parse(readFileSync(join(WEB, file), 'utf8'))).flat(),
  }));
const sources = filesBelow(join(WEB, 'src'), '.ts', '.tsx')
  .filter((file) => !file.includes('generated/'))
  .map((file) => readFileSync(join(WEB, 'src', file), 'utf8'))
  .join('\n');

it.each(listed)('$file holds nothing that is not drawn', ({ icons }) => {
  expect(icons.filter((icon) => !new RegExp(`['"]${icon}['"]`).test(sources))).toEqual([]);
});
