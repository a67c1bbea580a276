import { fileURLToPath } from 'node:url';
import { greedy, random } from '@questhall/bots';
import { laws, speaker } from '../src/index.js';
import { blades, bladesBox, bladesEvents, bladesShow } from './blades.js';
import { bladesInvariant } from './blades-invariant.js';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

laws(blades, bladesShow, {
  setups: { rivals: blades.setup({}) },
  games: 5,
  limit: 500,
  invariant: bladesInvariant,
  exhaustive: {
    games: 50,
    bots: [random, greedy],
    content: Object.keys(bladesBox.records),
    events: bladesEvents,
  },
  playthroughs: here('playthroughs'),
  words: speaker(bladesShow.catalogue, 'en'),
  fields: here('blades-fields.txt'),
  fixtures: here('fixtures'),
});
