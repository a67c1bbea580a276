import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { AnyCard } from '../../src/content/schema.js';
import { records } from '../../src/generated/content.js';

const cards = records.map(({ record }) => record as AnyCard);

/** Ids that some test of this folder names in a call of this word. */
function named(word: string): Set<string> {
  const files = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'));
  const texts = files.map((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8'));
  const call = new RegExp(`\\b${word}\\(\\s*['"]([a-z-]+)`, 'g');
  return new Set(texts.flatMap((text) => [...text.matchAll(call)].map(([, id]) => id ?? '')));
}

type Texts = { abilities?: readonly unknown[] | undefined; passives?: readonly unknown[] | undefined };
const speaks = ({ abilities = [], passives = [] }: Texts): boolean => abilities.length + passives.length > 0;

function missing(word: string, is: (card: AnyCard) => boolean): string[] {
  const tested = named(word);
  return cards.filter((card) => is(card) && !tested.has(card.id)).map(({ id }) => id);
}

test('every encounter with a power is fought by a test', () => {
  const fronts = (card: AnyCard) =>
    card.kind === 'challenge' && card.front.is === 'encounter' && speaks(card.front);
  expect(missing('foe', fronts)).toEqual([]);
});

test('every encounter of the board is met by a test', () => {
  const met = new Set([...named('foe'), ...named('test')]);
  const board = cards.filter(({ kind }) => kind === 'board-encounter').map(({ id }) => id);
  expect(board.filter((id) => !met.has(id))).toEqual([]);
});

test('every item that does something is used by a test', () => {
  expect(
    missing('item', (card) => card.kind === 'challenge' && card.back.is === 'item' && speaks(card.back)),
  ).toEqual([]);
});

test('every event is followed by a test', () => {
  expect(missing('event', (card) => card.kind === 'challenge' && card.front.is === 'event')).toEqual([]);
});

test('every reward of a quest is given by a test', () => {
  expect(missing('reward', (card) => card.kind === 'quest' && card.reward !== undefined)).toEqual([]);
});
