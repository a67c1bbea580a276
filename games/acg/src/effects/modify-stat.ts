import { z } from 'zod';
import { enemySelector, heroSelector } from '../content/selectors.js';
import { sufferWounds, woundEnemy } from '../procs.js';
import { maybeEnemy, shownCard } from '../queries.js';
import * as de from '../text/de/speech.js';
import { doesWords, enemyWords, heroWords, signed, untilWords } from '../text/en/words.js';
import { picksEnemy, picksHero } from './choosing.js';
import { chooseAnyone, isHero, onEach } from './each.js';
import { effect } from './effect.js';

export const until = z.enum(['action', 'activation', 'phase', 'hero-phase', 'round', 'quest']);
const schema = z.strictObject({
  stat: z.enum(['attack', 'health', 'resilience', 'capacity']),
  hero: heroSelector.optional(),
  enemy: enemySelector.optional(),
  add: z.int(),
  until,
});
type Params = z.infer<typeof schema>;

const resolve = onEach<Params, string>(
  'modifyStat',
  { choose: 'ACG-GOLD-06', act: ['ACG-WND-16', 'ACG-TIME-07'] },
  {
    choose: (g, params, v) => chooseAnyone(g, params, v, 'choose-modified'),
    act: (g, on, { stat, add, until }, v) => {
      g.board.modifiers.push({ stat, on, add, until, source: v.self ?? 'quest' });
      g.tell?.('stat-modified', { on, card: shownCard(maybeEnemy(g.board, on)), stat, add, until });
      if (stat !== 'health' || add >= 0) return undefined;
      // No wounds, but the look whether those present are now too many.
      return isHero(on)
        ? g.call(sufferWounds, { hero: on, count: 0 })
        : g.call(woundEnemy, { enemy: on, count: 0, by: v.you });
    },
  },
);

export const modifyStatEffect = effect<Params>({
  verb: 'modifyStat',
  schema,
  choosesItself: ({ hero = 'you', enemy }) => (enemy === undefined ? picksHero(hero) : picksEnemy(enemy)),
  words: {
    en: ({ stat, hero = 'you', enemy, add, until }, line) => {
      const who = enemy === undefined ? heroWords(hero) : enemyWords(enemy, { upTo: line.may });
      return doesWords(line, who, 'have', `${signed(add)} ${stat} ${untilWords(until)}`);
    },
    de: ({ stat, hero = 'you', enemy, add, until }, line) => {
      const who = enemy === undefined ? de.heroWords(hero) : de.enemyWords(enemy, { upTo: line.may });
      const what = `${de.untilWords(until)} ${de.statWords(stat, add)}`;
      return de.done(line, who, de.VERBS.haben, what);
    },
  },
  procedure: resolve,
});
