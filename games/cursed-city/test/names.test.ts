import { describe, expect, it } from 'vitest';
import { cursedCityBox as box, cursedCity, cursedCityIn } from '../src/index.js';
import { cardName, gateWithSpaces, nameOf, saidName } from '../src/names.js';
import { layMap } from '../src/rules/laying.js';
import { english } from '../src/text/en/index.js';
import { LANGUAGES } from '../src/text/language.js';

const words = english(box);
const state = cursedCity.fresh(cursedCity.setup({ players: 2, map: 'alleyways' }), 'names');
const { board } = state;
layMap({ board, box, state }, 'alleyways');
board.track = [{ card: 'neighbours', facedown: false, deployed: 0, slain: [] }, null, null, null];
const seen = cursedCity.view(state, 'p1');

describe('names', () => {
  const named = (id: string) => nameOf(id, seen, words);

  it('say which space, gateway or lychgate it is by the tiles that lie there', () => {
    expect(named('10:c4')).toBe('Bell Close, c4');
    expect(named('g1')).toMatch(/^Gateway between .+ and .+$/);
    expect(named('l1')).toMatch(/^Lychgate at .+$/);
    expect(named('object-2')).toBe('Mysterious object 2');
  });

  it('tell gateways between the same two tiles apart by the spaces that they touch', () => {
    const gates = [...seen.ground.links, ...seen.ground.marks].map(({ id }) =>
      gateWithSpaces(id, seen, words),
    );
    for (const gate of gates) expect(gate).toMatch(/ \([a-z]\d+(, [a-z]\d+)*\)/);
    expect(new Set(gates).size).toBe(gates.length);
  });

  it('tell models of one kind apart by their number, and groups by their place on the track', () => {
    expect(named('ulfenwatch-sergeant')).toBe('Ulfenwatch Sergeant');
    expect(named('radukar-the-wolf')).toBe('Radukar the Wolf');
    expect(named('group-1')).toBe('Group 1: The Neighbours');
  });

  it('are those that stand on a card', () => {
    expect(cardName('emelda-braskov/front/street-sabre', words)).toBe('Street Sabre');
    expect(cardName('lamp-oil', words)).toBe('Jar of Lamp Oil');
    expect(saidName('emelda-braskov', words)).toBe('Emelda');
  });
});

it.each(LANGUAGES)('the game has a title in %s', async (language) => {
  expect((await cursedCityIn(language)).rules.title).toBe('Warhammer Quest: Cursed City');
});
