import {
  adviceAbout,
  beatAt,
  type CourseWords,
  courseOf,
  coursesOf,
  isLast,
  isWanted,
  stepAfter,
  type Teaching,
  wantedPicks,
} from '@questhall/tabletop/lessons';
import { describe, expect, test } from 'vitest';

type View = { readonly turn: string; readonly coins: number };

const advice = adviceAbout<'rich'>();
const LESSON = {
  id: 'coins',
  icon: 'coin',
  minutes: 3,
  setup: { players: 2 },
  beats: [
    {
      ask: 'whom',
      pages: [{ say: 'coins.whom', point: ['@turn', 'purse'], because: 'T-1' }],
      wants: ['#2'],
    },
    { ask: 'what', pages: [{ say: 'coins.end', point: [], because: 'T-2' }] },
  ],
};
const teaching: Teaching<View, 'rich'> = {
  lessons: [LESSON, { ...LESSON, id: 'unfound' }],
  records: { coins: { seed: 's', before: [['yes'], ['no']] } },
  first: { id: 'first', icon: 'flag', setup: { players: 1 }, seed: 'f' },
  points: { '@turn': ({ turn }) => [turn] },
  situations: { rich: ({ coins }) => coins > 9 },
  advice: [
    advice('first.spend', 'T-3', { ask: ['what'], when: 'rich' }),
    advice('first.save', 'T-3', { ask: ['what'], point: ['@turn'] }),
  ],
  otherwise: advice('first.any', 'T-1', { ask: [] }),
};
const words: CourseWords = {
  lead: 'Two lessons.',
  steps: { coins: { name: 'Coins', about: 'How they are earned.' }, first: { name: 'First', about: 'All.' } },
  said: { 'coins.whom': 'Give one away.', 'first.any': 'Read on.' },
};
const course = courseOf(teaching, words);
const [coins] = course.lessons;
const poor: View = { turn: 'ann', coins: 2 };

describe('a course', () => {
  test('has a line for each lesson and at last for the first game, which takes as long as it takes', () => {
    expect(course.steps.map(({ id, name, minutes }) => [id, name, minutes])).toEqual([
      ['coins', 'Coins', 3],
      ['first', 'First', null],
    ]);
    expect(stepAfter(course, 'coins')?.id).toBe('first');
    expect(stepAfter(course, 'first')).toBeUndefined();
  });

  test('teaches only what has a known beginning', () => {
    expect(course.lessons.map(({ id }) => id)).toEqual(['coins']);
  });

  test('says a page, and points at things by name and by words that it explains', () => {
    expect(course.say({ say: 'coins.whom', point: [], because: 'T-1' })).toBe('Give one away.');
    expect(course.pointed(['@turn', 'purse'], poor)).toEqual(['ann', 'purse']);
  });

  test('advises the first thing that fits what is asked and what is so', () => {
    expect(course.adviceAt({ ...poor, coins: 10 }, 'what').say).toBe('first.spend');
    expect(course.adviceAt(poor, 'what').say).toBe('first.save');
    expect(course.adviceAt(poor, 'whom').say).toBe('first.any');
  });

  test('is told in English where it has no words of a language', async () => {
    const courseIn = coursesOf(teaching, {
      en: async () => words,
      de: async () => ({ ...words, lead: 'Zwei Lektionen.' }),
    });
    expect((await courseIn('de')).lead).toBe('Zwei Lektionen.');
    expect((await courseIn('tlh')).lead).toBe('Two lessons.');
    expect((await courseIn('constructor')).lead).toBe('Two lessons.');
  });
});

describe('a beat', () => {
  test('is found by how much was answered, and is nowhere before the lesson and after it', () => {
    const at = (answers: number) => coins && beatAt(coins, answers)?.ask;
    expect([1, 2, 3, 4].map(at)).toEqual([undefined, 'whom', 'what', undefined]);
    expect(coins?.beats.map((beat) => isLast(coins, beat))).toEqual([false, true]);
  });

  test('wants an option by its place, or takes any', () => {
    const question = { options: ['ann', 'bob'] };
    const [first, last] = LESSON.beats.map((beat) => ({ picks: wantedPicks(beat, question), beat }));
    expect(first?.picks).toEqual(['bob']);
    expect(last?.picks).toBeNull();
    expect(first && isWanted(first.beat, question, ['ann'])).toBe(false);
    expect(last && isWanted(last.beat, question, ['ann'])).toBe(true);
  });
});
