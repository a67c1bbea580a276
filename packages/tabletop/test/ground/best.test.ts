import { best } from '@questhall/tabletop/ground';
import { describe, expect, test } from 'vitest';

type Choice = { end: string; hero: string; near: number; alone: number; steps: number };
const near = ({ near }: Choice) => near;
const alone = ({ alone }: Choice) => alone;
const steps = ({ steps }: Choice) => steps;

/** A Skeleton four steps from Glaurio and from Emelda, as the decision tells it. */
const CHOICES: Choice[] = [
  { end: '1:d1', hero: 'glaurio', near: 4, alone: 1, steps: 3 },
  { end: '1:d2', hero: 'glaurio', near: 4, alone: 1, steps: 3 },
  { end: '1:d2', hero: 'emelda', near: 4, alone: 1, steps: 3 },
];

describe('the best of several', () => {
  test('are all that tie', () => {
    expect(best(CHOICES, near, alone, steps)).toEqual(CHOICES);
  });

  test('follow the first wish before the second', () => {
    const shared = { end: '1:c3', hero: 'emelda', near: 4, alone: 0, steps: 6 };
    const nearer = { end: '1:c2', hero: 'dagnai', near: 2, alone: 1, steps: 9 };
    expect(best([...CHOICES, shared], near, alone, steps)).toEqual([shared]);
    expect(best([...CHOICES, shared, nearer], near, alone, steps)).toEqual([nearer]);
  });

  test('are none only if there are none, and all without a wish', () => {
    expect(best<Choice>([], near)).toEqual([]);
    expect(best(CHOICES)).toEqual(CHOICES);
  });
});
