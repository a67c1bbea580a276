import { openLedger } from '@questhall/rulebook';
import { acgLedger } from '@questhall/rulebook/ledgers/acg';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.js';

const cards = game.cards();
const of = (id: string) =>
  cards.filter(({ card }) => card.id === id).flatMap(({ card }) => game.rulesOf(card));

describe('the rules a card makes use of', () => {
  it('are rules of the book', () => {
    const book = openLedger(acgLedger);
    const used = cards.flatMap(({ card }) => game.rulesOf(card));
    expect(used.filter((rule) => book.find(rule) === undefined)).toEqual([]);
  });

  it('are those of its keywords', () => {
    expect(of('giant-bat')).toEqual(expect.arrayContaining(['ACG-EPH-13', 'ACG-EPH-16', 'ACG-EPH-19']));
    expect(of('giant-bat')).not.toContain('ACG-EPH-14');
  });

  it('are those of its effects, wherever in the record they stand', () => {
    expect(of('fan-the-flames')).toEqual(expect.arrayContaining(['ACG-AER-01', 'ACG-WND-01', 'ACG-AER-03']));
  });

  it('are those of its costs', () => {
    expect(of('charm-of-averted-eyes')).toEqual(
      expect.arrayContaining(['ACG-TOK-03', 'ACG-EXH-11', 'ACG-DICE-07', 'ACG-PERIL-05']),
    );
  });

  it('are few enough to be read, and every card has some', () => {
    const counts = cards.map(({ card }) => ({ id: card.id, count: game.rulesOf(card).length }));
    expect(counts.filter(({ id, count }) => count > 35 || (count === 0 && id !== 'standard'))).toEqual([]);
  });

  it('are not those of verbs that a field of the record is called like', () => {
    // The printed spawn numbers are no effect that spawns a named enemy.
    expect(of('sewer-system')).toContain('ACG-SPAWN-07');
    expect(of('sewer-system')).not.toContain('ACG-SPAWN-11');
  });
});
