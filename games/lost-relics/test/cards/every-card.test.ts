import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyCard } from '../../src/content/schema.js';
import { lostRelicsBox as box } from '../../src/index.js';

/** Cards that some test of this folder plays, by the first word of `card(`. */
function played(): Set<string> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'));
  const texts = files.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\bcard\(\s*'([^']+)'/g)].map(([, id]) => id ?? '')),
  );
}

/** Heroes, hostiles and treasure all print actions, reactions, abilities or passives. */
const hasAbility = ({ kind }: AnyCard): boolean => ['hero', 'hostile', 'treasure'].includes(kind);

test('every card with an ability is played by a test', () => {
  const tested = played();
  const cards = Object.values(box.records).filter(hasAbility);
  expect(cards.length).toBeGreaterThanOrEqual(5 + 16 + 24);
  expect(cards.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
});

test('no test plays a card that is not there', () => {
  expect([...played()].filter((id) => box.records[id] === undefined)).toEqual([]);
});
