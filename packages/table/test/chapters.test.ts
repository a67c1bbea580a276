import { describe, expect, it } from 'vitest';
import { chaptersIn } from '../src/chapters.js';
import type { Line } from '../src/index.js';

const taleOf = (lines: readonly Line[]) =>
  chaptersIn(lines, (events) => [`${events.length} things happened`]);
const line = (kind: Line['kind'], text: string, more: Partial<Line> = {}): Line => ({
  ...{ at: 1, kind, text, paragraphs: [], rules: [], events: [] },
  ...more,
});
const begins = (quest: string) =>
  line('chapter', quest, {
    paragraphs: ['Quest 1 of 5.', 'It was a dark and stormy night, and the wells were bad.', 'Win it.'],
    story: 1,
    page: 'begins',
  });
const ends = (page: 'won' | 'lost') =>
  line('chapter', 'Over', {
    paragraphs: ['They went home, wet and content, and slept.', 'A card.'],
    story: 0,
    page,
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
      ends('won'),
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
        tally: ['3 things happened'],
      },
      { title: 'second', course: [], end: null, town: [] },
    ]);
  });

  it('says when a quest was lost, and is empty before the first', () => {
    expect(taleOf([begins('first'), ends('lost')])[0]?.end?.result).toBe('lost');
    expect(taleOf([line('move', 'They choose.')])).toEqual([]);
  });
});
