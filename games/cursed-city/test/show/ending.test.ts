import type { Event } from '@questhall/engine';
import { speaker } from '@questhall/test-kit';
import { describe, expect, test } from 'vitest';
import { cursedCity, cursedCityIn } from '../../src/index.js';

const told = { en: await cursedCityIn('en'), de: await cursedCityIn('de') };

/** What the page at the end of a Hunt says below its story. */
const ending = (language: 'en' | 'de', why: string, setup: object = { journey: 'hunt' }): string[] => {
  const { show } = told[language];
  const { state } = cursedCity.start(cursedCity.setup({ players: 4, ...setup }), 'ending');
  const data = { journey: 'hunt', result: 'failure', turns: 10, text: 'failure', why };
  const event: Event = { at: 1, type: 'journey-ends', rules: [], data, seenBy: 'all', others: null };
  const [page] = show.chronicle?.([event], cursedCity.view(state, 'all')) ?? [];
  return (page?.paragraphs ?? []).slice(1).map(speaker(show.catalogue, language));
};

describe('the end of a journey', () => {
  test('with the goal met but no way home, it says so', () => {
    expect(ending('en', 'outside')).toEqual([
      'The work was done, but you did not extract in time: Slay at least 6 champions and extract.',
    ]);
    expect(ending('de', 'outside')).toEqual([
      'Die Arbeit war getan, aber der Rückzug kam zu spät: Erschlagt mindestens 6 Champions und zieht euch zurück.',
    ]);
  });

  test('turns are counted where the game goes on; at its end the table counts them', () => {
    expect(ending('en', 'out')).toEqual(['All four heroes were out of action.']);
    expect(ending('en', 'out', { quest: 'cursed-city' })).toEqual([
      'All four heroes were out of action.',
      'It took 10 turns.',
    ]);
  });

  test('a single journey does not lose the city', () => {
    expect(told.en.show.catalogue['over.lost']).toBe(
      'Defeat. Tonight the city sleeps behind closed shutters.',
    );
    expect(told.de.show.catalogue['over.lost']).toBe(
      'Niederlage. Heute Nacht schläft die Stadt hinter geschlossenen Läden.',
    );
  });
});
