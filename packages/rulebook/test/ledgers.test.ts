import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_CODES, RULE_KINDS } from '../src/index.js';

const FOLDER = new URL('../ledgers/', import.meta.url);
const FILES = ['acg.json', 'cursed-city.json', 'lost-relics.json', 'wow.json'];
const PREFIX: Record<string, string> = { acg: 'ACG', 'cursed-city': 'CC', 'lost-relics': 'LR', wow: 'WOW' };

type Loose = Record<string, unknown>;
const record = (value: unknown): Loose => {
  expect(value).toBeTypeOf('object');
  return value as Loose;
};
const list = (value: unknown): Loose[] => {
  expect(Array.isArray(value)).toBe(true);
  return (value as unknown[]).map(record);
};
const read = (file: string): Loose => record(JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8')));
const entries = (file: string): Loose[] =>
  list(read(file).sections).flatMap((section) => list(section.rules));

describe('the ledgers', () => {
  it('are one file per game', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(FILES);
    expect(FILES.map((file) => read(file).game).sort()).toEqual([...GAME_CODES].sort());
  });

  it('hold 1,398 entries', () => {
    expect(FILES.map((file) => entries(file).length)).toEqual([396, 508, 207, 287]);
    expect(FILES.flatMap(entries)).toHaveLength(1398);
  });

  it('give every entry an id of its own', () => {
    const ids = FILES.flatMap(entries).map((entry) => entry.id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(FILES)('%s has the shape of a ledger', (file) => {
    const ledger = read(file);
    expect(Object.keys(ledger)).toEqual(['game', 'title', 'players', 'sections']);
    for (const section of list(ledger.sections)) {
      expect(Object.keys(section)).toEqual(['id', 'title', 'rules']);
      expect(section.title).toMatch(/\S/);
    }
  });

  it.each(FILES)('%s writes every entry in full, its id after its section', (file) => {
    const ledger = read(file);
    for (const section of list(ledger.sections)) {
      for (const entry of list(section.rules)) {
        expect(Object.keys(entry)).toEqual(['id', 'text', 'source', 'kind', 'check']);
        expect(entry.id).toMatch(new RegExp(`^${PREFIX[String(ledger.game)]}-${section.id}-\\d\\d$`));
        expect(RULE_KINDS).toContain(entry.kind);
        for (const field of [entry.text, entry.source, entry.check]) expect(field).toMatch(/\S/);
      }
    }
  });
});
