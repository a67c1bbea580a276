import { describe, expect, test } from 'vitest';
import { ruleOf } from '../src/index.js';
import { citing } from '../src/rule.js';
import type { ToyRule } from './toy.js';

const rule = ruleOf<ToyRule>();

describe('rule', () => {
  rule('TOY-1', 'names its test after the rule', () => {
    expect(expect.getState().currentTestName).toContain('TOY-1 names its test after the rule');
  });

  rule(['TOY-2', 'TOY-3'], 'may show several', async () => {
    expect(expect.getState().currentTestName).toContain('TOY-2 TOY-3 may');
  });

  test('a failing one prints what the ledger says', async () => {
    const body = () => {
      throw new Error('three, not two');
    };
    await expect(citing(['ACG-GOLD-01', 'TOY-1'], body)).rejects.toThrow(
      /^three, not two\n\nACG-GOLD-01: \w+/,
    );
  });
});
