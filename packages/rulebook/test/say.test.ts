import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { GAME_CODES, type GameCode, rulebook } from '../src/index.js';
import { noteWords } from './editors-note.js';

const FOLDER = new URL('../say/', import.meta.url);
const written = (game: GameCode): Record<string, string> =>
  JSON.parse(readFileSync(new URL(`${game}.json`, FOLDER), 'utf8'));
const sentences = GAME_CODES.flatMap((game) => Object.entries(written(game)));

describe('an editors’ note', () => {
  it.each([
    'Hero starting areas are not described. Options: (a) anywhere; (b) one fixed area. Ruling: (a).',
    'Do defeated heroes take turns in the enemy phase? Not stated. Adopted: they are skipped.',
    'Enemies enter play readied and without wounds (not stated).',
    'Surplus is not placed. (The condensed manual says “equal or exceed”.)',
    'Store plain integers; the counter supply is ignored.',
    'Gheistsever (1+): Melee, Damage 1/3 (dice symbol lost).',
    'Facedown enemies can be attacked, see ACG-ATK-14.',
    'Wounds go to the next hero (read as the next who stands).',
  ])('is known by its words: %s', (text) => {
    expect(noteWords(text)).not.toEqual([]);
  });

  it.each([
    'Tokens from any other source are placed in the same way.',
    'Text on cards overrides the general rules of the Rules Reference.',
    'On an enemy card “you” (written or implied) means the active hero.',
    'The table gives a quest book entry, which the leader reads aloud.',
    'A hero has three options: move, attack or rest.',
  ])('is not every plain rule: %s', (text) => {
    expect(noteWords(text)).toEqual([]);
  });
});

describe('what players read', () => {
  it('is one file per game', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(GAME_CODES.map((game) => `${game}.json`).sort());
  });

  it.each(GAME_CODES)('%s: is written for known entries, in the order of the ledger', (game) => {
    const say = written(game);
    const ids = rulebook(game).rules.map(({ id }) => id as string);
    expect(Object.keys(say)).toEqual(ids.filter((id) => say[id] !== undefined));
  });

  it.each(GAME_CODES)('%s: stands for every entry that is an editors’ note', (game) => {
    const unsaid = rulebook(game).rules.filter(
      ({ text, note }) => note === null && noteWords(text).length > 0,
    );
    expect(unsaid.map(({ id, text }) => `${id} (${noteWords(text).join(', ')})`)).toEqual([]);
  });

  it.each(sentences)('%s is a sentence or two, and no note itself', (_, say) => {
    expect(noteWords(say)).toEqual([]);
    expect(say).toMatch(/^[\p{Lu}\d“].*[.”]$/u);
    expect(say.split(/[.!?]”? /).length).toBeLessThanOrEqual(3);
    expect(say.length).toBeLessThanOrEqual(210);
  });

  it.each(sentences)('%s calls heroes “they” and rolls dice', (_, say) => {
    expect(say).not.toMatch(/\b(?:he|him|she|her|thrown?|throws)\b/i);
  });
});
