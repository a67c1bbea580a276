import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyCard } from '../../src/content/schema.js';
import { acgBox } from '../../src/index.js';
import '../../src/index.js';
import { isPrinted } from '../printed.js';

/** Cards that some test of this folder plays, by the first word of `card(`. */
function played(): Set<string> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'));
  const texts = files.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  return new Set(
    texts.flatMap((text) => [...text.matchAll(/\bcard\(\s*'([^']+)'/g)].map(([, id]) => id ?? '')),
  );
}

const NO_ABILITIES: readonly AnyCard['kind'][] = ['hero-card', 'campaign', 'difficulty', 'dice'];

/** Does it say anything of its own, beyond numbers and the words every enemy knows? */
function hasAbility(card: AnyCard): boolean {
  if (NO_ABILITIES.includes(card.kind)) return false;
  if (card.kind !== 'enemy' && card.kind !== 'location') return true;
  const own = [
    card.abilities,
    card.passives,
    card.cannot,
    'keywords' in card ? Object.keys(card.keywords ?? {}) : [],
  ];
  return (
    own.some((list) => (list ?? []).length > 0) ||
    ('nemesisEffect' in card && card.nemesisEffect !== undefined)
  );
}

test('every card with an ability is played by a test', () => {
  const tested = played();
  const cards = Object.values(acgBox.records).filter((card) => isPrinted(card.id) && hasAbility(card));
  expect(cards.length).toBeGreaterThan(190);
  expect(cards.map(({ id }) => id).filter((id) => !tested.has(id))).toEqual([]);
});

test('no test plays a card that is not there', () => {
  expect([...played()].filter((id) => !isPrinted(id))).toEqual([]);
});
