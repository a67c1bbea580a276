import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { records } from '../../src/generated/content.js';

type Named = { readonly kind: string; readonly id: string; readonly attach?: object };
const cards = records.map(({ record }) => record as Named);

/** Cards that some test of this folder plays, by the first word of its table. */
function played(words: string): string[] {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'));
  const texts = files.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  const row = new RegExp(`\\b(?:${words})\\(\\s*'([^']+)'`, 'g');
  return texts.flatMap((text) => [...text.matchAll(row)].map(([, id]) => id ?? ''));
}

const ids = (kind: string): string[] => cards.filter((card) => card.kind === kind).map(({ id }) => id);

test('every ability card is played by a test', () => {
  expect(played('moves|fights|speaks').toSorted()).toEqual(ids('ability').toSorted());
  expect(ids('ability')).toHaveLength(8 * 14);
});

test('every character shows what its sides do', () => {
  expect(played('shows').toSorted()).toEqual(ids('character').toSorted());
});

test('every card that is attached lies somewhere in a test', () => {
  const attached = cards.filter(({ attach }) => attach !== undefined).map(({ id }) => id);
  expect(played('lies').toSorted()).toEqual(attached.toSorted());
});
