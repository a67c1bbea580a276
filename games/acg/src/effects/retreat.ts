import { z } from 'zod';
import { enemySelector } from '../content/selectors.js';
import { retreat } from '../procs.js';
import type { EnemyId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { doesWords, enemyWords } from '../text/en/words.js';
import { chooseEnemies, picksEnemy } from './choosing.js';
import { onEach } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({ enemy: enemySelector });
type Params = z.infer<typeof schema>;

const resolve = onEach<Params, EnemyId>(
  'retreat',
  { choose: ['ACG-EPH-19', 'ACG-GOLD-10'], act: 'ACG-EPH-15' },
  {
    choose: (g, { enemy }, v) => chooseEnemies(g, enemy, v, 'choose-enemy-to-retreat'),
    act: (g, enemy) => g.call(retreat, { enemy }),
  },
);

export const retreatEffect = effect<Params>({
  verb: 'retreat',
  schema,
  choosesItself: ({ enemy }) => picksEnemy(enemy),
  words: {
    en: ({ enemy }, line) => doesWords(line, enemyWords(enemy, { upTo: line.may }), 'retreat', ''),
    de: ({ enemy }, line) => {
      const who = de.enemyWords(enemy, { upTo: line.may });
      return line.may
        ? de.ordered(line, de.VERBS.zwingen, `${who.acc} zum Rückzug`)
        : de.done(line, who, de.VERBS.zurückziehen, 'sich in die Schatten');
    },
  },
  procedure: resolve,
});
