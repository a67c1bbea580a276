import { z } from 'zod';
import { questSheet } from '../content/library.js';
import { enemySelector, type HeroSelector, heroSelector } from '../content/selectors.js';
import { type AcgPosition, effect, effectProcedure, nextThere, paramsOf } from '../kit.js';
import { type EffectVars, engage } from '../procs.js';
import { maybeEnemy } from '../queries.js';
import type { EnemyId, HeroId } from '../terms.js';
import { doesWords, enemyWords, heroWords, orderWords } from '../text/en/words.js';
import { chooseEnemies, enemyPick, picksEnemy, wantedOf } from './choosing-enemies.js';
import { chooseHeroes, heroPick } from './choosing-heroes.js';

const schema = z.strictObject({ enemy: enemySelector, hero: heroSelector.optional() });
export type EngageParams = z.infer<typeof schema>;

/** Without a place, enemies come from the shadows and from other heroes (ZONE-08). */
export const enemiesToEngage = enemyPick('choose-enemy-to-engage', {
  place: 'other-zones',
  verb: 'be-engaged',
});

/** A quest sheet may send enemies to the leader, whatever their cards say. */
function engagedHeroFor(g: AcgPosition, v: EffectVars): HeroSelector {
  const ownText = v.self !== null && maybeEnemy(g, v.self) !== undefined;
  const toLeader = ownText && questSheet(g, g.board.quest).overrides?.engage === 'leader';
  return toLeader ? 'leader' : (paramsOf<EngageParams>(g, v.node).hero ?? 'you');
}
export const heroesToEngage = heroPick('choose-hero-to-be-engaged', engagedHeroFor);

const resolve = effectProcedure<{ left: EnemyId[]; to: HeroId; failed: boolean }>('engage')
  .step('choose', ['ACG-ZONE-08', 'ACG-FAQ-02', 'ACG-GOLD-04'], (g, v) =>
    chooseEnemies(g, v, enemiesToEngage),
  )
  .step('chosen', ['ACG-GOLD-06', 'ACG-GOLD-03'], (g, v, enemies) => {
    if (enemies.length === 0) return g.end(false);
    v.left = enemies;
    v.failed = enemies.length < wantedOf(paramsOf<EngageParams>(g, v.node).enemy);
    return chooseHeroes(g, v, heroesToEngage);
  })
  .step('hero', 'ACG-GOLD-06', (g, v, [hero]) => {
    if (hero === undefined) return g.end(false);
    v.to = hero;
    return undefined;
  })
  .repeat<'engaged' | 'stayed' | 'overflowed'>('engage', ['ACG-ZONE-02', 'ACG-EFF-01'], (g, v, how) => {
    if (how === 'stayed') v.failed = true;
    const enemy = nextThere(g, v.left);
    return enemy === undefined || v.to === undefined
      ? g.end(v.failed !== true)
      : g.call(engage, { enemy, hero: v.to });
  });

export const engageEffect = effect<EngageParams>({
  verb: 'engage',
  schema,
  choosesItself: ({ enemy }) => picksEnemy(enemy),
  words: ({ enemy, hero = 'you' }, line) =>
    hero === 'you' && typeof enemy === 'object'
      ? orderWords(line, `engage ${enemyWords(enemy, line)}`)
      : doesWords(line, enemyWords(enemy, line), 'engage', heroWords(hero)),
  procedure: resolve,
});
