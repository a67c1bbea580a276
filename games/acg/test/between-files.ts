import { hash as hashOf } from '@questhall/engine';
import { afterAll } from 'vitest';
import { library } from '../src/content/library.js';
import './cards/quest-table.js';
import './cards-actions.js';
import './kit.js';

/**
 * Test files share what they import, because loading the game takes much longer than testing a rule of it. What a file
 * adds to the cards that all of them use is taken out again when it is done, so that the next one cannot tell who was
 * there before. What it changed or took away cannot be made good here, and is an error of that file.
 */
const { kinds, errors, faces, hash, ...lists } = library;
const known = Object.values(lists).map((list) => ({ list, ids: new Set(Object.keys(list)) }));
const sizes = new Map(Object.entries(kinds).map(([kind, cards]) => [kind, cards.length]));
const dice = { ...faces };
const mistakes = errors.length;

afterAll(() => {
  for (const { list, ids } of known)
    for (const id of Object.keys(list)) if (!ids.has(id)) delete (list as { [id: string]: unknown })[id];
  for (const [kind, cards] of Object.entries(kinds)) cards.length = sizes.get(kind) ?? 0;
  Object.assign(faces, dice);
  errors.length = mistakes;
  library.hash = hash;
  if (hashOf(library.records) !== hash)
    throw new Error(
      'This file changes or removes cards that it shares with other files: add cards of its own instead.',
    );
});
