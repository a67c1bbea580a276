import { z } from 'zod';
import { amount, enemySelector, heroSelector } from '../content/selectors.js';
import { effect, onEach } from '../kit.js';
import { sufferWounds, woundEnemy } from '../procs.js';
import { isHeroId } from '../terms.js';
import { amountWords, doesWords, enemyWords, heroWords, isPlural, orderWords } from '../text/en/words.js';
import { amountOf } from './choosing.js';
import { chooseEnemies, enemyPick, picksEnemy } from './choosing-enemies.js';
import { chooseHeroes, heroPick, picksHero } from './choosing-heroes.js';

const schema = z.strictObject({
  hero: heroSelector.optional(),
  enemy: enemySelector.optional(),
  count: amount,
});
export type SufferParams = z.infer<typeof schema>;

export const enemiesToSuffer = enemyPick('choose-enemy-to-suffer', { verb: 'be-wounded' });
export const heroesToSuffer = heroPick('choose-hero-to-suffer');

/** Wounds that no attack brought: resilience and defence have no say. */
const resolve = onEach<SufferParams, string>(
  'suffer',
  { choose: ['ACG-GOLD-06', 'ACG-WND-15'], act: ['ACG-WND-01', 'ACG-ATK-12'] },
  {
    choose: (g, { enemy }, v) =>
      enemy === undefined ? chooseHeroes(g, v, heroesToSuffer, v.may) : chooseEnemies(g, v, enemiesToSuffer),
    act: (g, id, params, v) => {
      const count = amountOf(g, params.count, v);
      if (count <= 0) return undefined;
      return isHeroId(id)
        ? g.call(sufferWounds, { hero: id, count, from: [v.node] })
        : g.call(woundEnemy, { enemy: id, count, by: v.you, from: [v.node] });
    },
  },
);

export const sufferEffect = effect<SufferParams>({
  verb: 'suffer',
  schema,
  choosesItself: ({ hero = 'you', enemy }) => (enemy === undefined ? picksHero(hero) : picksEnemy(enemy)),
  words: ({ hero = 'you', enemy, count }, line) => {
    const wounds = amountWords(count, 'wound');
    if (enemy === undefined) return doesWords(line, heroWords(hero), 'suffer', wounds);
    const who = enemyWords(enemy, line);
    const each = isPlural(enemy);
    if (line.may) return orderWords(line, `deal ${wounds} to ${each ? 'each of ' : ''}${who}`);
    return doesWords(line, who, 'suffer', each ? `${wounds} each` : wounds);
  },
  procedure: resolve,
});
