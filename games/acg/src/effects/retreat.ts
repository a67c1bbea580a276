import { z } from 'zod';
import { enemySelector } from '../content/selectors.js';
import { effect, onEach } from '../kit.js';
import { retreat } from '../procs.js';
import type { EnemyId } from '../terms.js';
import { doesWords, enemyWords } from '../text/en/words.js';
import { chooseEnemies, enemyPick, picksEnemy } from './choosing-enemies.js';

const schema = z.strictObject({ enemy: enemySelector });
export type RetreatParams = z.infer<typeof schema>;

export const enemiesToRetreat = enemyPick('choose-enemy-to-retreat');

const resolve = onEach<RetreatParams, EnemyId>(
  'retreat',
  { choose: ['ACG-EPH-19', 'ACG-GOLD-10'], act: 'ACG-EPH-15' },
  {
    choose: (g, _, v) => chooseEnemies(g, v, enemiesToRetreat),
    act: (g, enemy) => g.call(retreat, { enemy }),
  },
);

export const retreatEffect = effect<RetreatParams>({
  verb: 'retreat',
  schema,
  choosesItself: ({ enemy }) => picksEnemy(enemy),
  words: ({ enemy }, line) => doesWords(line, enemyWords(enemy, line), 'retreat', ''),
  procedure: resolve,
});
