import { type JsonRecord, named, type WindowHooks } from '@questhall/engine';
import { abilitiesOf, inPlayOf, partsOf } from '@questhall/tabletop';
import { describe, expect, test } from 'vitest';
import { inPlay, TINY_ABILITIES, tinyTable } from './tiny.js';
import type { TinyAbility } from './tiny-box.js';
import type { Tiny, TinyBoard } from './tiny-effects.js';

const gains = (coins: number) => ({ do: { gain: { coins } } });
const BELL = {
  id: 'bell',
  abilities: [
    { window: 'dusk', lines: [gains(1)] },
    { window: 'dawn', lines: [gains(2)] },
  ],
};
const DRUM = { id: 'drum', abilities: [{ window: 'dusk', lines: [gains(3)] }] };

/** These things are in play, each owned by a seat: `{ thing: [card, seat] }`. */
function tableWith(things: { [entity: string]: [card: string, seat: string] }, ...records: object[]) {
  const table = tinyTable(records);
  for (const [entity, [card, seat]] of Object.entries(things)) {
    table.board.owners[entity] = seat;
    inPlay.enterPlay(table.position, entity, card);
  }
  return table;
}

describe('the index', () => {
  test('lists the abilities of a card under their windows when it enters play', () => {
    const { board } = tableWith({ t1: ['bell', 'ann'], t2: ['drum', 'bob'] }, BELL, DRUM);
    expect(board.index).toEqual({
      dusk: ['t1|bell/abilities.0', 't2|drum/abilities.0'],
      dawn: ['t1|bell/abilities.1'],
    });
  });

  test('forgets them when it leaves, and keeps those of another copy', () => {
    const table = tableWith({ t1: ['bell', 'ann'], t2: ['bell', 'bob'] }, BELL);
    inPlay.leavePlay(table.position, 't1', 'bell');
    expect(table.board.index).toEqual({ dusk: ['t2|bell/abilities.0'], dawn: ['t2|bell/abilities.1'] });
  });

  test('of a fork stays as it is when a card leaves', () => {
    const { board, position } = tableWith({ t1: ['drum', 'ann'] }, DRUM);
    const fork: TinyBoard = { ...board, index: { ...board.index } };
    inPlay.leavePlay(position, 't1', 'drum');
    expect(fork.index.dusk).toEqual(['t1|drum/abilities.0']);
    expect(board.index.dusk).toEqual([]);
  });

  test('is not touched by a card without abilities', () => {
    expect(tableWith({ t1: ['stone', 'ann'] }, { id: 'stone' }).board.index).toEqual({});
  });

  test('may tell moments apart more finely than they are printed', () => {
    const fine = inPlayOf<Tiny, TinyAbility>({
      library: ({ box }) => box,
      index: (board) => board.index,
      channel: (_, entity, { window }) => `${window} of ${entity}`,
    });
    const { board, position } = tinyTable([DRUM]);
    fine.enterPlay(position, 't1', 'drum');
    expect(Object.keys(board.index)).toEqual(['dusk of t1']);
    fine.leavePlay(position, 't1', 'drum');
    expect(board.index).toEqual({ 'dusk of t1': [] });
  });

  test('has no ability that is not in the content', () => {
    const { position } = tinyTable([DRUM]);
    expect(() => inPlay.abilityAt(position, 'bell/abilities.0')).toThrow(
      "there is no ability 'bell/abilities.0' in the content",
    );
  });
});

describe('a moment', () => {
  test('for which nobody waits is over at once', () => {
    const table = tableWith({ t1: ['drum', 'ann'] }, DRUM);
    table.moment('dawn');
    expect(table.board.log).toEqual(['nobody speaks up', 'over']);
  });

  test('makes an ability that must happen happen, for its owner', () => {
    const table = tableWith({ t1: ['drum', 'bob'] }, DRUM);
    table.moment('dusk');
    expect(table.board.log).toEqual(['bob 3', 'over']);
  });

  test('is silent after the card has left', () => {
    const table = tableWith({ t1: ['drum', 'bob'] }, DRUM);
    inPlay.leavePlay(table.position, 't1', 'drum');
    table.moment('dusk');
    expect(table.board.log).toEqual(['nobody speaks up', 'over']);
  });

  test('offers an ability that may be used', () => {
    const flute = { id: 'flute', abilities: [{ window: 'dusk', may: true, lines: [gains(4)] }] };
    const table = tableWith({ t1: ['flute', 'bob'] }, flute);
    table.moment('dusk');
    expect(table.asked).toEqual(['use-ability', 'bob', 't1|flute/abilities.0', 'decline']);
    table.answer('decline');
    expect(table.board.log).toEqual(['over']);
  });
});

describe('the cost of an ability', () => {
  const harp = (more: object = {}) => ({
    id: 'harp',
    abilities: [{ window: 'dusk', cost: { coins: 2 }, lines: [gains(9)], ...more }],
  });

  test('makes it optional, and is paid before its lines', () => {
    const table = tableWith({ t1: ['harp', 'ann'] }, harp());
    table.moment('dusk');
    expect(table.asked).toEqual(['use-ability', 'ann', 't1|harp/abilities.0', 'decline']);
    table.answer('t1|harp/abilities.0');
    expect(table.board.coins.ann).toBe(5 - 2 + 9);
  });

  test('keeps it from being offered where it cannot be paid', () => {
    const table = tableWith({ t1: ['harp', 'ann'] }, harp());
    table.board.coins.ann = 1;
    table.moment('dusk');
    expect(table.asked).toEqual([]);
    expect(table.board.log).toEqual(['nobody speaks up', 'over']);
  });

  test('that fails at the last moment buys nothing', () => {
    const table = tableWith({ t1: ['harp', 'ann'] }, harp());
    table.board.cursed.push('ann');
    table.moment('dusk');
    table.answer('t1|harp/abilities.0');
    expect(table.board.log).toEqual(['over']);
    expect(table.board.coins.ann).toBe(5);
  });

  test('may be its own card: its lines are still for whoever owned it', () => {
    const table = tableWith({ t1: ['harp', 'bob'] }, harp({ cost: undefined, may: true, leaves: true }));
    table.moment('dusk');
    table.answer('t1|harp/abilities.0');
    expect(table.board.owners).toEqual({});
    expect(table.board.log).toEqual(['bob 9', 'over']);
  });
});

test('the name of an ability has two halves', () => {
  expect(partsOf('coin#2|coin/abilities.0')).toEqual({ entity: 'coin#2', key: 'coin/abilities.0' });
  expect(partsOf('coin#2|coin/abilities.0')).toBe(partsOf('coin#2|coin/abilities.0'));
});

describe('who is asked in a window', () => {
  test('is left to the engine where the game says nothing', () => {
    const { hooks } = abilitiesOf(TINY_ABILITIES);
    expect([hooks.policy, hooks.poll, hooks.lapse]).toEqual([undefined, undefined, undefined]);
  });

  test('is handed on where it does', () => {
    const asked = {
      policy: () => ({ ask: 'declare' }) as const,
      poll: () => ['ann'],
      lapse: named<{ ability: string; about: JsonRecord }>('tiny.lapse'),
    } satisfies Partial<WindowHooks<Tiny>>;
    expect(abilitiesOf({ ...TINY_ABILITIES, ...asked }).hooks).toMatchObject(asked);
  });

  test('opens it even if nobody waits, where being passed over would tell something', () => {
    const { position } = tinyTable([]);
    const calls: unknown[] = [];
    const g = { ...position, call: (...call: unknown[]) => calls.push(call) } as never;
    const polled = (seats: string[] | null) => abilitiesOf({ ...TINY_ABILITIES, poll: () => seats });
    expect(polled(null).window(g, 'dusk', {})).toBeUndefined();
    polled(['bob']).window(g, 'dusk', { coin: 1 });
    expect(calls).toEqual([
      [{ id: 'core.window' }, { window: 'dusk', about: { coin: 1 }, used: [], group: [] }],
    ]);
  });
});
