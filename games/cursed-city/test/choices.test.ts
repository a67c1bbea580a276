import { expect, test } from 'vitest';
import { choosing } from '../src/choices.js';
import type { AnyCard } from '../src/content/schema/index.js';
import { records } from '../src/generated/content.js';
import { HEROES } from '../src/terms.js';

const party = choosing.usual.people.map((person, at) => ({ person, player: (at % 2) + 1 }));

test('a set-up is made from choices and read again', () => {
  const choices = { goal: { field: 'map', id: 'alleyways' }, players: 2, party, difficulty: 'veteran' };
  const setup = choosing.setupOf(choices);
  expect(setup).toEqual({
    players: 2,
    map: 'alleyways',
    heroes: ['glaurio-ven-alten-iii', 'jelsen-darrock', 'dagnai-holdenstock', 'cleona-zeitengale'],
    difficulty: 'veteran',
  });
  expect(choosing.choicesOf(setup)).toEqual(choices);
});

test('the eight are the heroes of the box', () => {
  const cards = records.map(({ record }) => record as AnyCard).filter(({ kind }) => kind === 'hero');
  expect(cards.map(({ id }) => id).toSorted()).toEqual([...HEROES].toSorted());
});
