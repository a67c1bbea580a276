import { listen, unlisten } from '@questhall/engine';
import { type AcgPosition, procedure } from '../kit.js';
import { sufferWounds } from '../procs.js';
import { attackOf, cardBehind, currentAction, engagedWith, iconCount, playerOf, rankOf } from '../queries.js';
import { type AcgChoice, type AcgVerdict, refusal } from '../refusals.js';
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
      const claws = clawsShown(g);
      const pool = attackersOf(g, v.hero);
      v.attackers = idsWith(pool, claws, ATTACKS_ANYWAY);
      const places = claws - v.attackers.length;
      const tied = idsWith(pool, claws, true);
      return g.some(playerOf(g, v.hero), 'choose-attackers', tied, { min: places, max: places });
    },
  )
  .step('sum', 'ACG-EATK-05', (g, v, chosen) => {
    const attackers = [...(v.attackers ?? []), ...chosen];
    const pool = attackersOf(g, v.hero);
    v.total = 0;
    for (const { id, attack } of pool) if (attackers.includes(id)) v.total += attack;
    v.attackers = attackers;
    v.told = [...attackers];
    const cards = attackers.map((id) => cardBehind(g, id) ?? null);
    if (attackers.length > 0) g.tell?.('enemies-attack', { hero: v.hero, attackers, cards, attack: v.total });
  })
  .repeat<unknown>('each', ['ACG-EATK-02', 'ACG-ATK-09'], (g, v) => {
    if (v.now !== undefined) lastWords(g, v.now, 'enemy-attacks', unlisten);
    v.now = v.told?.shift();
    if (v.now === undefined) return undefined;
    lastWords(g, v.now, 'enemy-attacks', listen);
    return window(g, 'enemy-attacks', { hero: v.hero, enemy: v.now }) ?? g.goto('each');
  })
  .step('suffer', 'ACG-EATK-05', (g, v) => {
    const defence = Math.max(0, iconCount(currentAction(g), 'defence'));
    const total = v.total ?? 0;
    const count = Math.max(0, total - defence);
    if (count < total) g.tell?.('attack-blocked', { hero: v.hero, count: total - count });
    if (count === 0) return undefined;
    const from = (v.attackers ?? []).flatMap((id) => cardBehind(g, id) ?? []);
    return g.call(sufferWounds, { hero: v.hero, count, from });
  });

/** Whether there are claws, and anybody to attack for them. */
export function someoneAttacks(g: AcgPosition, hero: HeroId): boolean {
  if (clawsShown(g) === 0) return false;
  if (currentAction(g).lateAttackers.length > 0) return true;
  return g.board.enemies.some(({ zone, exhausted }) => zone === hero && !exhausted);
}

/** Readied enemies engaged with the hero, and those that fell earlier in this action; strongest first. */
function attackersOf(g: AcgPosition, hero: HeroId): Attacker[] {
  const list: Attacker[] = currentAction(g).lateAttackers.slice();
  for (const enemy of engagedWith(g, hero)) {
    if (!enemy.exhausted) list.push({ id: enemy.id, attack: attackOf(g, enemy), rank: rankOf(g, enemy) });
  }
  return list.sort((x, y) => y.attack - x.attack || y.rank - x.rank);
}

const EXHAUSTED_ATTACKER = refusal('exhausted-attacker', 'ACG-EATK-06', 'ACG-EXH-07');
const ATTACKS_ANYWAY = refusal('attacks-anyway', 'ACG-EATK-04', 'ACG-EATK-08');
const TOO_WEAK = refusal('too-weak', 'ACG-EATK-04', 'ACG-EATK-08');

const clawsShown = (g: AcgPosition): number => Math.max(0, iconCount(currentAction(g), 'claw'));

/** The player chooses only where the last claws are not enough for all who are equally strong. */
function judgeAttacker(pool: readonly Attacker[], claws: number, { attack, rank }: Attacker): AcgVerdict {
  let stronger = 0;
  let equal = 0;
  for (const other of pool) {
    if (other.attack > attack || (other.attack === attack && other.rank > rank)) stronger++;
    else if (other.attack === attack && other.rank === rank) equal++;
  }
  if (stronger >= claws) return TOO_WEAK;
  return stronger + equal <= claws ? ATTACKS_ANYWAY : true;
}

function idsWith(pool: readonly Attacker[], claws: number, verdict: AcgVerdict): EnemyId[] {
  const out: EnemyId[] = [];
  if (claws === 0) return out;
  for (const one of pool) if (judgeAttacker(pool, claws, one) === verdict) out.push(one.id);
  return out;
}

/** Whoever is engaged with the hero, or fell in this very action. */
export const enemiesToAttack: AcgChoice<Vars, EnemyId> = {
  candidates: (g, v) => [
    ...currentAction(g).lateAttackers.map(({ id }) => id),
    ...engagedWith(g, v.hero).map(({ id }) => id),
  ],
  judge(g, v, id) {
    const pool = attackersOf(g, v.hero);
    const one = pool.find((attacker) => attacker.id === id);
    return one === undefined ? EXHAUSTED_ATTACKER : judgeAttacker(pool, clawsShown(g), one);
  },
};

export const enemyAttackProcedures = [enemyAttacks];
