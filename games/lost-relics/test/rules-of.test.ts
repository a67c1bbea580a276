import { openLedger } from '@questhall/rulebook';
import { lostRelicsLedger } from '@questhall/rulebook/ledgers/lost-relics';
import { describe, expect, it } from 'vitest';
import { game } from '../src/index.js';

const cards = game.cards();

describe('the cards of Lost Relics', () => {
  it('use rules of the book: some each, and few enough to be read', () => {
    const book = openLedger(lostRelicsLedger);
    for (const { card } of cards) {
      const rules = game.rulesOf(card);
      expect(rules.filter((rule) => book.find(rule) === undefined)).toEqual([]);
      if (card.kind !== 'difficulty') expect(rules.length, card.id).toBeGreaterThan(0);
      expect(rules.length, card.id).toBeLessThan(36);
    }
  });

  it('say so in the rules of a leader, of an area attack and of a tough hostile', () => {
    const rules = (id: string) =>
      cards.filter(({ card }) => card.id === id).flatMap(({ card }) => game.rulesOf(card));
    expect(rules('shaman')).toEqual(expect.arrayContaining(['LR-RND-18', 'LR-HRA-16']));
    expect(rules('regis')).toEqual(expect.arrayContaining(['LR-ATK-03', 'LR-ATK-09', 'LR-MOV-11']));
    expect(rules('orruk-boy')).toContain('LR-DMG-06');
  });

  it('name a price only where one is printed', () => {
    const paid = cards.filter(({ card }) => game.rulesOf(card).includes('LR-DST-01'));
    expect(paid.map(({ card }) => card.id)).toEqual(['waking-bell']);
  });

  it('are not told apart by fields of a record that are called like a verb', () => {
    const skeleton = cards.find(({ card }) => card.id === 'skeleton');
    // Its attack has a damage value, but nothing on the card deals damage outside an attack.
    expect(skeleton && game.rulesOf(skeleton.card)).not.toContain('LR-DMG-09');
  });
});
