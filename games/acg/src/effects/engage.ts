import { z } from 'zod';
import type { AcgBoard } from '../board.js';
import { questSheet } from '../content/library.js';
import { type EnemySelector, enemySelector, type HeroSelector, heroSelector } from '../content/selectors.js';
import { type Ctx, engage } from '../procs.js';
import { enemyCannot, maybeEnemy } from '../queries.js';
import type { EnemyId, HeroId } from '../terms.js';
import * as de from '../text/de/speech.js';
import { doesWords, enemyWords, heroWords, orderWords } from '../text/en/words.js';
import { chooseEnemies, chooseHeroes, picksEnemy, wantedOf } from './choosing.js';
import { nextThere } from './each.js';
import { effect, effectProcedure, paramsOf } from './effect.js';

const schema = z.strictObject({ enemy: enemySelector, hero: heroSelector.optional() });
type Params = z.infer<typeof schema>;

/** Without a place, enemies come from the shadows and from other heroes (ZONE-08). */
function wherever(selector: EnemySelector): EnemySelector {
  return typeof selector === 'string' ? selector : { ...selector, in: selector.in ?? 'other-zones' };
}

/** A quest sheet may send enemies to the leader, whatever their cards say. */
function engagedHeroFor(b: AcgBoard, hero: HeroSelector, ctx: Ctx): HeroSelector {
  const ownText = ctx.self !== null && maybeEnemy(b, ctx.self) !== undefined;
  return ownText && questSheet(b.quest).overrides?.engage === 'leader' ? 'leader' : hero;
}

const resolve = effectProcedure<{ left: EnemyId[]; to: HeroId; failed: boolean }>('engage')
  .step('choose', ['ACG-ZONE-08', 'ACG-FAQ-02', 'ACG-GOLD-04'], (g, v) => {
    const selector = wherever(paramsOf<Params>(v.node).enemy);
    return chooseEnemies(
      g,
      selector,
      v,
      'choose-enemy-to-engage',
      (e) => !enemyCannot(g.board, e, 'be-engaged'),
    );
  })
  .step('chosen', ['ACG-GOLD-06', 'ACG-GOLD-03'], (g, v, enemies) => {
    if (enemies.length === 0) return g.end(false);
    v.left = enemies;
    v.failed = enemies.length < wantedOf(paramsOf<Params>(v.node).enemy);
    const selector = engagedHeroFor(g.board, paramsOf<Params>(v.node).hero ?? 'you', v);
    return chooseHeroes(g, selector, v, 'choose-hero-to-be-engaged');
  })
  .step('hero', 'ACG-GOLD-06', (g, v, [hero]) => {
    if (hero === undefined) return g.end(false);
    v.to = hero;
    return undefined;
  })
  .step('engage', 'ACG-ZONE-02', (g, v) => {
    const enemy = nextThere(g.board, v.left);
    return enemy === undefined || v.to === undefined
      ? g.end(v.failed !== true)
      : g.call(engage, { enemy, hero: v.to });
  })
  .step('next', ['ACG-ZONE-02', 'ACG-EFF-01'], (g, v, how) => {
    if (how === 'stayed') v.failed = true;
    return g.goto('engage');
  });

export const engageEffect = effect<Params>({
  verb: 'engage',
  schema,
  choosesItself: ({ enemy }) => picksEnemy(enemy),
  words: {
    en: ({ enemy, hero = 'you' }, line) =>
      hero === 'you' && typeof enemy === 'object'
        ? orderWords(line, `engage ${enemyWords(enemy, { upTo: line.may })}`)
        : doesWords(line, enemyWords(enemy, { upTo: line.may }), 'engage', heroWords(hero)),
    de: ({ enemy, hero = 'you' }, line) => {
      const who = de.enemyWords(enemy, { upTo: line.may });
      return hero === 'you' && typeof enemy === 'object'
        ? de.ordered(line, de.VERBS.binden, who.acc)
        : de.done(line, who, de.VERBS.binden, de.heroWords(hero).acc);
    },
  },
  procedure: resolve,
});
