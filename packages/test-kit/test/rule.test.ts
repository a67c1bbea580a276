import { describe, expect } from 'vitest';
import { ruleOf } from '../src/index.js';
import type { ToyRule } from './toy.js';

const rule = ruleOf<ToyRule>();

describe('rule', () => {
  rule('TOY-1', 'names its test after the rule', () => {
    expect(expect.getState().currentTestName).toContain('TOY-1 names its test after the rule');
  });

  rule(['TOY-2', 'TOY-3'], 'may show several', async () => {
    expect(expect.getState().currentTestName).toContain('TOY-2 TOY-3 may');
  });
});
