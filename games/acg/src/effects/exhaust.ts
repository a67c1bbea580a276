import { z } from 'zod';
import { enemySelector, heroSelector } from '../content/selectors.js';
import { exhaustEnemy } from '../procs.js';
import { enemyCannot, exhaustible, heroOf, playerOf, slotOf } from '../queries.js';
import type { HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { counted, doesWords, enemyWords, heroWords, orderWords } from '../text/en/words.js';
import { chooseEnemies, chooseHeroes, picksEnemy, wantedOf } from './choosing.js';
import { isHero, nextThere } from './each.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({
  enemy: enemySelector.optional(),
  action: z.strictObject({ hero: heroSelector, count: z.int().min(1) }).optional(),
});
type Params = z.infer<typeof schema>;

const resolve = effectProcedure<{ left: string[]; now: HeroId; failed: boolean }>('exhaust')
  .step('choose', ['ACG-EXH-08', 'ACG-GOLD-04'], (g, v) => {
    const { enemy, action } = paramsOf<Params>(v.node);
    if (action !== undefined) return chooseHeroes(g, action.hero, v, 'choose-hero-to-exhaust-action');
    if (enemy === undefined) return g.pass<string[]>([]);
    const can = (e: Parameters<typeof enemyCannot>[1]) =>
      !e.exhausted && !enemyCannot(g.board, e, 'be-exhausted');
    return chooseEnemies(g, enemy, v, 'choose-enemy-to-exhaust', can);
  })
  .step('chosen', ['ACG-EXH-01', 'ACG-EFF-01'], (_, v, ids) => {
    const { enemy } = paramsOf<Params>(v.node);
    v.left = ids;
    v.failed = ids.length < (enemy === undefined ? 1 : wantedOf(enemy));
  })
  .step('enemy', ['ACG-EXH-01', 'ACG-ZONE-12'], (g, v) => {
    const id = nextThere(g.board, v.left);
    if (id === undefined) return g.end(v.failed !== true);
    if (!isHero(id)) return g.call(exhaustEnemy, { enemy: id });
    v.now = id;
    return undefined;
  })
  .step('choose-action', ['ACG-EXH-04', 'ACG-ACT-17'], (g, v) => {
    const { action } = paramsOf<Params>(v.node);
    if (v.now === undefined || action === undefined) return g.goto('enemy');
    const cards = exhaustible(heroOf(g.board, v.now)).map((slot) => slot.card);
    if (cards.length < action.count) v.failed = true;
    const count = { min: v.may ? 0 : action.count, max: action.count };
    return g.some(playerOf(g.board, v.now), 'choose-action-to-exhaust', cards, count);
  })
  .step('action', 'ACG-EXH-01', (g, v, cards) => {
    if (v.now === undefined) return g.goto('enemy');
    for (const card of cards) {
      slotOf(heroOf(g.board, v.now), card).exhausted = true;
      g.tell?.('action-exhausted', { hero: v.now, card });
    }
    return g.goto('enemy');
  });

export const exhaustEffect = effect<Params>({
  verb: 'exhaust',
  schema,
  choosesItself: ({ enemy, action }) => action !== undefined || (enemy !== undefined && picksEnemy(enemy)),
  words: {
    en: ({ enemy, action }, line) => {
      if (action !== undefined)
        return doesWords(line, heroWords(action.hero), 'exhaust', counted(action.count, 'action'));
      return enemy === undefined ? '' : orderWords(line, `exhaust ${enemyWords(enemy, { upTo: line.may })}`);
    },
    de: ({ enemy, action }, line) => {
      if (action !== undefined) {
        const actions = de.counted(action.count, de.NOUNS.action);
        return de.done(line, de.heroWords(action.hero), de.VERBS.erschöpfen, actions);
      }
      return enemy === undefined
        ? { text: '' }
        : de.ordered(line, de.VERBS.erschöpfen, de.enemyWords(enemy, { upTo: line.may }).acc);
    },
  },
  procedure: resolve,
});
