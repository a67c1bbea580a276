import type { Await } from '@questhall/engine';
import type { AcgBoard } from '../board.js';
import type { EnemySelector, HeroSelector } from '../content/selectors.js';
import type { G } from '../kit.js';
import { heroOf, maybeEnemy } from '../queries.js';
import { type AcgRuleId, type EnemyId, HEROES, type HeroId } from '../terms.js';
import { chooseEnemies, chooseHeroes } from './choosing.js';
import { type EffectVars, effectProcedure, paramsOf } from './effect.js';

type Rules = { choose: AcgRuleId | readonly AcgRuleId[]; act: AcgRuleId | readonly AcgRuleId[] };
type Steps<P, Id extends string> = {
  choose: (g: G, params: P, v: EffectVars) => Await<Id[]>;
  /** Notes in `v.failed` what could not be done in full. */
  act: (g: G, id: Id, params: P, v: EffectVars & { failed?: boolean }) => Await<unknown> | undefined;
};

/** The shape of most effects: find out on whom it falls, then let it fall on one after the other. */
export function onEach<P, Id extends string>(verb: string, rules: Rules, { choose, act }: Steps<P, Id>) {
  return effectProcedure<{ left: string[]; failed: boolean }>(verb)
    .step('choose', rules.choose, (g, v) => choose(g, paramsOf<P>(v.node), v))
    .step('chosen', rules.choose, (_, v, ids) => {
      v.left = ids;
      v.failed = ids.length === 0;
    })
    .step('act', rules.act, (g, v) => {
      const id = nextThere(g.board, v.left) as Id | undefined;
      return id === undefined ? g.end(v.failed !== true) : act(g, id, paramsOf<P>(v.node), v);
    })
    .step('next', rules.act, (g) => g.goto('act'));
}

/** Takes the next one off the list; those who fell in the meantime are passed over. */
export function nextThere(b: AcgBoard, left: string[] | undefined): string | undefined {
  for (let id = left?.shift(); id !== undefined; id = left?.shift()) if (isThere(b, id)) return id;
  return undefined;
}

export const isHero = (id: string): id is HeroId => (HEROES as readonly string[]).includes(id);
function isThere(b: AcgBoard, id: string): boolean {
  return isHero(id) ? heroOf(b, id).status !== 'defeated' : maybeEnemy(b, id) !== undefined;
}

type Someone = { hero?: HeroSelector | undefined; enemy?: EnemySelector | undefined };

/** For effects that fall on heroes or on enemies; without either, on you. */
export function chooseAnyone(g: G, params: Someone, v: EffectVars, ask: string): Await<(HeroId | EnemyId)[]> {
  if (params.enemy !== undefined) return chooseEnemies(g, params.enemy, v, `${ask}-enemy`);
  return chooseHeroes(g, params.hero ?? 'you', v, `${ask}-hero`, v.may);
}
