import { LESSONS, type Page } from '@questhall/acg/lessons';
import { describe, expect, it } from 'vitest';
import { nextStep, STEPS, stepAfter } from '../src/screens/lessons/catalogue.js';
import { readProgress } from '../src/screens/lessons/progress.js';
import { de } from '../src/text/de.js';
import { en } from '../src/text/en.js';

const said = LESSONS.flatMap(({ beats }) =>
  beats.flatMap(({ pages }) => (pages as readonly Page[]).map(({ say }) => `lesson.${say}`)),
);
const isOfLesson = (key: string) => LESSONS.some(({ id }) => key.startsWith(`lesson.${id}.`));

describe('lessons', () => {
  it('have words for all they say, in both languages, and no words too many', () => {
    expect(said.filter((key) => !(key in en && key in de))).toEqual([]);
    expect(Object.keys(en).filter((key) => isOfLesson(key) && !said.includes(key))).toEqual([]);
  });

  it('are short: nobody reads more than a few lines at a table', () => {
    const words = (key: string) => (en as { [key: string]: string })[key]?.split(' ').length ?? 0;
    expect(said.filter((key) => words(key) > 45)).toEqual([]);
  });

  it('lead to one another, and at last to the first quest', () => {
    expect(nextStep([])?.id).toBe('table');
    expect(nextStep(['table'])?.id).toBe('attack');
    expect(stepAfter('peril')?.id).toBe('first-quest');
    expect(nextStep(STEPS.map(({ id }) => id))).toBeUndefined();
  });
});

describe('what was learnt', () => {
  it('is read as far as it makes sense', () => {
    const kept = { done: ['table', 7], quest: 'abc', quiet: true };
    expect(readProgress(JSON.stringify(kept))).toEqual({ done: ['table'], quest: 'abc', quiet: true });
    for (const damaged of [null, '', '{', '[]', 'null', '{"done":"all"}'])
      expect(readProgress(damaged)).toEqual({ done: [], quest: null, quiet: false });
  });
});
