import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { laws, speaker } from '@questhall/test-kit';
import { game } from '../src/index.js';
import { invariant } from './invariant.js';
import { rules, show } from './law-box.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
/** The chronicle as a player reads it. */
const words = speaker(show.catalogue, 'en');
/** What random games do not find; the exhaustive runner, which plays better, does. */
const rare = readFileSync(here('rarely-reached.txt'), 'utf8').split('\n');

laws(rules, show, {
  setups: {
    'solo-hunt': rules.setup({ players: 1, journey: 'hunt' }),
    '2-players-scavenge': rules.setup({ players: 2, journey: 'scavenge' }),
    '3-players-deliverance': rules.setup({ players: 3, journey: 'deliverance' }),
    '4-players-quest': rules.setup({ players: 4, quest: 'last-days' }),
  },
  games: 1,
  limit: 20_000,
  invariant,
  exhaustive: { ...game.reach(), rare },
  playthroughs: here('playthroughs'),
  words,
  fields: here('fields.txt'),
  fixtures: here('fixtures'),
  timeout: 300_000,
});
