import { expect, it } from 'vitest';
import { ROOT } from '../lib/files.mjs';
import { testsFor } from '../lib/mutants/tests-for.mjs';

it('the tests that can notice a mutant of a rule are known, those of the same name first', () => {
  const { tests, laws } = testsFor(ROOT, 'games/acg/src/rules/spawn.ts') ?? { tests: [], laws: [] };
  expect(tests[0]).toBe('games/acg/test/rules/spawn.test.ts');
  expect(tests).toContain('games/acg/test/effects/dice.test.ts');
  expect(tests).not.toContain('games/acg/test/explain.test.ts');
  expect(laws).toEqual(['games/acg/test/laws.test.ts']);
});
