import { cursedCity, game } from '@questhall/cursed-city';
import { anyGame } from '@questhall/tabletop';
import { describe, expect, it } from 'vitest';
import type { Choices } from '../../src/games/beginning.js';
import { begin as withoutSwitches } from '../../src/games/cursed-city/begin.js';
import type { GameFace } from '../../src/games/face.js';
import { adventuresIn, difficultiesIn, heroesIn, usualIn } from '../../src/games/offered.js';
import { openingOf, problemIn, toggled } from '../../src/screens/new/choices.js';
import { en } from '../../src/text/en.js';
import { deckOf } from '../deck.js';

const deck = await deckOf(anyGame(game));
const begin = { ...withoutSwitches, switches: cursedCity.switches };
const face = { code: 'cursed-city', begin } as unknown as GameFace;
const adventures = adventuresIn(deck);
const opening = (choices: Partial<Choices> = {}) => {
  const wanted = { ...usualIn(begin), ...choices };
  const to = adventures.find(({ id }) => id === wanted.adventure);
  if (to === undefined) throw new Error(`nowhere to go: ${wanted.adventure}`);
  return openingOf(face, wanted, to);
};

describe('a beginning of Cursed City', () => {
  it.each(adventures.map(({ id }) => id))('is a set-up the game accepts: %s', (adventure) => {
    for (const { id: difficulty } of difficultiesIn(deck)) {
      const { setup } = opening({ adventure, difficulty });
      expect(cursedCity.seats(cursedCity.setup(setup))).toEqual(['p1']);
    }
  });

  it('offers journeys of all four kinds, the maps of those that have several, and the quest', () => {
    const kinds = new Set(adventures.map(({ kind }) => kind));
    for (const { id } of begin.kinds) expect(kinds, id).toContain(id);
    const journeys = adventures.filter(({ kind }) => kind === 'journey').map(({ id }) => id);
    expect(journeys).toEqual(expect.arrayContaining(['hunt', 'scavenge', 'deliverance', 'final-assault']));
    expect(adventures.filter(({ kind }) => kind === 'map')).toHaveLength(10);
  });

  it('takes four of the eight heroes, no more and no fewer', () => {
    const usual = usualIn(begin);
    for (const count of [0, 3, 4, 5, 8]) expect(heroesIn(deck, begin, count)).toHaveLength(8);
    expect(problemIn(usual, begin)).toBeNull();
    expect(problemIn(toggled(usual, 'jelsen-darrock'), begin)).toBe('city.bad.few');
    expect(problemIn(toggled(usual, 'emelda-braskov'), begin)).toBe('city.bad.few');
  });

  it('has a role for every hero and words for every house rule', () => {
    for (const { id, role } of heroesIn(deck, begin, 4)) expect(role, id).toBeDefined();
    const asked = cursedCity.switches.flatMap(({ name, values }) => [
      `switch.${name}`,
      ...values.map((one) => `switch.${name}.${one}`),
    ]);
    expect(asked.filter((key) => !(key in en))).toEqual([]);
  });
});
