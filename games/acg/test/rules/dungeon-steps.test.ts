import { expect } from 'vitest';
import { drawDungeon } from '../../src/procs.js';
import { event } from '../cards.js';
import { type AcgTable, addTestCards, rule, table } from '../kit.js';

const bruise = [{ do: { suffer: { hero: 'you', count: 1 } } }];
addTestCards(event('test-collapse', bruise, { then: 'removed' }));

/** The Ironbreaker has drawn this card and may put it back; another card came into hand before it and one after it. */
const drawn = (card: string): AcgTable =>
  table()
    .deck('dungeon', [card], ['test-ambush'])
    .given((b) => {
      b.drawn.push('test-charm');
      b.removed.push('test-nemesis');
    })
    .runs(drawDungeon, { hero: 'ironbreaker', orExhaust: true })
    .asks('p1', 'resolve-or-bottom', 'resolve', 'bottom')
    .check((b) => expect(b.drawn).toEqual(['test-charm', card]))
    .given((b) => b.drawn.push('test-sword'));

rule(
  ['ACG-DUN-02', 'ACG-AER-09'],
  'an item leaves the hand for the hero’s items, and nothing else does',
  () => {
    const t = drawn('test-salve').picks('p1', 'resolve').isQuiet();
    t.heroHas('ironbreaker', { items: ['test-salve'] });
    expect(t.board.drawn).toEqual(['test-charm', 'test-sword']);
  },
);

rule(['ACG-DUN-04', 'ACG-DECK-14'], 'an event lies on top of its pile, or is out if it says so', () => {
  const used = drawn('test-bruise').picks('p1', 'resolve').isQuiet().board;
  expect(used.drawn).toEqual(['test-charm', 'test-sword']);
  expect(used.decks.dungeon).toMatchObject({ draw: [], discard: ['test-ambush', 'test-bruise'] });
  expect(used.removed).toEqual(['test-nemesis']);
  const out = drawn('test-collapse').picks('p1', 'resolve').isQuiet().board;
  expect(out.drawn).toEqual(['test-charm', 'test-sword']);
  expect(out.decks.dungeon).toMatchObject({ draw: [], discard: ['test-ambush'] });
  expect(out.removed).toEqual(['test-nemesis', 'test-collapse']);
});
