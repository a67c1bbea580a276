import { z } from 'zod';
import { enemySelector, heroSelector } from '../content/selectors.js';
import { maybeEnemy, shownCard } from '../queries.js';
import { VERBS } from '../terms.js';
import * as de from '../text/de/speech.js';
import { cannotWords, deciderWords, enemyWords, heroWords, untilWords } from '../text/en/words.js';
import { picksEnemy, picksHero } from './choosing.js';
import { chooseAnyone, onEach } from './each.js';
import { effect } from './effect.js';
import { until } from './modify-stat.js';

const schema = z.strictObject({
  verb: z.enum(VERBS),
  hero: heroSelector.optional(),
  enemy: enemySelector.optional(),
  until,
});
type Params = z.infer<typeof schema>;

const resolve = onEach<Params, string>(
  'forbid',
  { choose: 'ACG-GOLD-06', act: 'ACG-GOLD-04' },
  {
    choose: (g, params, v) => chooseAnyone(g, params, v, 'choose-forbidden'),
    act: (g, on, { verb, until }, v) => {
      g.board.vetoes.push({ verb, on, until, source: v.self ?? 'quest' });
      g.tell?.('forbidden', { on, card: shownCard(maybeEnemy(g.board, on)), verb, until });
      return undefined;
    },
  },
);

export const forbidEffect = effect<Params>({
  verb: 'forbid',
  schema,
  choosesItself: ({ hero = 'you', enemy }) => (enemy === undefined ? picksHero(hero) : picksEnemy(enemy)),
  words: {
    en: ({ verb, hero = 'you', enemy, until }, line) => {
      const who = enemy === undefined ? heroWords(hero) : enemyWords(enemy, { upTo: line.may });
      const clause = `${who} ${cannotWords(verb)} ${untilWords(until)}`;
      return line.may ? `${deciderWords(line)} may say that ${clause}` : clause;
    },
    de: ({ verb, hero = 'you', enemy, until }, line) => {
      const heroes = hero === 'each' ? de.HEROES : de.heroWords(hero);
      const who = enemy === undefined ? heroes : de.enemyWords(enemy, { upTo: line.may });
      const cannot = `${de.untilWords(until)} ${de.cannotWords(verb)}`;
      if (!line.may) return de.does(who, de.VERBS.können, cannot);
      const that = `, dass ${who.nom} ${cannot} ${de.VERBS.können[who.person]}`;
      return de.followed(de.ordered(line, de.VERBS.bestimmen, ''), that);
    },
  },
  procedure: resolve,
});
