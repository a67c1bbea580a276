import { z } from 'zod';
import { amount, enemySelector, heroSelector } from '../content/selectors.js';
import { effect, type G, onEach } from '../kit.js';
import type { EffectVars } from '../procs.js';
import { recoverWounds } from '../procs.js';
import { enemyCannot, enemyHealthOf, enemyOf, heroOf, shownCard } from '../queries.js';
import type { EnemyId } from '../terms.js';
import { isHeroId } from '../terms.js';
import { amountWords, doesWords, enemyWords, heroWords } from '../text/en/words.js';
import { amountOf } from './choosing.js';
import { chooseEnemies, enemyPick, picksEnemy } from './choosing-enemies.js';
import { chooseHeroes, heroPick, picksHero } from './choosing-heroes.js';

const schema = z.strictObject({
  hero: heroSelector.optional(),
  enemy: enemySelector.optional(),
  count: z.union([amount, z.literal('all')]),
});
export type RecoverParams = z.infer<typeof schema>;

export const enemiesToRecover = enemyPick('choose-enemy-to-recover', { verb: 'recover' });
export const heroesToRecover = heroPick('choose-hero-to-recover');

const resolve = onEach<RecoverParams, string>(
  'recover',
  { choose: ['ACG-GOLD-06', 'ACG-WND-15'], act: 'ACG-WND-05' },
  {
    choose: (g, { enemy }, v) =>
      enemy === undefined
        ? chooseHeroes(g, v, heroesToRecover, v.may)
        : chooseEnemies(g, v, enemiesToRecover),
    act: (g, id, params, v) => {
      if (!isHeroId(id)) return recoverEnemy(g, id, numberOf(g, params, v, enemyOf(g, id).wounds));
      const count = numberOf(g, params, v, heroOf(g, id).wounds);
      return count > 0 ? g.call(recoverWounds, { hero: id, count }) : undefined;
    },
  },
);

function numberOf(g: G, { count }: RecoverParams, v: EffectVars, wounds: number): number {
  return count === 'all' ? wounds : Math.min(wounds, amountOf(g, count, v));
}

function recoverEnemy(g: G, id: EnemyId, count: number): undefined {
  const enemy = enemyOf(g, id);
  // One that fell in its own activation finishes it, but does not come back to life by it.
  const fallen = enemy.wounds >= enemyHealthOf(g, enemy);
  if (count <= 0 || fallen || enemyCannot(g, enemy, 'recover')) return undefined;
  enemy.wounds -= count;
  g.tell?.('enemy-recovered', { enemy: id, card: shownCard(enemy), count });
  return undefined;
}

export const recoverEffect = effect<RecoverParams>({
  verb: 'recover',
  schema,
  choosesItself: ({ hero = 'you', enemy }) => (enemy === undefined ? picksHero(hero) : picksEnemy(enemy)),
  words: ({ hero = 'you', enemy, count }, line) => {
    const who = enemy === undefined ? heroWords(hero) : enemyWords(enemy, line);
    return doesWords(line, who, 'recover', count === 'all' ? 'all wounds' : amountWords(count, 'wound'));
  },
  procedure: resolve,
});
