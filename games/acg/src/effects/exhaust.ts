import { allowed } from '@questhall/engine';
import { z } from 'zod';
import { enemySelector, heroSelector } from '../content/selectors.js';
import { effect, effectProcedure, nextThere, paramsOf } from '../kit.js';
import { exhaustEnemy } from '../procs.js';
import { heroOf, playerOf, slotOf } from '../queries.js';
import { refusal } from '../refusals.js';
import { actionsToExhaust } from '../rules/exhausting.js';
import type { HeroId } from '../terms.js';
import { isHeroId } from '../terms.js';
import { counted, doesWords, enemyWords, heroWords, orderWords } from '../text/en/words.js';
import { chooseEnemies, enemyPick, picksEnemy, wantedOf } from './choosing-enemies.js';
import { chooseHeroes, heroPick } from './choosing-heroes.js';

const schema = z.strictObject({
  enemy: enemySelector.optional(),
  action: z.strictObject({ hero: heroSelector, count: z.int().min(1) }).optional(),
});
export type ExhaustParams = z.infer<typeof schema>;

const ENEMY_EXHAUSTED = refusal('enemy-exhausted', 'ACG-EXH-01');

export const enemiesToExhaust = enemyPick('choose-enemy-to-exhaust', {
  verb: 'be-exhausted',
  can: ({ exhausted }) => (exhausted ? ENEMY_EXHAUSTED : true),
});
export const heroesToExhaustAction = heroPick(
  'choose-hero-to-exhaust-action',
  (g, v) => paramsOf<ExhaustParams>(g, v.node).action?.hero ?? 'you',
);
export const actionsByEffect = actionsToExhaust<{ now?: HeroId }>((_, v) => v.now);

export const exhaustLine = effectProcedure<{ left: string[]; now: HeroId; failed: boolean }>('exhaust')
  .step('choose', ['ACG-EXH-08', 'ACG-GOLD-04'], (g, v) => {
    const { enemy, action } = paramsOf<ExhaustParams>(g, v.node);
    if (action !== undefined) return chooseHeroes(g, v, heroesToExhaustAction);
    return enemy === undefined ? g.pass<string[]>([]) : chooseEnemies(g, v, enemiesToExhaust);
  })
  .step('chosen', ['ACG-EXH-01', 'ACG-EFF-01'], (g, v, ids) => {
    const { enemy } = paramsOf<ExhaustParams>(g, v.node);
    v.left = ids;
    v.failed = ids.length < (enemy === undefined ? 1 : wantedOf(enemy));
  })
  .step('enemy', ['ACG-EXH-01', 'ACG-ZONE-12'], (g, v) => {
    const id = nextThere(g, v.left);
    if (id === undefined) return g.end(v.failed !== true);
    if (!isHeroId(id)) return g.call(exhaustEnemy, { enemy: id });
    v.now = id;
    return undefined;
  })
  .step('choose-action', ['ACG-EXH-04', 'ACG-ACT-17'], (g, v) => {
    const { action } = paramsOf<ExhaustParams>(g, v.node);
    if (v.now === undefined || action === undefined) return g.goto('enemy');
    const cards = allowed(actionsByEffect, g, v);
    if (cards.length < action.count) v.failed = true;
    const count = { min: v.may ? 0 : action.count, max: action.count };
    return g.some(playerOf(g, v.now), 'choose-action-to-exhaust', cards, count);
  })
  .step('action', 'ACG-EXH-01', (g, v, cards) => {
    if (v.now === undefined) return g.goto('enemy');
    for (const card of cards) {
      slotOf(heroOf(g, v.now), card).exhausted = true;
      g.tell?.('action-exhausted', { hero: v.now, card });
    }
    return g.goto('enemy');
  });

export const exhaustEffect = effect<ExhaustParams>({
  verb: 'exhaust',
  schema,
  choosesItself: ({ enemy, action }) => action !== undefined || (enemy !== undefined && picksEnemy(enemy)),
  words: ({ enemy, action }, line) => {
    if (action !== undefined)
      return doesWords(line, heroWords(action.hero), 'exhaust', counted(action.count, 'action'));
    return enemy === undefined ? '' : orderWords(line, `exhaust ${enemyWords(enemy, line)}`);
  },
  procedure: exhaustLine,
});
