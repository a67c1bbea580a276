import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { laws, speaker } from '@questhall/test-kit';
import { game, lostRelics, lostRelicsShow } from '../src/index.js';
import { invariant } from './invariant.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The chronicle as a player reads it. */
const words = speaker(lostRelicsShow.catalogue, 'en');
/** What random games do not find; the exhaustive runner, which plays better, does. */
const rare = readFileSync(here('rarely-reached.txt'), 'utf8').split('\n');

const ASKED =
  'no line of the box costs anything or begins with "may", but a pack of one\'s own may hold such lines';
const unreachable = {
  'step lr.program@after': ASKED,
  'step lr.program@ask': ASKED,
  'step lr.program@carry-out': ASKED,
  'step lr.program@pay': ASKED,
};

laws(lostRelics, lostRelicsShow, {
  setups: {
    'solo-waking-stones': lostRelics.setup({ players: 1, adventure: 'waking-stones' }),
    '2-players-ink-and-water': lostRelics.setup({ players: 2, adventure: 'ink-and-water' }),
    '3-players-four-seals': lostRelics.setup({ players: 3, adventure: 'four-seals' }),
    '4-players-campaign': lostRelics.setup({ players: 4, campaign: 'lost-relics' }),
  },
  games: 2,
  limit: 6000,
  invariant,
  exhaustive: {
    ...game.reach(),
    rare,
    unreachable,
  },
  playthroughs: here('playthroughs'),
  words,
  fields: here('fields.txt'),
  fixtures: here('fixtures'),
});
