import type { Happened } from '@questhall/table';
import { expect, it } from 'vitest';
import { rollOf } from '../../src/games/lost-relics/board/roll.js';
import { turnAfter } from '../../src/games/lost-relics/board/turn.js';

const event = (type: string, data: object): Happened => ({ type, data: data as Happened['data'] });

it('a roll says whether a chain can start; dice that were spent are pale', () => {
  const turn = turnAfter(null, [
    event('phase', { phase: 'dice', round: 1 }),
    event('dice', { hero: 'luxa', dice: [1, 4, 4] }),
    event('die-spent', { hero: 'luxa', die: 4, turned: false }),
  ]);
  const roll = rollOf(turn, { adventure: 'waking-stones' } as never);
  expect(roll?.sum).toBe('One 1: a chain can start');
  expect(roll?.groups[0]?.dice.map(({ spent }) => spent)).toEqual([false, true, false]);
});
