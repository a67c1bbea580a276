import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { laws, speaker } from '@questhall/test-kit';
import { acg, acgShow, game } from '../src/index.js';
import { HEROES } from '../src/terms.js';
import { invariant } from './invariant.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const party = (players: number, goal: object) =>
  acg.setup({ players, heroes: HEROES.slice(0, Math.max(2, players)), ...goal });
/** The chronicle as a player reads it. */
const words = speaker(acgShow.catalogue, 'en');
const rare = readFileSync(here('rarely-reached.txt'), 'utf8').split('\n');

laws(acg, acgShow, {
  setups: {
    'solo-quest-1': party(1, { quest: 'a-foul-stench' }),
    '2-heroes-campaign': party(2, { campaign: 'an-uneasy-alliance' }),
    '3-heroes-delve': party(3, { quest: 'lost-in-the-dark' }),
    '4-heroes-quest-2': party(4, { quest: 'poison-in-the-granary' }),
  },
  games: 2,
  limit: 6000,
  invariant,
  exhaustive: { ...game.reach(), rare },
  playthroughs: here('playthroughs'),
  words,
  fields: here('fields.txt'),
  fixtures: here('fixtures'),
});
