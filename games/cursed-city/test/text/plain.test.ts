import { describe, expect, it } from 'vitest';
import { cardText } from '../../src/card-text.js';
import { cursedCity, cursedCityBox, cursedCityIn } from '../../src/game.js';
import { wordsIn } from '../../src/text/languages.js';

const words = { en: await wordsIn('en', cursedCityBox), de: await wordsIn('de', cursedCityBox) };

const textOf = (language: 'en' | 'de', id: string): readonly string[] => {
  const card = cursedCityBox.cards[id];
  return card === undefined ? [] : cardText(card, words[language]);
};

describe('the card of a journey', () => {
  it.each([
    ['en', 'hunt', 'Success: Influence falls by 2.'],
    ['en', 'hunt', 'In any case: Fear rises by 1.'],
    ['en', 'captain-of-the-damned', 'Failure: Fear rises by 1.'],
    ['de', 'hunt', 'Erfolg: Der Einfluss sinkt um 2.'],
    ['de', 'hunt', 'In jedem Fall: Die Angst steigt um 1.'],
    ['de', 'captain-of-the-damned', 'Fehlschlag: Die Angst steigt um 1.'],
  ] as const)('says in %s, for %s: %s', (language, id, said) => {
    expect(textOf(language, id).join('\n')).toContain(said);
  });
});

describe('a game that is over', () => {
  it.each(['en', 'de'] as const)('has a sentence for each result in %s', (language) => {
    for (const result of ['won', 'lost'])
      expect(words[language].catalogue).toHaveProperty([`over.${result}`]);
  });
});

describe('advice', () => {
  const BAD = ['dead', 'hostilesLeft', 'fear', 'influence'];
  it.each(['en', 'de'] as const)('says in %s what an answer changes', (language) => {
    for (const figure of ['standing', 'treasure', 'slain', ...BAD])
      for (const how of ['figure', 'more', 'fewer'])
        expect(words[language].catalogue).toHaveProperty([`${how}.${figure}`]);
  });
});

describe('a place in German', () => {
  it('is a square, so that the name of its tile stays as it is after every word', () => {
    const { labels, names } = words.de;
    expect(labels.place('Die kalte Küche', 'a1')).toBe('a1 (Die kalte Küche)');
    expect(names.gateway(['Küferhof', 'Die lange Galerie'])).toBe('Durchgang Küferhof – Die lange Galerie');
    expect(names.gateway(['Das Seelenregister'])).toBe('Durchgang (Das Seelenregister)');
    expect(names.lychgate(['Die Kettenkammer'])).toBe('Totenpforte (Die Kettenkammer)');
  });

  it('holds things that are declined', () => {
    const { labels, names } = words.de;
    expect(labels.thing('object')).toBe('ein geheimnisvolles Objekt');
    expect(labels.things('object', 1)).toBe('Ein geheimnisvolles Objekt');
    expect(labels.things('object', 2)).toBe('2 geheimnisvolle Objekte');
    expect(labels.thing('citizen')).toBe('einen Bürger');
    expect(names.thing('object', '3')).toBe('Geheimnisvolles Objekt 3');
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

describe('the table in words', () => {
  it.each([
    ['en', /\bd6 d6\b|W6/],
    ['de', /\bd(6|8|12)\b/],
  ] as const)('says dice in %s as its cards do', async (language, other) => {
    const { show } = await cursedCityIn(language);
    const { state } = cursedCity.start(cursedCity.setup({ players: 1, journey: 'hunt' }), 'dice');
    while (state.board.stage === 'setup') {
      const [decision] = state.open;
      if (decision === undefined) break;
      cursedCity.play(state, { decision: decision.id, picks: decision.options.slice(0, 1) });
    }
    const said = JSON.stringify(show.table(cursedCity.view(state, 'spectator')));
    expect(said).toMatch(language === 'de' ? /2W6/ : /2d6/);
    expect(said).not.toMatch(other);
  });
});
