import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { noteAnswer, readJournal } from '../src/journal.js';

test('answers that were noted are read in their order; without a file there are none', () => {
  const file = join(mkdtempSync(join(tmpdir(), 'journal-')), 'answers.jsonl');
  expect(readJournal(file)).toEqual([]);
  const answers = [
    { decision: 1, picks: ['up'] },
    { decision: 2, picks: [], seat: 'ann' },
  ];
  for (const answer of answers) noteAnswer(file, answer);
  expect(readJournal(file)).toEqual(answers);
});
