import { expect, test } from 'vitest';
import { inOneSentence } from '../src/index.js';

test('an answer in one sentence: what is missing leaves no mark', () => {
  const goblin = { name: 'Goblin', facts: 'attack 1, ready', outlook: '1 success fells it' };
  expect(inOneSentence(goblin)).toBe('Goblin: attack 1, ready; 1 success fells it');
  expect(inOneSentence({ ...goblin, facts: '' })).toBe('Goblin: 1 success fells it');
  expect(inOneSentence({ ...goblin, outlook: '' })).toBe('Goblin: attack 1, ready');
  expect(inOneSentence({ name: 'None', facts: '', outlook: '' })).toBe('None');
});
