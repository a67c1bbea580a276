import { fileURLToPath } from 'node:url';
import { greedy, random } from '@questhall/bots';
import { laws } from '../src/index.js';
import { KINDS, toy, toyInvariant, toyShow } from './toy.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

laws(toy, toyShow, {
  setups: { one: { keepers: 1 }, two: { keepers: 2 }, three: { keepers: 3 } },
  games: 3,
  limit: 500,
  invariant: toyInvariant,
  hidden: { reveals: { bids: 'what all have chosen in secret is shown to all at once' } },
  exhaustive: {
    games: 50,
    bots: [random, greedy],
    content: KINDS,
    events: ['draws', 'plays', 'burns', 'bids', 'gloom'],
  },
  playthroughs: here('playthroughs'),
  fields: here('fields.txt'),
  fixtures: here('fixtures'),
});
