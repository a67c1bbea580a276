import { listen, unlisten } from '@questhall/engine';
import type { AcgBoard } from '../board.js';
import { procedure } from '../kit.js';
import { sufferWounds } from '../procs.js';
import { attackOf, cardBehind, currentAction, engagedWith, iconCount, playerOf, rankOf } from '../queries.js';
import type { EnemyId, HeroId } from '../terms.js';
import { window } from './timing.js';
import { lastWords } from './wounds.js';

type Attacker = { id: EnemyId; attack: number; rank: number };
type Vars = { hero: HeroId; attackers?: EnemyId[]; told?: EnemyId[]; now?: EnemyId; total?: number };

/** For each claw one enemy attacks, strongest first; defence is taken off the sum; only the active hero suffers. */
export const enemyAttacks = procedure<Vars>('acg.enemy-attacks')
  .step(
    'choose',
    [
      'ACG-EATK-08',
      'ACG-EATK-04',
      'ACG-EATK-02',
      'ACG-EATK-01',
      'ACG-EATK-03',
      'ACG-EATK-06',
      'ACG-EATK-07',
      'ACG-FAQ-04',
    ],
    (g, v) => {
      const claws = Math.max(0, iconCount(currentAction(g.board), 'claw'));
      const pool = candidates(g.board, v.hero);
      const { sure, tied, places } = pick(pool, claws);
      v.attackers = sure;
      return g.some(playerOf(g.board, v.hero), 'choose-attackers', tied, { min: places, max: places });
    },
  )
  .step('sum', 'ACG-EATK-05', (g, v, chosen) => {
    const attackers = [...(v.attackers ?? []), ...chosen];
    const pool = candidates(g.board, v.hero);
    v.total = 0;
    for (const { id, attack } of pool) if (attackers.includes(id)) v.total += attack;
    v.attackers = attackers;
    v.told = [...attackers];
    const cards = attackers.map((id) => cardBehind(g.board, id) ?? null);
    if (attackers.length > 0) g.tell?.('enemies-attack', { hero: v.hero, attackers, cards, attack: v.total });
  })
  .step('each', ['ACG-EATK-02', 'ACG-ATK-09'], (g, v) => {
    const enemy = v.told?.shift();
    if (enemy === undefined) return g.goto('suffer');
    v.now = enemy;
    lastWords(g.board, enemy, 'enemy-attacks', listen);
    return window(g, 'enemy-attacks', { hero: v.hero, enemy });
  })
  .step('each-next', 'ACG-EATK-02', (g, v) => {
    if (v.now !== undefined) lastWords(g.board, v.now, 'enemy-attacks', unlisten);
    return g.goto('each');
  })
  .step('suffer', 'ACG-EATK-05', (g, v) => {
    const defence = Math.max(0, iconCount(currentAction(g.board), 'defence'));
    const total = v.total ?? 0;
    const count = Math.max(0, total - defence);
    if (count < total) g.tell?.('attack-blocked', { hero: v.hero, count: total - count });
    return count === 0 ? undefined : g.call(sufferWounds, { hero: v.hero, count });
  });

/** Readied enemies engaged with the hero, and those that fell earlier in this action; strongest first. */
function candidates(b: AcgBoard, hero: HeroId): Attacker[] {
  const list: Attacker[] = currentAction(b).lateAttackers.slice();
  for (const enemy of engagedWith(b, hero)) {
    if (!enemy.exhausted) list.push({ id: enemy.id, attack: attackOf(b, enemy), rank: rankOf(b, enemy) });
  }
  return list.sort((x, y) => y.attack - x.attack || y.rank - x.rank);
}

/** Who attacks for certain, and between whom the player must choose for the last places. */
function pick(
  pool: readonly Attacker[],
  claws: number,
): { sure: EnemyId[]; tied: EnemyId[]; places: number } {
  if (claws === 0) return { sure: [], tied: [], places: 0 };
  const last = pool[claws - 1];
  if (claws >= pool.length || last === undefined) return { sure: ids(pool), tied: [], places: 0 };
  const equal = (one: Attacker) => one.attack === last.attack && one.rank === last.rank;
  const sure = pool.slice(0, claws).filter((one) => !equal(one));
  return { sure: ids(sure), tied: ids(pool.filter(equal)), places: claws - sure.length };
}

const ids = (list: readonly Attacker[]): EnemyId[] => list.map((one) => one.id);

export const enemyAttackProcedures = [enemyAttacks];
