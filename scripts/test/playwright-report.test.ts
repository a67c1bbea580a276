import { describe, expect, test } from 'vitest';
import { countBrowserTests } from '../lib/playwright-report.mjs';

const report = (expected: number, unexpected: number, flaky = 0, errors: { message: string }[] = []) => ({
  stats: { expected, unexpected, flaky },
  errors,
});

describe('what the browser tests add to the count', () => {
  test('is what passed and what failed', () => {
    expect(countBrowserTests(report(12, 0), 0)).toEqual({ passed: 12, failed: 0 });
    expect(countBrowserTests(report(10, 2), 1)).toEqual({ passed: 10, failed: 2 });
  });
  test('counts a test as failed that had to be tried again', () => {
    expect(countBrowserTests(report(10, 0, 1), 0)).toEqual({ passed: 10, failed: 1 });
  });
  test('is a failure where nothing could run', () => {
    expect(countBrowserTests(undefined, 1)).toEqual({ passed: 0, failed: 1 });
    expect(countBrowserTests(report(0, 0, 0, [{ message: 'no server' }]), 1)).toEqual({
      passed: 0,
      failed: 1,
    });
    expect(countBrowserTests(report(0, 0), 0)).toEqual({ passed: 0, failed: 1 });
    expect(countBrowserTests(report(5, 0), 1)).toEqual({ passed: 5, failed: 1 });
  });
});
