import { expect, test } from 'vitest';
import { printedParagraphs } from '../src/effects/card-text.js';
import { acgBox } from '../src/index.js';
import { german } from '../src/text/de/index.js';
import { english } from '../src/text/en/index.js';

const paragraphs = (id: string, words = english(acgBox)) => {
  const card = acgBox.records[id];
  return card === undefined ? [] : printedParagraphs(card, words);
};

test('an action stands step by step, and what it does as an action stands out, in any language', () => {
  const steps = paragraphs('inexorable-advance');
  expect(steps.map(({ main = false }) => main)).toEqual([false, true]);
  expect(steps[0]?.text).toBe('You may engage up to 2 enemies.');
  expect(paragraphs('inexorable-advance', german(acgBox)).map(({ main = false }) => main)).toEqual([
    false,
    true,
  ]);
});

test('a keyword of an enemy has its title, and what a nemesis does stands out', () => {
  const nemeses = Object.values(acgBox.records).filter((card) => card.kind === 'enemy' && card.nemesisEffect);
  expect(nemeses.length).toBeGreaterThan(0);
  for (const { id } of nemeses) {
    const [last] = paragraphs(id).slice(-1);
    expect(last).toMatchObject({ title: 'Nemesis', main: true });
    expect(last?.text).not.toMatch(/^Nemesis/);
  }
});
