import { GAME_CODES } from '@questhall/rulebook';
import { bad, fine, type Listed, trouble } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { sorted } from '../../src/screens/adventures/adventure.js';
import { bundleOf, isTooLarge, unbundled } from '../../src/screens/adventures/bundle.js';
import { inLanguage, nameOf, strangers } from '../../src/screens/adventures/retold.js';
import { askToLast, roomIn, sizeOf } from '../../src/screens/adventures/storage.js';
import { ago } from '../../src/screens/adventures/when.js';
import { copyIn, readCopies, withCopy } from '../../src/screens/shared/copies.js';
import type { OpenTable } from '../../src/table/client.js';

const HOUR = 3_600_000;
const [GAME] = GAME_CODES;

describe('how long ago something was', () => {
  it.each([
    [0, null],
    [59_000, null],
    [60_000, '1 minute ago'],
    [40 * 60_000, '40 minutes ago'],
    [55 * 60_000, '1 hour ago'],
    [3 * HOUR, '3 hours ago'],
    [23 * HOUR, 'yesterday'],
    [6.4 * 24 * HOUR, '6 days ago'],
    [8 * 24 * HOUR, 'last week'],
    [40 * 24 * HOUR, 'last month'],
    [400 * 24 * HOUR, 'last year'],
    [-5 * HOUR, null],
  ])('%d milliseconds: %s', (past, said) => {
    expect(ago(1e12 - past, 1e12, 'en')).toBe(said);
  });

  it('is said in the language that is shown', () => {
    expect(ago(0, 26 * HOUR, 'de')).toBe('gestern');
  });
});

const head = (id: string, more: object): Listed => ({
  id,
  result: fine({
    format: 1,
    id,
    game: GAME,
    content: '',
    setup: { heroes: ['ironbreaker'], quest: 'a-foul-stench' },
    seed: '',
    companions: [],
    branches: [],
    branch: '1',
    at: 7,
    standing: { adventure: 'A', party: 'P', where: 'W' },
    over: false,
    when: 5,
    ...more,
  }),
});

describe('what lies on the shelf', () => {
  it('is sorted into what goes on, what is over and what is damaged', () => {
    const wreck = { id: 'x', result: bad(trouble('trouble.kept.damaged')) };
    const found = sorted([head('a', {}), wreck, head('b', { over: true })], []);
    expect(found.going).toMatchObject([
      { id: 'a', goal: 'a-foul-stench', answers: 7, heroes: ['ironbreaker'] },
    ]);
    expect(found.over).toMatchObject([{ id: 'b' }]);
    expect(found.damaged).toEqual([{ id: 'x', trouble: { key: 'trouble.kept.damaged', args: {} } }]);
  });

  it('may have been set up by anybody', () => {
    for (const setup of [null, 3, {}, { heroes: 'all', quest: 7 }, { heroes: [1, 'a'] }])
      expect(sorted([head('a', { setup })], []).going).toHaveLength(1);
  });

  it('has above it what only this page holds, once', () => {
    const scene = {
      game: GAME,
      standing: { adventure: 'H', party: '', where: '' },
      time: { at: 2 },
      over: null,
    };
    const held = { id: 'a', otherCards: false, table: { scene } } as unknown as OpenTable;
    const { going } = sorted([head('b', {}), head('a', {})], [held]);
    expect(going).toMatchObject([
      { id: 'a', title: 'H', fleeting: true, when: null },
      { id: 'b', fleeting: false },
    ]);
  });
});

describe('adventures in another language', () => {
  const listed = [head('a', { language: 'en' }), head('b', { language: 'de' }), head('c', {})];

  it('are told again where they were not kept in it, once', () => {
    const heads = strangers(listed, 'de', new Map());
    expect(heads.map(({ id }) => id)).toEqual(['a', 'c']);
    const standing = { adventure: 'Ein Gestank', party: '', where: '' };
    const retold = new Map(heads.map((one) => [nameOf(one, 'de'), standing]));
    expect(strangers(listed, 'de', retold)).toEqual([]);
    expect(sorted(inLanguage(listed, 'de', retold), []).going[0]).toMatchObject({ title: 'Ein Gestank' });
    expect(inLanguage(listed, 'en', retold)).toEqual(listed);
  });
});

describe('room in the browser', () => {
  it.each([
    [0, 'small', 0],
    [99_999, 'small', 0],
    [1_234_000, 'mb', 1.2],
    [56_000_000, 'mb', 56],
    [1_000_000_000, 'gb', 1],
    [123_456_000_000, 'gb', 123],
  ])('%d bytes', (bytes, unit, size) => {
    expect(sizeOf(bytes)).toEqual({ unit, size });
  });

  it('is told as far as the browser tells it', async () => {
    expect(await roomIn(undefined)).toBe(null);
    expect(await roomIn({})).toBe(null);
    expect(await roomIn({ estimate: () => Promise.reject(new Error('no')) })).toBe(null);
    const estimate = async () => ({ usage: 1, quota: 2 });
    expect(await roomIn({ estimate })).toEqual({ used: 1, all: 2, lasting: false });
    expect(await roomIn({ estimate, persisted: async () => true })).toMatchObject({ lasting: true });
  });

  it('lasts only if the browser says so', async () => {
    expect(await askToLast(undefined)).toBe(false);
    expect(await askToLast({ persist: async () => true })).toBe(true);
    expect(await askToLast({ persist: () => Promise.reject(new Error('no')) })).toBe(false);
  });
});

describe('several games in one file', () => {
  const files = [
    { name: 'a.json', text: '{}' },
    { name: 'b.json', text: 'x' },
  ];
  it('come out as they went in', () => {
    expect(unbundled({ name: 'all', text: bundleOf(files, [{ head: 1 }]) })).toEqual(files);
  });
  it.each(['', 'null', '3', '{"format":"other"}', '{broken'])('are one file where it is none: %s', (text) => {
    expect(unbundled({ name: 'n', text })).toEqual([{ name: 'n', text }]);
  });
  it('are none where the file holds none', () => {
    expect(unbundled({ name: 'n', text: '{"format":"questhall-shelf"}' })).toEqual([]);
    expect(unbundled({ name: 'n', text: '{"format":"questhall-shelf","files":[3,{"name":1}]}' })).toEqual([]);
    expect(isTooLarge({ size: 60_000_000 })).toBe(true);
  });
});

describe('copies of links', () => {
  it('are found again by what the link holds', () => {
    const copies = withCopy(withCopy([], '1.abc', 'x'), '1.abd', 'y');
    expect(copyIn(copies, '1.abc')).toBe('x');
    expect(copyIn(withCopy(copies, '1.abc', 'z'), '1.abc')).toBe('z');
    expect(copyIn(copies, '1.none')).toBe(null);
  });
  it('are few, and never a reason to fail', () => {
    let copies = readCopies(null);
    for (let i = 0; i < 80; i++) copies = withCopy(copies, `1.${'x'.repeat(i)}`, String(i));
    expect(copies).toHaveLength(50);
    for (const kept of ['{broken', '{}', '[3]', '[["a"]]']) expect(readCopies(kept)).toEqual([]);
  });
});
