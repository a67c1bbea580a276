import type { Source } from '@questhall/tabletop';
import { expect, test } from 'vitest';
import { emptyBox } from '../src/content/box.js';
import { records } from '../src/generated/content.js';

const sources = records as readonly Source[];

test('every record has the form of its kind', () => {
  expect(emptyBox.with(sources).errors).toEqual([]);
});
