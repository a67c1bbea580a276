import type { Await } from '@questhall/engine';
import type { EnemySelector } from '../content/selectors.js';
import type { G } from '../kit.js';
import type { EffectVars } from '../procs.js';
import type { EnemyId, HeroId } from '../terms.js';
import { chooseEnemies, type EnemyPick } from './choosing-enemies.js';
import { chooseHeroes, type HeroPick } from './choosing-heroes.js';

/** For effects that fall on heroes or on enemies; without either, on you. */
export function chooseAnyone(
  g: G,
  params: { enemy?: EnemySelector | undefined },
  v: EffectVars,
  { heroes, enemies }: { heroes: HeroPick; enemies: EnemyPick },
): Await<(HeroId | EnemyId)[]> {
  return params.enemy === undefined ? chooseHeroes(g, v, heroes, v.may) : chooseEnemies(g, v, enemies);
}
