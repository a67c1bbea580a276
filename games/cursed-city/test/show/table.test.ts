import { describe, expect, test } from 'vitest';
import { cursedCity, cursedCityShow } from '../../src/index.js';

const standingOf = (setup: object) => {
  const { state } = cursedCity.start(cursedCity.setup(setup), 'table');
  return cursedCityShow.standing?.(cursedCity.view(state, 'all'));
};
const tableOf = (setup: object) => {
  const { state } = cursedCity.start(cursedCity.setup(setup), 'table');
  return cursedCityShow.table(cursedCity.view(state, 'all'));
};

describe('before a journey is chosen', () => {
  test('the quest shows how the city is', () => {
    const [first] = tableOf({ players: 2, quest: 'cursed-city' });
    expect(first?.text).toBe('Between journeys');
    expect(first?.below?.map(({ text }) => text)).toEqual([
      'Fear 5 of 10, influence 6 of 10',
      'Leader: Player 1',
    ]);
  });

  test('a journey by itself has no city around it', () => {
    expect(tableOf({ players: 2, map: 'alleyways' })).toEqual([{ text: 'The city is still in the box.' }]);
  });

  test('a list of games names the city while the first question is who leads', () => {
    expect(standingOf({ players: 4, journey: 'hunt' })).toMatchObject({ adventure: 'The Wolf’s City' });
  });
});
