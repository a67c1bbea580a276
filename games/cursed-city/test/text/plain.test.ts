import { describe, expect, it } from 'vitest';
import { cardText } from '../../src/card-text.js';
import { cursedCityBox } from '../../src/game.js';
import { wordsIn } from '../../src/text/languages.js';

const words = { en: await wordsIn('en', cursedCityBox), de: await wordsIn('de', cursedCityBox) };
const hunt = cursedCityBox.cards.hunt;

describe('the card of a journey', () => {
  it.each([
    ['en', 'Success: ', 'Failure: '],
    ['de', 'Erfolg: ', 'Fehlschlag: '],
  ] as const)('says in %s what a success brings and what a failure costs', (language, won, lost) => {
    if (hunt === undefined) throw new Error('there is no hunt');
    const text = cardText(hunt, words[language]);
    expect(text.filter((part) => part.startsWith(won))).toHaveLength(1);
    expect(text.filter((part) => part.startsWith(lost))).toHaveLength(1);
  });
});

describe('a game that is over', () => {
  it.each(['en', 'de'] as const)('has a sentence for each result in %s', (language) => {
    for (const result of ['won', 'lost'])
      expect(words[language].catalogue).toHaveProperty([`over.${result}`]);
  });
});

describe('the models of a hostile', () => {
  it('are counted, not put into the plural', () => {
    const models = [
      { name: 'Corpse Rat', count: 4 },
      { name: 'Halgrim', count: 1 },
    ];
    expect(words.en.cardFacts.hostile('small', models)).toBe('Small hostile: 4 × Corpse Rat, Halgrim.');
  });
});
