import { openLedger } from '@questhall/rulebook';
import { cursedCityLedger } from '@questhall/rulebook/ledgers/cursed-city';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.js';

const cards = game.cards();
const rulesOn = (id: string) =>
  cards.filter(({ card }) => card.id === id).flatMap(({ card }) => game.rulesOf(card));

describe('the cards of Cursed City', () => {
  it('use rules of the book: some each, and few enough to be read', () => {
    const book = openLedger(cursedCityLedger);
    for (const { card } of cards) {
      const rules = game.rulesOf(card);
      expect(rules.filter((rule) => book.find(rule) === undefined)).toEqual([]);
      if (card.kind !== 'difficulty') expect(rules.length, card.id).toBeGreaterThan(0);
      expect(rules.length, card.id).toBeLessThan(40);
    }
  });

  it('say so in the rules of a weapon with Reload, of a Finisher and of the oaken arrows', () => {
    expect(rulesOn('jelsen-darrock')).toEqual(expect.arrayContaining(['CC-ATK-17', 'CC-ATK-18']));
    expect(rulesOn('qulathis-the-exile')).toContain('CC-SET-06');
    expect(rulesOn('emelda-braskov')).not.toContain('CC-SET-06');
  });

  it('tell small hostiles from large ones, and those that ignore damage from those that reduce it', () => {
    expect(rulesOn('bat-swarms')).toContain('CC-HMV-13');
    expect(rulesOn('radukar-the-wolf')).not.toContain('CC-HMV-13');
    expect(rulesOn('radukar-the-wolf')).toContain('CC-DMG-04');
    expect(rulesOn('vyrkos-blood-born')).toContain('CC-DMG-05');
  });
});
