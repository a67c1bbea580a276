import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { filesBelow, ROOT } from '../../../scripts/lib/files.mjs';

const WEB = join(ROOT, 'packages/web');
const listed: { [game: string]: string[] } = JSON.parse(readFileSync(join(WEB, 'icons.json'), 'utf8'));
const sources = filesBelow(join(WEB, 'src'), '.ts', '.tsx')
  .filter((file) => !file.startsWith('generated/'))
  .map((file) => readFileSync(join(WEB, 'src', file), 'utf8'))
  .join('\n');

it.each(Object.keys(listed))('the list of icons for %s holds nothing that is not drawn', (name) => {
  expect(listed[name]?.filter((icon) => !new RegExp(`['"]${icon}['"]`).test(sources))).toEqual([]);
});
