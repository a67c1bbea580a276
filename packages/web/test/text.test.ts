import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { describe, expect, it } from 'vitest';
import { filesBelow, ROOT } from '../../../scripts/lib/files.mjs';
import { CHOICES } from '../src/settings/settings.js';
import { de } from '../src/text/de.js';
import { en } from '../src/text/en.js';

const SRC = join(ROOT, 'packages/web/src');
const files = filesBelow(SRC, '.tsx').map((file) => ({
  file,
  source: readFileSync(join(SRC, file), 'utf8'),
}));

const spoken = Object.keys(en).map((key) => ({
  key,
  english: en[key as keyof typeof en],
  german: de[key as keyof typeof en],
}));

/** Every message of the cases and branches too, by the name of its argument. */
function args(message: string, language: string): string[] {
  const names = new Set<string>();
  const visit = (parts: readonly unknown[]): void => {
    for (const part of parts as readonly Part[]) {
      if (part.type !== TYPE.literal && part.type !== TYPE.pound) names.add(part.value);
      for (const { value } of Object.values(part.options ?? {})) visit(value);
    }
  };
  visit(new IntlMessageFormat(message, language).getAst());
  return [...names].sort();
}
type Part = { type: number; value: string; options?: { [name: string]: { value: Part[] } } };
const TYPE = { literal: 0, pound: 7 };

type Parts = { [part: string]: { [key: string]: string } };
const PARTS = import.meta.glob<Parts>(['../src/text/en/*.ts', '../src/games/*/words/en.ts'], { eager: true });

describe('the words of the interface', () => {
  it('stand in one place each: no game says another word under the same key', () => {
    const keys = Object.values(PARTS).flatMap((parts) => Object.values(parts).flatMap(Object.keys));
    expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
    expect(keys.sort()).toEqual(Object.keys(en).sort());
  });

  it.each(spoken)('$key can be read and takes the same arguments in both languages', (message) => {
    expect(args(message.german, 'de')).toEqual(args(message.english, 'en'));
  });

  it('write the size of what is stored with the decimal mark of their language', () => {
    const said = (message: string, language: string) =>
      new IntlMessageFormat(message, language).format({ size: 5.4 });
    expect(said(en['kept.storage.gb'], 'en')).toBe('5.4 GB');
    expect(said(de['kept.storage.gb'], 'de')).toBe('5,4 GB');
    expect(said(de['kept.storage.mb'], 'de')).toBe('5,4 MB');
  });

  it('use the quotation marks, dashes and dots of their language', () => {
    const typed = /(^|[ (])"|"($|[ .,)])|\.\.\.| - |“[^„“”]*”/;
    expect(Object.values(de).filter((message) => typed.test(message))).toEqual([]);
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
    const written = files.flatMap(({ file, source }) =>
      [...source.matchAll(/>\s*([A-Z][a-z]+ [a-z][^<>{}]*)</g)].map((match) => `${file}: ${match[1]}`),
    );
    expect(written).toEqual([]);
  });
});
