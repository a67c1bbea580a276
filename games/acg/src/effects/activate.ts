import { z } from 'zod';
import { enemySelector } from '../content/selectors.js';
import type { G } from '../kit.js';
import { activateEnemy } from '../procs.js';
import { activeHero, maybeEnemy, shownCard } from '../queries.js';
import type { EnemyId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { doesWords, enemyWords, isPlural } from '../text/en/words.js';
import { chooseEnemies, picksEnemy } from './choosing.js';
import { nextThere } from './each.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ enemy: enemySelector, thenReady: z.literal(true).optional() });
type Params = z.infer<typeof schema>;

const resolve = effectProcedure<{ left: EnemyId[]; now: EnemyId }>('activate')
  .step('choose', 'ACG-EPH-08', (g, v) =>
    chooseEnemies(g, paramsOf<Params>(v.node).enemy, v, 'choose-enemy-to-activate'),
  )
  .step('chosen', 'ACG-EPH-08', (_, v, enemies) => {
    v.left = enemies;
  })
  .step('activate', ['ACG-EPH-08', 'ACG-EPH-09', 'ACG-ROUND-09'], (g, v) => {
    const enemy = nextThere(g.board, v.left);
    if (enemy === undefined) return g.end(undefined);
    v.now = enemy;
    return g.call(activateEnemy, { enemy, hero: activeHero(g.board) });
  })
  .step('ready', 'ACG-EPH-09', (g, v) => {
    if (paramsOf<Params>(v.node).thenReady === true && v.now !== undefined) ready(g, v.now);
    return g.goto('activate');
  });

function ready(g: G, id: EnemyId): void {
  const enemy = maybeEnemy(g.board, id);
  if (enemy === undefined || !enemy.exhausted) return;
  enemy.exhausted = false;
  g.tell?.('enemy-readied', { enemy: id, card: shownCard(enemy) });
}

export const activateEffect = effect<Params>({
  verb: 'activate',
  schema,
  choosesItself: ({ enemy }) => picksEnemy(enemy),
  words: {
    en: ({ enemy, thenReady }, line) => {
      const readies = isPlural(enemy) || line.may ? 'and ready' : 'and readies';
      return doesWords(
        line,
        enemyWords(enemy, { upTo: line.may }),
        'activate',
        thenReady === true ? readies : '',
      );
    },
    de: ({ enemy, thenReady }, line) => {
      const who = de.enemyWords(enemy, { upTo: line.may });
      const ready = thenReady === true;
      if (!line.may)
        return de.does(who, de.VERBS.werden, ready ? 'aktiviert und danach bereit gemacht' : 'aktiviert');
      const clause = de.ordered(line, de.VERBS.aktivieren, who.acc);
      return ready ? de.followed(clause, ' und danach bereit machen') : clause;
    },
  },
  procedure: resolve,
});
