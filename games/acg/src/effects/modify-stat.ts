import { z } from 'zod';
import { enemySelector, heroSelector } from '../content/selectors.js';
import { effect, onEach } from '../kit.js';
import { sufferWounds, woundEnemy } from '../procs.js';
import { maybeEnemy, shownCard } from '../queries.js';
import { isHeroId, STATS, UNTIL } from '../terms.js';
import { doesWords, enemyWords, heroWords, signed, untilWords } from '../text/en/words.js';
import { enemyPick, picksEnemy } from './choosing-enemies.js';
import { heroPick, picksHero } from './choosing-heroes.js';
import { chooseAnyone } from './each.js';

const schema = z.strictObject({
  stat: z.enum(STATS),
  hero: heroSelector.optional(),
  enemy: enemySelector.optional(),
  add: z.int(),
  until: z.enum(UNTIL),
});
export type ModifyStatParams = z.infer<typeof schema>;

export const modified = {
  heroes: heroPick('choose-modified-hero'),
  enemies: enemyPick('choose-modified-enemy'),
};

const resolve = onEach<ModifyStatParams, string>(
  'modifyStat',
  { choose: 'ACG-GOLD-06', act: ['ACG-WND-16', 'ACG-TIME-07'] },
  {
    choose: (g, params, v) => chooseAnyone(g, params, v, modified),
    act: (g, on, { stat, add, until }, v) => {
      g.board.modifiers.push({ stat, on, add, until, source: v.self ?? 'quest' });
      g.tell?.('stat-modified', { on, card: shownCard(maybeEnemy(g, on)), stat, add, until });
      if (stat !== 'health' || add >= 0) return undefined;
      // No wounds, but the look whether those present are now too many.
      return isHeroId(on)
        ? g.call(sufferWounds, { hero: on, count: 0, from: [v.node] })
        : g.call(woundEnemy, { enemy: on, count: 0, by: v.you, from: [v.node] });
    },
  },
);

export const modifyStatEffect = effect<ModifyStatParams>({
  verb: 'modifyStat',
  schema,
  choosesItself: ({ hero = 'you', enemy }) => (enemy === undefined ? picksHero(hero) : picksEnemy(enemy)),
  words: ({ stat, hero = 'you', enemy, add, until }, line) => {
    const who = enemy === undefined ? heroWords(hero) : enemyWords(enemy, line);
    return doesWords(line, who, 'have', `${signed(add)} ${stat} ${untilWords(until)}`);
  },
  procedure: resolve,
});
