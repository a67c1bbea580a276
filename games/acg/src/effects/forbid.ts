import { z } from 'zod';
import { enemySelector, heroSelector } from '../content/selectors.js';
import { effect, onEach } from '../kit.js';
import { maybeEnemy, shownCard } from '../queries.js';
import { UNTIL, VERBS } from '../terms.js';
import { cannotWords, deciderWords, enemyWords, heroWords, untilWords } from '../text/en/words.js';
import { enemyPick, picksEnemy } from './choosing-enemies.js';
import { heroPick, picksHero } from './choosing-heroes.js';
import { chooseAnyone } from './each.js';

const schema = z.strictObject({
  verb: z.enum(VERBS),
  hero: heroSelector.optional(),
  enemy: enemySelector.optional(),
  until: z.enum(UNTIL),
});
export type ForbidParams = z.infer<typeof schema>;

export const forbidden = {
  heroes: heroPick('choose-forbidden-hero'),
  enemies: enemyPick('choose-forbidden-enemy'),
};

const resolve = onEach<ForbidParams, string>(
  'forbid',
  { choose: 'ACG-GOLD-06', act: 'ACG-GOLD-04' },
  {
    choose: (g, params, v) => chooseAnyone(g, params, v, forbidden),
    act: (g, on, { verb, until }, v) => {
      g.board.vetoes.push({ verb, on, until, source: v.self ?? 'quest' });
      g.tell?.('forbidden', { on, card: shownCard(maybeEnemy(g, on)), verb, until });
      return undefined;
    },
  },
);

export const forbidEffect = effect<ForbidParams>({
  verb: 'forbid',
  schema,
  choosesItself: ({ hero = 'you', enemy }) => (enemy === undefined ? picksHero(hero) : picksEnemy(enemy)),
  words: ({ verb, hero = 'you', enemy, until }, line) => {
    const who = enemy === undefined ? heroWords(hero) : enemyWords(enemy, line);
    const clause = `${who} ${cannotWords(verb)} ${untilWords(until)}`;
    return line.may ? `${deciderWords(line)} may say that ${clause}` : clause;
  },
  procedure: resolve,
});
