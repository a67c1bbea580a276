import { describe, expect, it } from 'vitest';
import { counted, endOf, isBeginning } from '../../src/games/acg/pages.js';
import { taleOf as tale } from '../../src/screens/book/tale.js';
import type { Line } from '../../src/table/scene.js';

const taleOf = (lines: readonly Line[]) => tale(lines, { isBeginning, endOf });
const line = (kind: Line['kind'], text: string, more: Partial<Line> = {}): Line => ({
  ...{ at: 1, kind, text, paragraphs: [], rules: [], events: [] },
  ...more,
});
const begins = (quest: string) =>
  line('chapter', quest, {
    paragraphs: ['Quest 1 of 5.', 'It was a dark and stormy night, and the wells were bad.', 'Win it.'],
    story: 1,
    events: [{ type: 'set-up', data: { step: 'heroes', quest } }],
  });
const ends = (section: string) =>
  line('chapter', 'Over', {
    paragraphs: ['They went home, wet and content, and slept.', 'A card.'],
    story: 0,
    events: [{ type: 'section', data: { section } }],
  });
const round = line('part', 'Round 1', { events: [{ type: 'phase', data: { phase: 'hero', round: 1 } }] });

describe('the book of an adventure', () => {
  it('has a chapter for each quest, with its story, its course and its end', () => {
    const chapters = taleOf([
      begins('first'),
      round,
      line('move', 'He strikes.'),
      line('detail', 'It falls.', { events: [{ type: 'enemy-defeated', data: {} }] }),
      line('move', 'He is hit.', { events: [{ type: 'wounds', data: { hero: 'x', count: 2 } }] }),
      ends('reward'),
      line('part', 'In town'),
      line('move', 'They rest.'),
      begins('second'),
    ]);
    expect(chapters).toMatchObject([
      {
        title: 'first',
        story: 'It was a dark and stormy night, and the wells were bad.',
        notes: ['Quest 1 of 5.', 'Win it.'],
        course: [{ title: 'Round 1', paragraphs: ['He strikes. It falls.', 'He is hit.'] }],
        end: { result: 'won', title: 'Over', notes: ['A card.'] },
        town: [{ title: 'In town', paragraphs: ['They rest.'] }],
      },
      { title: 'second', course: [], end: null, town: [] },
    ]);
    expect(counted(chapters[0]?.events ?? [])).toEqual({ rounds: 1, places: 0, enemies: 1, wounds: 2 });
  });

  it('says when a quest was lost, and is empty before the first', () => {
    expect(taleOf([begins('first'), ends('penalty')])[0]?.end?.result).toBe('lost');
    expect(taleOf([line('move', 'They choose.')])).toEqual([]);
  });
});
