import { z } from 'zod';
import { enemySelector } from '../content/selectors.js';
import { inflict } from '../procs.js';
import type { EnemyId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { doesWords, enemyWords } from '../text/en/words.js';
import { chooseEnemies, picksEnemy } from './choosing.js';
import { onEach } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({ enemy: enemySelector });
type Params = z.infer<typeof schema>;

const resolve = onEach<Params, EnemyId>(
  'inflict',
  { choose: 'ACG-EPH-16', act: ['ACG-EPH-16', 'ACG-EPH-17'] },
  {
    choose: (g, { enemy }, v) => chooseEnemies(g, enemy, v, 'choose-enemy-to-inflict'),
    act: (g, enemy) => g.call(inflict, { enemy }),
  },
);

export const inflictEffect = effect<Params>({
  verb: 'inflict',
  schema,
  choosesItself: ({ enemy }) => picksEnemy(enemy),
  words: {
    en: ({ enemy }, line) => doesWords(line, enemyWords(enemy, { upTo: line.may }), 'inflict', ''),
    de: ({ enemy }, line) => de.done(line, de.enemyWords(enemy, { upTo: line.may }), de.VERBS.zuschlagen, ''),
  },
  procedure: resolve,
});
