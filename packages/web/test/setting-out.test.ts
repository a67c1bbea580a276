import type { Line, Rest, Scene, Sitter } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { leaving, setsOut, untold } from '../src/screens/table/usePlaying.js';

const page = (text: string): Line => ({
  at: 1,
  kind: 'chapter',
  text,
  paragraphs: [],
  rules: [],
  events: [],
  page: text === 'lost' ? 'lost' : 'begins',
});
const scene = (rest: Rest | null, sitter: Sitter = 'companion'): Pick<Scene, 'seats' | 'companions'> => ({
  seats: [{ id: 'p1', name: 'Player 1', sitter, called: null, colour: null }],
  companions: { pace: 'normal', thinking: null, trouble: null, rest },
});
const BEGUN = { happened: 'Waking Stones', comes: null };
const LOST = { happened: 'lost', comes: null };
const IN_TOWN = { happened: 'lost', comes: 'A few days of rest' };

describe('companions without people', () => {
  it('set out when the last page is turned, and it opens a quest', () => {
    expect(setsOut(scene(BEGUN), [page('Waking Stones')])).toBe(true);
    expect(setsOut(scene(BEGUN), [page('lost'), page('Waking Stones')])).toBe(false);
    expect(setsOut(scene(BEGUN, 'person'), [page('Waking Stones')])).toBe(false);
  });

  it('wait at its end only if something else has begun', () => {
    expect(setsOut(scene(LOST), [page('lost')])).toBe(true);
    expect(setsOut(scene(IN_TOWN), [page('lost')])).toBe(false);
    expect(setsOut(scene(null), [page('lost')])).toBe(false);
  });
});

describe('a page of the story', () => {
  it('begins an adventure only where one begins; what is read in its middle is turned, as its end is', () => {
    expect(leaving({ page: 'begins' })).toBe('begin');
    expect(leaving({})).toBe('turn');
    expect(leaving({ page: 'lost' })).toBe('turn');
  });

  it('is read before the end, and the last one is the end itself', () => {
    const pages = [page('the last journey'), page('lost')];
    expect(untold(pages, false)).toEqual(pages);
    expect(untold(pages, true).map(({ text }) => text)).toEqual(['the last journey']);
    expect(untold([page('lost')], true)).toEqual([]);
  });
});
