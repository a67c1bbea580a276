import { Printed, withoutNumbers } from '@questhall/tabletop';
import { describe, expect, test } from 'vitest';

const HORN = {
  id: 'horn',
  name: 'Horn',
  text: 'Gain 2 coins, or 10 at dusk.',
  kind: 'Horn',
  steps: [{ text: 'Blow.', coins: 2 }, { text: 3, coins: 2 }, null],
};
const BELL = { id: 'bell', name: 'Bell', text: 'Horn', kind: 'thing', steps: [] };
const records = { horn: HORN, bell: BELL };
const FIELDS = ['name', 'text'];
const german = new Printed<typeof HORN | typeof BELL>(records, FIELDS, {
  horn: { Horn: 'Das Horn', 'Gain # coins, or # at dusk.': '# Münzen, abends #.', 'Blow.': 'Blase.' },
});
const english = new Printed<typeof HORN | typeof BELL>(records, FIELDS);

describe('a phrase', () => {
  test('is found whatever its numbers are, which are put in again in their order', () => {
    expect(german.phrase('horn', 'Gain 3 coins, or 12 at dusk.')).toBe('3 Münzen, abends 12.');
    expect(withoutNumbers('2 of 10')).toBe('# of #');
  });

  test('that nobody has translated stays as it is', () => {
    expect(german.phrase('horn', 'Listen.')).toBe('Listen.');
    expect(german.phrase('drum', 'Horn')).toBe('Horn');
    expect(english.phrase('horn', 'Horn')).toBe('Horn');
  });

  test('belongs to one record', () => {
    expect(german.phrase('bell', 'Horn')).toBe('Horn');
  });

  test('with more signs than numbers keeps the rest', () => {
    const odd = new Printed(records, FIELDS, { horn: { 'Gain #.': '# und #', 'Blow.': 'Blase # mal.' } });
    expect(odd.phrase('horn', 'Gain 7.')).toBe('7 und #');
    expect(odd.phrase('horn', 'Blow.')).toBe('Blase # mal.');
  });
});

test('a record has a name, and an id that is none stands for itself', () => {
  expect([german.name('horn'), english.name('horn'), german.name('drum')]).toEqual([
    'Das Horn',
    'Horn',
    'drum',
  ]);
});

describe('a record', () => {
  test('is told in this language, wherever its words stand, and nothing else of it changes', () => {
    expect(german.card(HORN)).toEqual({
      id: 'horn',
      name: 'Das Horn',
      text: '2 Münzen, abends 10.',
      kind: 'Horn',
      steps: [{ text: 'Blase.', coins: 2 }, { text: 3, coins: 2 }, null],
    });
    expect(HORN.name).toBe('Horn');
  });

  test('has lists of words, and words below words', () => {
    const drum = { id: 'drum', name: 'Drum', text: ['Loud', { text: 'Old', age: 9 }] };
    const said = new Printed({ drum }, FIELDS, { drum: { Drum: 'Trommel', Loud: 'Laut', Old: 'Alt' } });
    expect(said.card(drum)).toEqual({ id: 'drum', name: 'Trommel', text: ['Laut', { text: 'Alt', age: 9 }] });
  });

  test('is made once', () => {
    expect(german.card(HORN)).toBe(german.card(HORN));
  });

  test('is itself in English', () => {
    expect(english.card(HORN)).toBe(HORN);
  });
});
