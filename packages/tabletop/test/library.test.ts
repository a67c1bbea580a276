import { cardsOfKind, numbered } from '@questhall/tabletop';
import { describe, expect, test } from 'vitest';
import { tinyTable } from './tiny.js';
import { card, emptyTinyBox, sources, tinyBox } from './tiny-box.js';

const gains = (coins: number) => ({ do: { gain: { coins } } });

describe('a record', () => {
  test('is found by its id and by its kind, in the order in which it was read', () => {
    const box = tinyBox({ id: 'horn' }, { id: 'hill', kind: 'place' }, { id: 'axe' });
    expect(box.records.horn?.kind).toBe('thing');
    expect(cardsOfKind(box, 'thing').map(({ id }) => id)).toEqual(['horn', 'axe']);
    expect(box.errors).toEqual([]);
  });

  test('of an unknown kind is none of a known one', () => {
    expect(cardsOfKind(tinyBox(), 'place')).toEqual([]);
  });

  test('with copies is found by each of them; the copies are no records', () => {
    const box = tinyBox({ id: 'coin', copies: 3 }, { id: 'horn' });
    expect(box.copies).toMatchObject({ coin: ['coin#1', 'coin#2', 'coin#3'], horn: ['horn'] });
    expect(box.cards['coin#2']).toBe(box.records.coin);
    expect(box.cards.coin).toBe(box.records.coin);
    expect(box.records['coin#2']).toBeUndefined();
    expect(numbered('coin', 1)).toEqual(['coin']);
  });

  test('may have a name that every object has', () => {
    const box = tinyBox({ id: 'constructor' });
    expect(box.errors).toEqual([]);
    expect(box.records.constructor?.name).toBe('Thing');
    expect(tinyBox().records.toString).toBeUndefined();
  });
});

describe('a record that is wrong', () => {
  test('is left out and listed with its file, its id and the place; others stay', () => {
    const box = tinyBox({ id: 'horn', copies: 0 }, { id: 'axe' });
    expect(box.records.horn).toBeUndefined();
    expect(box.cards.axe?.id).toBe('axe');
    expect(box.errors).toEqual([{ file: '1.json', id: 'horn', message: expect.stringMatching(/^copies: /) }]);
  });

  test('names the place of a fault deep inside a line', () => {
    const box = tinyBox({ id: 'horn', lines: [gains(1), { do: { gain: { coins: 'many' } } }] });
    expect(box.errors).toEqual([
      { file: '1.json', id: 'horn', message: expect.stringMatching(/^lines\.1\.do\.gain\.coins: /) },
    ]);
  });

  test('has its faults listed in the order in which they stand, after those of records before it', () => {
    const box = tinyBox({ id: 'horn', copies: 0, name: 7 }, { id: 'axe', kind: 'noise' });
    expect(box.errors.map(({ id, message }) => [id, message.split(':')[0]])).toEqual([
      ['horn', 'name'],
      ['horn', 'copies'],
      ['axe', 'kind'],
    ]);
  });

  test('with an unknown verb names the line and the verbs that there are', () => {
    const box = tinyBox({ id: 'horn', lines: [{ do: { gian: { coins: 1 } } }] });
    expect(box.errors).toEqual([
      {
        file: '1.json',
        id: 'horn',
        message: "lines.0.do: there is no verb 'gian'; there are: choose, gain, give, tax",
      },
    ]);
    expect(box.programs).toEqual({});
  });

  test('with two verbs, or an id that a copy has, says so', () => {
    const two = tinyBox({ id: 'horn', lines: [{ do: { gain: { coins: 1 }, tax: { seats: [] } } }] });
    expect(two.errors.map(({ message }) => message)).toEqual([
      'lines.0.do: exactly one verb is wanted, not 2',
    ]);
    const copy = tinyBox({ id: 'coin', copies: 2 }, { id: 'coin#2' });
    expect(copy.errors.map(({ message }) => message)).toEqual(["the id 'coin#2' is used twice"]);
  });

  test('is another content in another order: decks are made from records in their order', () => {
    const hash = (...ids: string[]) => tinyBox(...ids.map((id) => ({ id }))).hash;
    expect(hash('axe', 'horn')).not.toBe(hash('horn', 'axe'));
  });

  test.each([[{ name: 'Nameless' }], [null], ['horn']])('may even lack an id: %j', (record) => {
    const box = emptyTinyBox.with([{ file: 'odd.json', record }]);
    expect(box.errors.map(({ file, id }) => [file, id])).toContainEqual(['odd.json', '(no id)']);
  });

  test('has an id that is taken: the first one stays', () => {
    const box = tinyBox({ id: 'horn', name: 'First' }, { id: 'horn', name: 'Second', lines: [gains(1)] });
    expect(box.records.horn?.name).toBe('First');
    expect(box.programs['horn/lines']).toBeUndefined();
    expect(box.kinds.thing).toHaveLength(1);
    expect(box.errors).toEqual([{ file: '2.json', id: 'horn', message: "the id 'horn' is used twice" }]);
  });

  test('has an id that an earlier pack took', () => {
    const box = tinyBox({ id: 'horn', name: 'First' }).with(sources({ id: 'horn', name: 'Second' }));
    expect(box.records.horn?.name).toBe('First');
    expect(box.errors.map(({ message }) => message)).toEqual(["the id 'horn' is used twice"]);
  });
});

describe('what a card says', () => {
  const box = tinyBox({
    id: 'horn',
    lines: [gains(1), { may: { choose: { left: [gains(2)], right: [gains(3), gains(4)] } } }],
    abilities: [
      { window: 'dusk', lines: [gains(5)] },
      { window: 'dawn', lines: [] },
    ],
  });

  test('has keys: lines, lines inside of lines, and the lines of abilities', () => {
    expect(Object.keys(box.lines).toSorted()).toEqual([
      'horn/abilities.0.0',
      'horn/lines.0',
      'horn/lines.1',
      'horn/lines.1.left.0',
      'horn/lines.1.right.0',
      'horn/lines.1.right.1',
    ]);
    expect(box.lines['horn/lines.1.right.1']).toMatchObject({ params: { coins: 4 }, may: false });
    expect(box.lines['horn/lines.1']?.may).toBe(true);
  });

  test('is the same line by its own key and in its program', () => {
    expect(box.programs['horn/lines']?.[0]).toBe(box.lines['horn/lines.0']);
    expect(box.programs['horn/lines']?.map(({ verb }) => verb.name)).toEqual(['gain', 'choose']);
  });

  test('lists abilities in printed order', () => {
    expect(box.abilitiesOf.horn).toEqual(['horn/abilities.0', 'horn/abilities.1']);
    expect(box.abilities['horn/abilities.1']?.window).toBe('dawn');
  });
});

describe('a library', () => {
  test('stays as it is when another one is made from it', () => {
    const first = tinyBox({ id: 'horn' });
    const second = first.with(sources({ id: 'axe', lines: [gains(1)] }));
    expect([first.names, second.names]).toEqual([['Thing'], ['Thing', 'Thing']]);
    expect(first.records.axe).toBeUndefined();
    expect(first.kinds.thing).toHaveLength(1);
    expect(first.programs).toEqual({});
    expect(emptyTinyBox.names).toEqual([]);
  });

  test('keeps its faults to itself', () => {
    const first = tinyBox({ id: 'horn' });
    first.with(sources({ id: 'horn' }));
    expect(first.errors).toEqual([]);
  });

  test('is played beside another one that has the same card with another text', () => {
    const poor = tinyTable([{ id: 'horn', lines: [gains(1)] }]);
    const rich = tinyTable([{ id: 'horn', lines: [gains(9)] }]);
    poor.read('horn/lines');
    rich.read('horn/lines');
    expect([poor.board.coins.ann, rich.board.coins.ann]).toEqual([6, 14]);
    expect(poor.state.content).not.toBe(rich.state.content);
  });

  test('has another hash as soon as anything is written differently', () => {
    const plain = tinyBox({ id: 'horn', lines: [gains(1)] });
    const others = [
      tinyBox({ id: 'horn', lines: [gains(2)] }),
      tinyBox({ id: 'horn', lines: [gains(1)], copies: 2 }),
      tinyBox({ id: 'horn', lines: [gains(1)], name: 'Horn' }),
      plain.with(sources({ id: 'axe' })),
      emptyTinyBox,
    ];
    expect(new Set([plain, ...others].map(({ hash }) => hash)).size).toBe(6);
  });

  test('has the same hash for the same records, in however many parts they come', () => {
    const whole = tinyBox({ id: 'horn' }, { id: 'axe' });
    const parts = tinyBox({ id: 'horn' }).with([{ file: 'other.json', record: card({ id: 'axe' }) }]);
    expect(parts.hash).toBe(whole.hash);
    expect(whole.with(sources({ id: 'axe' })).hash).toBe(whole.hash);
  });
});
