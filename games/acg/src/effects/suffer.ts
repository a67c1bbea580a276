import { z } from 'zod';
import { amount, enemySelector, heroSelector } from '../content/selectors.js';
import { sufferWounds, woundEnemy } from '../procs.js';
import { enemyCannot } from '../queries.js';
import * as de from '../text/de/speech.js';
import { amountWords, doesWords, enemyWords, heroWords, isPlural, orderWords } from '../text/en/words.js';
import { amountOf, chooseEnemies, chooseHeroes, picksEnemy, picksHero } from './choosing.js';
import { isHero, onEach } from './each.js';
import { effect } from './effect.js';

const schema = z.strictObject({
  hero: heroSelector.optional(),
  enemy: enemySelector.optional(),
  count: amount,
});
type Params = z.infer<typeof schema>;

/** Wounds that no attack brought: resilience and defence have no say. */
const resolve = onEach<Params, string>(
  'suffer',
  { choose: ['ACG-GOLD-06', 'ACG-WND-15'], act: ['ACG-WND-01', 'ACG-ATK-12'] },
  {
    choose: (g, { hero = 'you', enemy }, v) =>
      enemy === undefined
        ? chooseHeroes(g, hero, v, 'choose-hero-to-suffer', v.may)
        : chooseEnemies(g, enemy, v, 'choose-enemy-to-suffer', (e) => !enemyCannot(g.board, e, 'be-wounded')),
    act: (g, id, params, v) => {
      const count = amountOf(g.board, params.count, v);
      if (count <= 0) return undefined;
      return isHero(id)
        ? g.call(sufferWounds, { hero: id, count })
        : g.call(woundEnemy, { enemy: id, count, by: v.you });
    },
  },
);

export const sufferEffect = effect<Params>({
  verb: 'suffer',
  schema,
  choosesItself: ({ hero = 'you', enemy }) => (enemy === undefined ? picksHero(hero) : picksEnemy(enemy)),
  words: {
    en: ({ hero = 'you', enemy, count }, line) => {
      const wounds = amountWords(count, 'wound');
      if (enemy === undefined) return doesWords(line, heroWords(hero), 'suffer', wounds);
      const who = enemyWords(enemy, { upTo: line.may });
      const each = isPlural(enemy);
      if (line.may) return orderWords(line, `deal ${wounds} to ${each ? 'each of ' : ''}${who}`);
      return doesWords(line, who, 'suffer', each ? `${wounds} each` : wounds);
    },
    de: ({ hero = 'you', enemy, count }, line) => {
      const wounds = de.amountWords(count, de.NOUNS.wound);
      if (enemy === undefined) return de.done(line, de.heroWords(hero), de.VERBS.erleiden, wounds);
      const who = de.enemyWords(enemy, { upTo: line.may });
      const each = who.person === 'sie' ? `je ${wounds}` : wounds;
      if (line.may) return de.ordered(line, de.VERBS.zufügen, `${who.dat} ${each}`);
      return de.done(line, who, de.VERBS.erleiden, each);
    },
  },
  procedure: resolve,
});
