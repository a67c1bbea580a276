import { z } from 'zod';
import { amount, enemySelector, heroSelector } from '../content/selectors.js';
import type { G } from '../kit.js';
import { recoverWounds } from '../procs.js';
import { enemyCannot, enemyHealthOf, enemyOf, heroOf, shownCard } from '../queries.js';
import type { EnemyId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { amountWords, doesWords, enemyWords, heroWords } from '../text/en/words.js';
import { amountOf, chooseEnemies, chooseHeroes, picksEnemy, picksHero } from './choosing.js';
import { isHero, onEach } from './each.js';
import { type EffectVars, effect } from './effect.js';

const schema = z.strictObject({
  hero: heroSelector.optional(),
  enemy: enemySelector.optional(),
  count: z.union([amount, z.literal('all')]),
});
type Params = z.infer<typeof schema>;

const resolve = onEach<Params, string>(
  'recover',
  { choose: ['ACG-GOLD-06', 'ACG-WND-15'], act: 'ACG-WND-05' },
  {
    choose: (g, { hero = 'you', enemy }, v) =>
      enemy === undefined
        ? chooseHeroes(g, hero, v, 'choose-hero-to-recover', v.may)
        : chooseEnemies(g, enemy, v, 'choose-enemy-to-recover', (e) => !enemyCannot(g.board, e, 'recover')),
    act: (g, id, params, v) => {
      if (!isHero(id)) return recoverEnemy(g, id, numberOf(g, params, v, enemyOf(g.board, id).wounds));
      const count = numberOf(g, params, v, heroOf(g.board, id).wounds);
      return count > 0 ? g.call(recoverWounds, { hero: id, count }) : undefined;
    },
  },
);

function numberOf(g: G, { count }: Params, v: EffectVars, wounds: number): number {
  return count === 'all' ? wounds : Math.min(wounds, amountOf(g.board, count, v));
}

function recoverEnemy(g: G, id: EnemyId, count: number): undefined {
  const enemy = enemyOf(g.board, id);
  // One that fell in its own activation finishes it, but does not come back to life by it.
  const fallen = enemy.wounds >= enemyHealthOf(g.board, enemy);
  if (count <= 0 || fallen || enemyCannot(g.board, enemy, 'recover')) return undefined;
  enemy.wounds -= count;
  g.tell?.('enemy-recovered', { enemy: id, card: shownCard(enemy), count });
  return undefined;
}

export const recoverEffect = effect<Params>({
  verb: 'recover',
  schema,
  choosesItself: ({ hero = 'you', enemy }) => (enemy === undefined ? picksHero(hero) : picksEnemy(enemy)),
  words: {
    en: ({ hero = 'you', enemy, count }, line) => {
      const who = enemy === undefined ? heroWords(hero) : enemyWords(enemy, { upTo: line.may });
      return doesWords(line, who, 'recover', count === 'all' ? 'all wounds' : amountWords(count, 'wound'));
    },
    de: ({ hero = 'you', enemy, count }, line) => {
      const who = enemy === undefined ? de.heroWords(hero) : de.enemyWords(enemy, { upTo: line.may });
      const wounds = count === 'all' ? 'alle Wunden' : de.amountWords(count, de.NOUNS.wound);
      return de.done(line, who, de.VERBS.heilen, wounds);
    },
  },
  procedure: resolve,
});
