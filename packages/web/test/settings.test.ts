import { describe, expect, it } from 'vitest';
import { DEFAULTS, newcomer, readSettings } from '../src/settings/settings.js';

describe('settings that were kept', () => {
  it.each([null, '', '{broken', '[]', 'null', '"dark"', '{"theme":"purple"}', '{"theme":3}'])(
    'fall back to what a newcomer gets: %j',
    (kept) => {
      expect(readSettings(kept)).toEqual(DEFAULTS);
    },
  );

  it('are taken one by one, and what nobody knows is dropped', () => {
    const kept = JSON.stringify({ theme: 'light', speed: 'warp', sound: 'on', colour: 'red' });
    expect(readSettings(kept)).toEqual({ ...DEFAULTS, theme: 'light', sound: 'on' });
  });

  it.each([
    [['de-AT', 'en'], 'de'],
    [['fr-FR', 'de', 'en'], 'de'],
    [['en-GB', 'de'], 'en'],
    [['fr'], 'en'],
    [[], 'en'],
  ])('speak to a newcomer with %j in %s', (languages, language) => {
    expect(newcomer(languages)).toEqual({ ...DEFAULTS, language });
    expect(readSettings('{"language":"en"}', newcomer(languages)).language).toBe('en');
  });
});
