import { z } from 'zod';
import { enemySelector } from '../content/selectors.js';
import { effect, onEach } from '../kit.js';
import { engage } from '../procs.js';
import { activeHero, heroOf } from '../queries.js';
import type { EnemyId } from '../terms.js';
import { doesWords, enemyWords } from '../text/en/words.js';
import { chooseEnemies, enemyPick, picksEnemy } from './choosing-enemies.js';

const schema = z.strictObject({ enemy: enemySelector });
export type AdvanceParams = z.infer<typeof schema>;

export const enemiesToAdvance = enemyPick('choose-enemy-to-advance', { verb: 'be-engaged' });

const resolve = onEach<AdvanceParams, EnemyId>(
  'advance',
  { choose: ['ACG-EPH-14', 'ACG-GOLD-10'], act: ['ACG-EPH-14', 'ACG-ROUND-09'] },
  {
    choose: (g, _, v) => chooseEnemies(g, v, enemiesToAdvance),
    act: (g, enemy) => {
      const hero = activeHero(g);
      const valid = hero !== null && heroOf(g, hero).status !== 'defeated';
      return valid ? g.call(engage, { enemy, hero }) : undefined;
    },
  },
);

export const advanceEffect = effect<AdvanceParams>({
  verb: 'advance',
  schema,
  choosesItself: ({ enemy }) => picksEnemy(enemy),
  words: ({ enemy }, line) => doesWords(line, enemyWords(enemy, line), 'advance', ''),
  procedure: resolve,
});
