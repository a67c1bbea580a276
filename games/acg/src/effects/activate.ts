import { z } from 'zod';
import { enemySelector } from '../content/selectors.js';
import { effect, effectProcedure, type G, nextThere, paramsOf } from '../kit.js';
import { activateEnemy } from '../procs.js';
import { activeHero, maybeEnemy, shownCard } from '../queries.js';
import type { EnemyId } from '../terms.js';
import { doesWords, enemyWords, isPlural } from '../text/en/words.js';
import { chooseEnemies, enemyPick, picksEnemy } from './choosing-enemies.js';

const schema = z.strictObject({ enemy: enemySelector, thenReady: z.literal(true).optional() });
export type ActivateParams = z.infer<typeof schema>;

export const enemiesToActivate = enemyPick('choose-enemy-to-activate');

const resolve = effectProcedure<{ left: EnemyId[]; now: EnemyId }>('activate')
  .step('choose', 'ACG-EPH-08', (g, v) => chooseEnemies(g, v, enemiesToActivate))
  .step('chosen', 'ACG-EPH-08', (_, v, enemies) => {
    v.left = enemies;
  })
  .step('activate', ['ACG-EPH-08', 'ACG-EPH-09', 'ACG-ROUND-09'], (g, v) => {
    const enemy = nextThere(g, v.left);
    if (enemy === undefined) return g.end(undefined);
    v.now = enemy;
    return g.call(activateEnemy, { enemy, hero: activeHero(g) });
  })
  .step('ready', 'ACG-EPH-09', (g, v) => {
    if (paramsOf<ActivateParams>(g, v.node).thenReady === true && v.now !== undefined) ready(g, v.now);
    return g.goto('activate');
  });

function ready(g: G, id: EnemyId): void {
  const enemy = maybeEnemy(g, id);
  if (enemy === undefined || !enemy.exhausted) return;
  enemy.exhausted = false;
  g.tell?.('enemy-readied', { enemy: id, card: shownCard(enemy) });
}

export const activateEffect = effect<ActivateParams>({
  verb: 'activate',
  schema,
  choosesItself: ({ enemy }) => picksEnemy(enemy),
  words: ({ enemy, thenReady }, line) => {
    const readies = isPlural(enemy) || line.may ? 'and ready' : 'and readies';
    return doesWords(line, enemyWords(enemy, line), 'activate', thenReady === true ? readies : '');
  },
  procedure: resolve,
});
