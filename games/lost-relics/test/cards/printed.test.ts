import { describe, expect, it } from 'vitest';
import { type LrCardKind, type LrPrintedOf, lostRelicsGame } from '../../src/index.js';

const cards = lostRelicsGame.cards();
const printed = <Kind extends LrCardKind>(kind: Kind, id: string): LrPrintedOf<Kind> =>
  cards.find((one) => one.kind === kind && one.card.id === id) as LrPrintedOf<Kind>;

describe('printed cards', () => {
  it('has a text for each action of each side of a hero', () => {
    const { card, parts } = printed('hero', 'calthia');
    expect(parts.unwounded.actions).toHaveLength(card.unwounded.actions.length);
    expect(parts.unwounded.actions[2]).toBe(
      'Only if inspired. Another hero in your area gains a destiny token.',
    );
    expect(parts.wounded.actions).toHaveLength(card.wounded.actions.length);
  });

  it('says of an attack only what its numbers do not', () => {
    expect(printed('hero', 'regis').parts.unwounded.actions.slice(1, 3)).toEqual([
      '',
      'If inspired, move one hostile in your area to an adjacent area.',
    ]);
    expect(printed('hostile', 'grot').parts).toEqual({
      group: 'Grots',
      attacks: [''],
      leaderAction: '',
      always: [],
    });
  });

  it('names whom a treasure is for, and who waits where', () => {
    expect(printed('treasure', 'falcon-hood').parts.owner).toBe('Luxa');
    expect(printed('treasure', 'duskblade').parts.owner).toBe('');
    const { card, parts } = printed('adventure', 'waking-stones');
    expect(parts).toMatchObject({ number: 1, boards: ['The Trophy Hall'] });
    expect(parts.hostiles).toHaveLength(card.hostiles.length);
    expect(parts.hostiles[0]).toMatchObject({ kind: 'skeleton', name: 'Skeleton', where: 'Long Gallery' });
  });

  it('draws a board as it is printed, and an adventure as its boards lie', () => {
    const court = printed('board', '3a').parts.plan.areas;
    expect(court).toHaveLength(7);
    expect(court[0]?.squares[0]).toEqual({ x: 0, y: 0 });
    const sheet = printed('adventure', 'folding-house').parts;
    expect(new Set(sheet.plan.areas.map(({ board }) => board))).toEqual(new Set(['4a', '1b', '3a']));
    expect(sheet.plan.doors).toHaveLength(printed('adventure', 'folding-house').card.doors.length);
  });
});
