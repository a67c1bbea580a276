import type { ActionParams } from '../effects/action.js';
import { paramsOf, procedure, split } from '../kit.js';
import { type Ctx, reveal, woundEnemy } from '../procs.js';
import { currentAction, enemyIds, enemyOf, maybeEnemy, playerOf, resilienceOf } from '../queries.js';
import { type AcgChoice, IN_LAIR, refusal } from '../refusals.js';
import type { EnemyId, HeroId } from '../terms.js';

const NEEDS_RANGED_SHADOWS = refusal('needs-ranged-shadows', 'ACG-ATK-08');
const NEEDS_RANGED_OTHER = refusal('needs-ranged-other', 'ACG-ATK-01', 'ACG-ATK-05');
const NOT_TARGETED = refusal('not-targeted', 'ACG-ATK-02', 'ACG-ATK-03');
const NO_ENEMIES: readonly EnemyId[] = [];

/** Whom an attack may be aimed at: his own zone; with a ranged attack the shadows and other zones too, never the lair. */
export const attackTargets: AcgChoice<Ctx & { node: string }, EnemyId> = {
  candidates: (g) => (currentAction(g).type === 'attack' ? enemyIds(g) : NO_ENEMIES),
  judge(g, v, id) {
    const { zone } = enemyOf(g, id);
    if (zone === 'lair') return IN_LAIR;
    if (zone === currentAction(g).hero || paramsOf<ActionParams>(g, v.node).ranged === true) return true;
    return zone === 'shadows' ? NEEDS_RANGED_SHADOWS : NEEDS_RANGED_OTHER;
  },
};

/** Successes strike the targets that are still there, and nobody else. */
export const enemiesToStrike: AcgChoice<Vars, EnemyId> = {
  candidates: enemyIds,
  judge: (g, _, id) =>
    currentAction(g).targets.includes(id) && maybeEnemy(g, id) !== undefined ? true : NOT_TARGETED,
};

type Vars = { hero: HeroId; successes: number; targets?: EnemyId[]; wounds?: number[] };

/** Each success is one wound on a target; with several targets the attacker divides them after the roll. */
export const resolveAttack = procedure<Vars>('acg.resolve-attack')
  .step('divide', ['ACG-ATK-04', 'ACG-ATK-02', 'ACG-ATK-03'], (g, v) => {
    v.targets = currentAction(g).targets.filter((id) => enemiesToStrike.judge(g, v, id) === true);
    if (v.targets.length === 0 || v.successes === 0) return g.end(undefined);
    if (g.state.switches['several-targets'] === 'each') return g.pass(v.targets.map(() => v.successes));
    const shares = v.targets.map((id) => ({ id, cap: v.successes }));
    const asked = playerOf(g, v.hero);
    return g.call(split, { asked, ask: 'divide-successes', total: v.successes, shares, given: [] });
  })
  .step('divided', 'ACG-ATK-04', (_, v, wounds) => {
    v.wounds = wounds;
  })
  .step('reveal', ['ACG-ATK-14', 'ACG-FAQ-03'], (g, v) => {
    const enemy = v.targets?.[0];
    const count = v.wounds?.[0] ?? 0;
    if (enemy === undefined) return g.end(undefined);
    const facedown = maybeEnemy(g, enemy)?.faceup === false;
    return facedown && count > 0 ? g.call(reveal, { enemy }) : undefined;
  })
  .step('wound', ['ACG-ATK-11', 'ACG-ATK-13', 'ACG-ATK-14', 'ACG-FAQ-01'], (g, v) => {
    const id = v.targets?.shift() as EnemyId;
    const assigned = v.wounds?.shift() ?? 0;
    const enemy = maybeEnemy(g, id);
    if (enemy === undefined || assigned === 0) return g.goto('reveal');
    const count = Math.max(0, assigned - resilienceOf(g, enemy));
    const { card } = enemy;
    g.tell?.('attack-hits', { hero: v.hero, enemy: id, card, successes: assigned, wounds: count });
    if (count === 0) return undefined;
    return g.call(woundEnemy, { enemy: id, count, by: v.hero, from: [currentAction(g).card] });
  })
  .step('next', 'ACG-ATK-13', (g) => g.goto('reveal'));

export const heroAttackProcedures = [resolveAttack];
