import { z } from 'zod';
import { enemySelector } from '../content/selectors.js';
import { engage } from '../procs.js';
import { activeHero, enemyCannot, heroOf } from '../queries.js';
import type { EnemyId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { doesWords, enemyWords } from '../text/en/words.js';
import { chooseEnemies, picksEnemy } from './choosing.js';
import { onEach } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({ enemy: enemySelector });
type Params = z.infer<typeof schema>;

const resolve = onEach<Params, EnemyId>(
  'advance',
  { choose: ['ACG-EPH-14', 'ACG-GOLD-10'], act: ['ACG-EPH-14', 'ACG-ROUND-09'] },
  {
    choose: (g, { enemy }, v) =>
      chooseEnemies(g, enemy, v, 'choose-enemy-to-advance', (e) => !enemyCannot(g.board, e, 'be-engaged')),
    act: (g, enemy) => {
      const hero = activeHero(g.board);
      const valid = hero !== null && heroOf(g.board, hero).status !== 'defeated';
      return valid ? g.call(engage, { enemy, hero }) : undefined;
    },
  },
);

export const advanceEffect = effect<Params>({
  verb: 'advance',
  schema,
  choosesItself: ({ enemy }) => picksEnemy(enemy),
  words: {
    en: ({ enemy }, line) => doesWords(line, enemyWords(enemy, { upTo: line.may }), 'advance', ''),
    de: ({ enemy }, line) => de.done(line, de.enemyWords(enemy, { upTo: line.may }), de.VERBS.vorrücken, ''),
  },
  procedure: resolve,
});
