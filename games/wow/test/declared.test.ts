import { seeded } from '@questhall/engine';
import { expect } from 'vitest';
import { playCard } from '../src/procs.js';
import { addTestCards, rule, table } from './kit.js';

const answer = (id: string, character: string) => ({
  kind: 'ability',
  id,
  name: id,
  origin: 'ours',
  character,
  background: 'red',
  timing: 'special',
  cost: 0,
  window: 'card-played',
  about: 'other',
  lines: [{ do: { draw: { who: 'you', count: 1 } } }],
});

rule(['WOW-ABL-09', 'WOW-OTH-03'], 'cards that were declared are known in every world imagined', () => {
  addTestCards(answer('bob-answer', 'bob'), answer('cid-answer', 'cid'));
  const t = table({ players: 3 })
    .rival('p1', { hand: ['ann-stroll#1'] })
    .rival('p2', { hand: ['bob-answer', 'bob-stroll#1'] })
    .rival('p3', { hand: ['cid-answer'] })
    .turnOf('p1', 'movement')
    .runs(playCard, { seat: 'p1', card: 'ann-stroll#1', target: null })
    .picks('p2', 'bob-answer|bob-answer/play')
    .picks('p3', 'cid-answer|cid-answer/play')
    .asks('p1', 'order-effects', 'bob-answer|bob-answer/play', 'cid-answer|cid-answer/play');
  for (const seed of ['a', 'b', 'c']) {
    const { board, open } = t.rules.determinize(t.state, 'p1', seeded(seed));
    expect(board.rivals[1]?.hand[0]).toBe('bob-answer');
    expect(board.rivals[2]?.hand).toEqual(['cid-answer']);
    expect(open[0]?.options).toEqual(t.state.open[0]?.options);
  }
});
