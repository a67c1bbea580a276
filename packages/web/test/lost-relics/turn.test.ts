import type { Happened } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { changesIn } from '../../src/games/lost-relics/board/things.js';
import { nextValue, type Turn, turnAfter } from '../../src/games/lost-relics/board/turn.js';

const spent = (hero: string, die: number, action: string): Happened[] => [
  { type: 'die-spent', data: { hero, die, turned: false } },
  { type: 'action', data: { hero, action, kind: 'move', inspired: die > 3 } },
];
const after = (events: readonly Happened[], before: Turn | null = null): Turn => {
  const turn = turnAfter(before, events);
  if (turn === null) throw new Error('nothing happened');
  return turn;
};

describe('a turn', () => {
  it('remembers which die went to which action', () => {
    const { spent: links, chain } = after(spent('luxa', 4, 'luxa/unwounded/move'));
    expect(links).toEqual([{ hero: 'luxa', die: 4, action: 'luxa/unwounded/move', inspired: true }]);
    expect(chain).toEqual(links);
  });

  it('grows a chain link by link, and begins anew with the next action', () => {
    const one = after(spent('luxa', 1, 'a'));
    expect(nextValue(one, 'join-chain')).toBe(2);
    expect(nextValue(one, 'choose-action')).toBeUndefined();
    const asked = after([{ type: 'chain', data: { hero: 'regis', value: 2, starter: 'luxa' } }], one);
    expect(nextValue(asked, 'choose-link-action')).toBe(2);
    const two = after(spent('regis', 2, 'b'), asked);
    expect(two.chain.map(({ hero, die }) => [hero, die])).toEqual([
      ['luxa', 1],
      ['regis', 2],
    ]);
    expect(after(spent('luxa', 3, 'c'), two).chain).toHaveLength(1);
    expect(after(spent('luxa', 3, 'c'), two).spent).toHaveLength(3);
  });

  it('says who reacts, until somebody acts again, and forgets the dice when they are rolled', () => {
    const stirred = after([{ type: 'reaction', data: { hostile: 'grot#1', hero: 'luxa' } }]);
    expect(stirred.stir).toEqual({ hostile: 'grot#1', to: 'luxa', does: [] });
    const acted = after(spent('luxa', 5, 'a'), stirred);
    expect(acted.stir).toBeNull();
    expect(after([{ type: 'phase', data: { phase: 'dice', round: 2 } }], acted).spent).toEqual([]);
    expect(turnAfter(acted, [{ type: 'moved', data: {} }])).toBe(acted);
  });

  it('leaves nothing on the cards when the next adventure is set up', () => {
    const stirred = after([
      ...spent('luxa', 1, 'a'),
      { type: 'chain', data: { hero: 'regis', value: 2, starter: 'luxa' } },
      { type: 'leader-action', data: { hostile: 'shaman' } },
    ]);
    const next = after([{ type: 'set-up', data: { adventure: 'deep-bell' } }], stirred);
    expect(next).toEqual({
      ...{ number: stirred.number + 1, rolled: { number: stirred.number, hands: [] } },
      ...{ spent: [], chain: [], next: null, stir: null },
    });
  });
});

describe('what happened', () => {
  it('is seen on whoever was hurt or healed', () => {
    expect(
      changesIn([
        { type: 'hero-damaged', data: { hero: 'luxa', count: 2, by: 'grot#1' } },
        { type: 'hostile-damaged', data: { hostile: 'grot#1', count: 1, by: 'luxa', fate: 'slain' } },
        { type: 'healed', data: { hero: 'luxa', count: 1 } },
      ]),
    ).toEqual([
      { thing: 'luxa', by: -2, tone: 'harm' },
      { thing: 'grot#1', by: -1, tone: 'harm' },
      { thing: 'luxa', by: 1, tone: 'help' },
    ]);
  });
});
