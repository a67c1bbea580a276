import type { Line } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { lastMove, stanzas, type Told, toldAfter, toldAt } from '../src/screens/table/panels/told.js';
import { chances, playOn, seated, value } from './table/seated.js';

const line = (at: number, kind: Line['kind'], text = `${kind} ${at}`): Line => ({
  at,
  kind,
  text,
  paragraphs: [],
  rules: [],
  events: [],
});
const time = (at: number, length: number, branch = '1') => ({
  ...{ at, length, branch },
  now: 0,
  keeps: false,
  branches: [],
});

describe('a chronicle that follows the news', () => {
  const told: Told = { branch: '1', at: 3, lines: [line(0, 'chapter'), line(2, 'move'), line(3, 'detail')] };

  it('grows by what is new, and stays the same if nothing is', () => {
    const news = { after: 3, lines: [line(4, 'move')] };
    const grown = toldAfter(told, { news, time: time(4, 4) });
    expect(grown.lines.map(({ at }) => at)).toEqual([0, 2, 3, 4]);
    expect(toldAfter(grown, { news, time: time(4, 4) })).toBe(grown);
  });

  it('remembers what was undone until somebody answers otherwise', () => {
    const undone = toldAfter(told, { news: { after: 1, lines: [] }, time: time(1, 3) });
    expect(undone).toMatchObject({ at: 1 });
    expect(undone.lines.map(({ at }) => at)).toEqual([0, 2, 3]);
    const other = toldAfter(undone, {
      news: { after: 1, lines: [line(2, 'move', 'other')] },
      time: time(2, 2),
    });
    expect(other.lines.map(({ text }) => text)).toEqual(['chapter 0', 'other']);
  });

  it('forgets everything on another branch', () => {
    const news = { after: -1, lines: [line(0, 'chapter')] };
    expect(toldAfter(told, { news, time: time(1, 1, '2') }).lines).toEqual(news.lines);
  });

  it('remembers what another branch has in common with this one', () => {
    const news = { after: 2, lines: [line(3, 'move', 'other')] };
    expect(toldAfter(told, { news, time: time(3, 3, '2') }).lines.map(({ text }) => text)).toEqual([
      'chapter 0',
      'move 2',
      'other',
    ]);
  });

  it('is the same as the whole chronicle, however somebody has wandered', async () => {
    const { table } = await seated();
    let told = toldAt(table.scene, value(await table.chronicle()));
    table.watch((scene) => {
      told = toldAfter(told, scene);
    });
    const draw = chances(5);
    await playOn(table, 20, draw);
    await table.goTo(7);
    await table.redo(3);
    await table.branch();
    await playOn(table, 5, draw);
    await table.undo(2);
    await playOn(table, 3, draw);
    await table.switchTo('1');
    const whole = value(await table.chronicle());
    expect(told.lines.filter(({ at }) => at <= told.at).map(({ text }) => text)).toEqual(
      whole.map(({ text }) => text),
    );
    await table.close();
  });
});

describe('stanzas', () => {
  const lines = [
    line(0, 'chapter'),
    line(1, 'detail'),
    line(1, 'part'),
    line(2, 'move'),
    line(2, 'detail'),
    line(3, 'detail'),
    line(4, 'move'),
  ];

  it('are headings, and moves with what came of them', () => {
    expect(stanzas(lines).map((one) => (one.kind === 'move' ? one.lines.length : one.kind))).toEqual([
      'chapter',
      1,
      'part',
      3,
      1,
    ]);
  });

  it('end with what led to the question', () => {
    expect(lastMove({ branch: '1', at: 3, lines }).map(({ at }) => at)).toEqual([2, 2, 3]);
    expect(lastMove({ branch: '1', at: 0, lines: [] })).toEqual([]);
  });
});
