import { fileURLToPath } from 'node:url';
import { laws, speaker } from '@questhall/test-kit';
import { emptyBox } from '../src/content/box.js';
import { wowWith } from '../src/index.js';
import { invariantOf } from './invariant.js';
import { lawCards } from './law-cards.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const box = emptyBox.with(lawCards.map((record) => ({ file: 'test', record })));
const { rules, show } = wowWith(box);

laws(rules, show, {
  setups: {
    '2-rivals': rules.setup({ players: 2 }),
    '4-rivals': rules.setup({ players: 4 }),
  },
  games: 2,
  limit: 6000,
  invariant: invariantOf(box),
  exhaustive: { games: 60, events: [] },
  playthroughs: here('playthroughs'),
  words: speaker(show.catalogue, 'en'),
  fields: here('fields.txt'),
  fixtures: here('fixtures'),
});
