import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { filesBelow, ROOT } from '../../../scripts/lib/files.mjs';
import { CHOICES } from '../src/settings/settings.js';
import { en } from '../src/text/en.js';

const SRC = join(ROOT, 'packages/web/src');
const files = filesBelow(SRC, '.tsx').map((file) => ({
  file,
  source: readFileSync(join(SRC, file), 'utf8'),
}));

describe('the words of the interface', () => {
  it.each(Object.entries(en))('%s is a message that can be read', (_, message) => {
    expect(() => new IntlMessageFormat(message, 'en')).not.toThrow();
  });

  it('name every setting, its hint and its values', () => {
    const wanted = Object.entries(CHOICES).flatMap(([name, values]) => [
      `settings.${name}`,
      `settings.${name}.hint`,
      ...values.map((value) => `settings.${name}.${value}`),
    ]);
    expect(wanted.filter((key) => !(key in en))).toEqual([]);
  });

  it('stand in the catalogue and not in components', () => {
    const spoken = files.flatMap(({ file, source }) =>
      [...source.matchAll(/>\s*([A-Z][a-z]+ [a-z][^<>{}]*)</g)].map((match) => `${file}: ${match[1]}`),
    );
    expect(spoken).toEqual([]);
  });
});
