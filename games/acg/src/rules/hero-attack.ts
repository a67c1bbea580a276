import type { AcgBoard, Enemy } from '../board.js';
import { procedure, split } from '../kit.js';
import { reveal, woundEnemy } from '../procs.js';
import { currentAction, maybeEnemy, playerOf, resilienceOf } from '../queries.js';
import type { EnemyId, HeroId } from '../terms.js';

/** Whom an attack may be aimed at: his own zone; with a ranged attack the shadows and other zones too, never the lair. */
export function attackTargets(b: AcgBoard, hero: HeroId, ranged: boolean): EnemyId[] {
  const reach = (enemy: Enemy) => enemy.zone === hero || (ranged && enemy.zone !== 'lair');
  return b.enemies.filter(reach).map((enemy) => enemy.id);
}

type Vars = { hero: HeroId; successes: number; targets?: EnemyId[]; wounds?: number[] };

/** Each success is one wound on a target; with several targets the attacker divides them after the roll. */
export const resolveAttack = procedure<Vars>('acg.resolve-attack')
  .step('divide', ['ACG-ATK-04', 'ACG-ATK-02', 'ACG-ATK-03'], (g, v) => {
    v.targets = currentAction(g.board).targets.filter((id) => maybeEnemy(g.board, id) !== undefined);
    if (v.targets.length === 0 || v.successes === 0) return g.end(undefined);
    if (g.state.switches['several-targets'] === 'each') return g.pass(v.targets.map(() => v.successes));
    const shares = v.targets.map((id) => ({ id, cap: v.successes }));
    const asked = playerOf(g.board, v.hero);
    return g.call(split, { asked, ask: 'divide-successes', total: v.successes, shares, given: [] });
  })
  .step('divided', 'ACG-ATK-04', (_, v, wounds) => {
    v.wounds = wounds;
  })
  .step('reveal', ['ACG-ATK-14', 'ACG-FAQ-03'], (g, v) => {
    const enemy = v.targets?.[0];
    const count = v.wounds?.[0] ?? 0;
    if (enemy === undefined) return g.end(undefined);
    const facedown = maybeEnemy(g.board, enemy)?.faceup === false;
    return facedown && count > 0 ? g.call(reveal, { enemy }) : undefined;
  })
  .step('wound', ['ACG-ATK-11', 'ACG-ATK-13', 'ACG-ATK-14', 'ACG-FAQ-01'], (g, v) => {
    const id = v.targets?.shift() as EnemyId;
    const assigned = v.wounds?.shift() ?? 0;
    const enemy = maybeEnemy(g.board, id);
    if (enemy === undefined || assigned === 0) return g.goto('reveal');
    const count = Math.max(0, assigned - resilienceOf(g.board, enemy));
    const { card } = enemy;
    g.tell?.('attack-hits', { hero: v.hero, enemy: id, card, successes: assigned, wounds: count });
    return count === 0 ? undefined : g.call(woundEnemy, { enemy: id, count, by: v.hero });
  })
  .step('next', 'ACG-ATK-13', (g) => g.goto('reveal'));

export const heroAttackProcedures = [resolveAttack];
