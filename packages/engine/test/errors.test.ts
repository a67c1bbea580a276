import { BadSave, BadSetup, IllegalAnswer, RuleBug } from '@questhall/engine';
import { expect, test } from 'vitest';

test('errors keep their names, so that they can be told apart in a log', () => {
  expect(String(new IllegalAnswer('stale', 'too late'))).toBe('IllegalAnswer: too late');
  expect(String(new BadSetup('no heroes'))).toBe('BadSetup: no heroes');
  expect(String(new BadSave('torn'))).toBe('BadSave: torn');
  expect(new IllegalAnswer('stale', 'too late').reason).toBe('stale');
});

test('a rule bug says where it happened', () => {
  const cause = new Error('boom');
  const bug = new RuleBug('boom', ['toy.main@act', 'hit TOY-11'], { cause });
  expect(bug.message).toBe('boom\n  in toy.main@act > hit TOY-11');
  expect(bug.cause).toBe(cause);
  expect(new RuleBug('boom', []).message).toBe('boom\n  in (no rule running)');
});
