import { describe, expect, test } from 'vitest';
import { tinyTable } from './tiny.js';

const gains = (coins: number) => ({ do: { gain: { coins } } });
const horn = (...lines: object[]) => tinyTable([{ id: 'horn', lines }]);

test('lines are carried out from top to bottom', () => {
  const table = horn(gains(1), gains(2), gains(3));
  table.read('horn/lines');
  expect(table.board.log).toEqual(['ann 1', 'ann 2', 'ann 3']);
  expect(table.asked).toEqual([]);
});

test('a line of which nothing would come is passed over', () => {
  const table = horn(gains(0), gains(2));
  table.read('horn/lines');
  expect(table.board.log).toEqual(['ann 2']);
});

test('a program without lines is over at once', () => {
  const table = horn();
  table.read('horn/lines');
  expect(table.board.log).toEqual([]);
  expect(table.state.over?.result).toBe('done');
});

test('a program that is not in the content is named', () => {
  expect(() => horn().read('drum/lines')).toThrow("there is no program 'drum/lines' in the content");
});

describe('"may"', () => {
  const lines = [{ may: { gain: { coins: 4 } } }, gains(1)];

  test('is asked first, of whoever decides', () => {
    const table = horn(...lines);
    table.read('horn/lines', 'bob');
    expect(table.asked).toEqual(['carry-out-line', 'bob', 'yes', 'no']);
    expect(table.board.log).toEqual([]);
    table.answer('yes');
    expect(table.board.log).toEqual(['bob 4', 'bob 1']);
  });

  test('can be declined, and the lines below follow all the same', () => {
    const table = horn(...lines);
    table.read('horn/lines');
    table.answer('no');
    expect(table.board.log).toEqual(['ann 1']);
  });

  test('is left to an effect that chooses by itself', () => {
    const table = horn({ may: { give: { coins: 2 } } });
    table.read('horn/lines');
    expect(table.asked).toEqual(['whom', 'ann', 'bob', 'decline']);
    table.answer('decline');
    expect(table.board.log).toEqual([]);
  });

  test('is not asked a second time by an effect that leaves it to the line', () => {
    const table = horn({ may: { give: { coins: -1 } } });
    table.read('horn/lines');
    expect(table.asked).toEqual(['carry-out-line', 'ann', 'yes', 'no']);
    table.answer('yes');
    expect(table.asked).toEqual([]);
    expect(table.board.log).toEqual(['bob -1']);
  });

  test('costs nothing, so there is nothing that could fail', () => {
    const table = tinyTable([{ id: 'horn', lines }], ({ cursed }) => {
      cursed.push('ann');
    });
    table.read('horn/lines');
    table.answer('yes');
    expect(table.board.log).toEqual(['ann 4', 'ann 1']);
  });

  test('is not heard by that effect where the line says "do"', () => {
    const table = horn({ do: { give: { coins: 2 } } });
    table.read('horn/lines');
    expect(table.asked).toEqual([]);
    expect(table.board.log).toEqual(['bob 2']);
  });
});

describe('a cost', () => {
  const lines = [{ ...gains(9), cost: { coins: 3 } }, gains(1)];

  test('makes a line optional, and is paid before it is carried out', () => {
    const table = horn(...lines);
    table.read('horn/lines');
    expect(table.asked).toEqual(['pay-for-line', 'ann', 'yes', 'no']);
    expect(table.board.coins.ann).toBe(5);
    table.answer('yes');
    expect(table.board.coins.ann).toBe(5 - 3 + 9 + 1);
  });

  test('is not paid by whoever declines', () => {
    const table = horn(...lines);
    table.read('horn/lines');
    table.answer('no');
    expect(table.board.coins.ann).toBe(6);
  });

  test('that cannot be paid is not asked for', () => {
    const table = tinyTable([{ id: 'horn', lines }], ({ coins }) => {
      coins.ann = 2;
    });
    table.read('horn/lines');
    expect(table.asked).toEqual([]);
    expect(table.board.log).toEqual(['ann 1']);
  });

  test('that fails at the last moment buys nothing', () => {
    const table = tinyTable([{ id: 'horn', lines }], ({ cursed }) => {
      cursed.push('ann');
    });
    table.read('horn/lines');
    table.answer('yes');
    expect(table.board.log).toEqual(['ann 1']);
  });

  test('is asked for even where the effect would choose by itself', () => {
    const table = horn({ may: { give: { coins: 2 } }, cost: { coins: 1 } });
    table.read('horn/lines');
    expect(table.asked[0]).toBe('pay-for-line');
  });
});

describe('an effect that falls on several', () => {
  const tax = (...seats: string[]) =>
    tinyTable([{ id: 'horn', lines: [{ do: { tax: { seats } } }, gains(7)] }]);

  test('falls on one after the other', () => {
    const table = tax('bob', 'ann', 'bob');
    table.read('horn/lines');
    expect(table.board.log).toEqual(['bob -1', 'ann -1', 'bob -1', 'ann 7']);
  });

  test('passes over those who have gone in the meantime', () => {
    const table = tax('bob', 'bob', 'ann');
    table.board.coins.bob = 1;
    table.read('horn/lines');
    expect(table.board.log).toEqual(['bob -1', 'ann -1', 'ann 7']);
  });

  test('is over at once where there is nobody', () => {
    const table = tax();
    table.read('horn/lines');
    expect(table.board.log).toEqual(['ann 7']);
  });
});
