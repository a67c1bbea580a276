import { expect, test } from 'vitest';
import { view } from '../src/view.js';
import { type CcTable, table } from './kit.js';

const LONG = ['............'];
const lane = () => table({ map: LONG, heroes: ['ada', 'bert', 'cora', 'dirk'] });
const seen = (one: CcTable) => view(one.now, 'p1');
const columns = (cells: readonly string[] = []) =>
  cells.map((cell) => cell.slice(cell.indexOf(':') + 1)).join(' ');
const threat = (one: CcTable) => columns(seen(one).threats[0]?.cells);

test('a group strikes as far as its longest row takes it, beside where it may stop', () => {
  expect(threat(lane().hostile('bone#1', { at: 'a1' }))).toBe('a1 b1 c1 d1 e1 f1 g1 h1');
});

test('a hero bars its way, unless they are the one who acts and moves on', () => {
  const held = lane().hero('bert', { at: 'd1' }).hostile('bone#1', { at: 'a1' });
  expect(threat(held)).toBe('a1 b1 c1 d1');
  const acting = held.given((board) => {
    board.active = 'bert';
  });
  expect(threat(acting)).toBe('a1 b1 c1 d1 e1 f1 g1 h1');
});

test('stunned it strikes nobody; trapped only those beside it; facedown it is not told of', () => {
  expect(threat(lane().hostile('bone#1', { at: 'c1', ailments: ['stunned'] }))).toBe('');
  expect(threat(lane().hostile('bone#1', { at: 'c1', ailments: ['trapped'] }))).toBe('b1 d1');
  expect(seen(lane().group(0, { facedown: true })).threats).toEqual([]);
});

test('a hero is seen with what their numbers come to and what their own actions cost', () => {
  const [ada] = seen(lane().hero('ada', { at: 'a1' })).heroes;
  expect(ada?.pace).toEqual({ move: 3, run: 4 });
  expect(ada?.tests).toEqual({ agility: ['d8'], vitality: ['d6'], defence: ['d8'] });
  expect(ada?.actions).toEqual([
    { key: 'weapon/ada/front/blade', cost: 1 },
    { key: 'weapon/ada/front/bow', cost: 2 },
  ]);
});

test('champions that were slain are counted, whatever their model', () => {
  const one = lane().given(({ journey }) => {
    Object.assign(journey?.slain ?? {}, { bone: 3, captain: 2 });
  });
  expect(seen(one).championsSlain).toBe(2);
});

test('before the first journey it is known which heroes were named, and no longer when it has begun', () => {
  const one = lane().given((board) => {
    Object.assign(board, {
      stage: 'setup',
      chosen: { ...board.chosen, heroes: ['ada', 'bert', 'cora', 'dirk'] },
    });
  });
  expect(seen(one).dealt).toEqual(['ada', 'bert', 'cora', 'dirk']);
  one.given((board) => {
    board.stage = 'play';
  });
  expect(seen(one).dealt).toEqual([]);
});
