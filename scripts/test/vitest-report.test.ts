import { describe, expect, it } from 'vitest';
import { countTests } from '../lib/vitest-report.mjs';

const file = (status: string, ...tests: string[]) => ({
  status,
  assertionResults: tests.map((test) => ({ status: test })),
});

describe('counting the tests', () => {
  it('takes the figures of a report', () => {
    const testResults = [file('passed', 'passed', 'passed'), file('failed', 'failed')];
    expect(countTests({ numPassedTests: 2, numFailedTests: 1, testResults }, 1)).toEqual({
      passed: 2,
      failed: 1,
    });
  });

  it('counts a file that does not load', () => {
    const testResults = [file('passed', 'passed'), file('failed')];
    expect(countTests({ numPassedTests: 1, numFailedTests: 0, testResults }, 1)).toEqual({
      passed: 1,
      failed: 1,
    });
  });

  it('never passes a run that ended badly', () => {
    const testResults = [file('passed', 'passed')];
    expect(countTests({ numPassedTests: 1, numFailedTests: 0, testResults }, 1)).toEqual({
      passed: 1,
      failed: 1,
    });
    expect(countTests(undefined, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
