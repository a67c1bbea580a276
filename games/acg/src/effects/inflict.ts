import { z } from 'zod';
import { enemySelector } from '../content/selectors.js';
import { effect, onEach } from '../kit.js';
import { inflict } from '../procs.js';
import type { EnemyId } from '../terms.js';
import { doesWords, enemyWords } from '../text/en/words.js';
import { chooseEnemies, enemyPick, picksEnemy } from './choosing-enemies.js';

const schema = z.strictObject({ enemy: enemySelector });
export type InflictParams = z.infer<typeof schema>;

export const enemiesToInflict = enemyPick('choose-enemy-to-inflict');

const resolve = onEach<InflictParams, EnemyId>(
  'inflict',
  { choose: 'ACG-EPH-16', act: ['ACG-EPH-16', 'ACG-EPH-17'] },
  {
    choose: (g, _, v) => chooseEnemies(g, v, enemiesToInflict),
    act: (g, enemy) => g.call(inflict, { enemy }),
  },
);

export const inflictEffect = effect<InflictParams>({
  verb: 'inflict',
  schema,
  choosesItself: ({ enemy }) => picksEnemy(enemy),
  words: ({ enemy }, line) => doesWords(line, enemyWords(enemy, line), 'inflict', ''),
  procedure: resolve,
});
