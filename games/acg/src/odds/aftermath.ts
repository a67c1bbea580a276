import { forget } from '@questhall/engine';
import type { AcgBoard, Enemy } from '../board.js';
import { library } from '../content/library.js';
import { leavePlay } from '../in-play.js';
import { nobody } from '../procs.js';
import {
  attackOf,
  currentAction,
  enemyCannot,
  enemyHealthOf,
  engagedWith,
  maybeEnemy,
  resilienceOf,
} from '../queries.js';
import type { EnemyId } from '../terms.js';
import { hearing } from './abilities.js';
import type { Attempt } from './attempt.js';
import { type Blows, blowsIn, blowsOf, worsened, worsening } from './blows.js';
import { trial } from './seen.js';

/** The table after the successes of an attack have been dealt with. */
export type Aftermath = {
  /** Wounds on each target. */
  readonly dealt: readonly number[];
  readonly defeated: readonly EnemyId[];
  /** What has befallen the hero by then. */
  readonly blows: Blows;
  /** Attack values of those who may still attack, strongest first. */
  readonly attacks: readonly number[];
  /** What is added to wounds from then on. */
  readonly worsening: readonly number[];
};

/** Successes that defeat an enemy; a facedown one takes nobody knows how many. */
export function needed(b: AcgBoard, id: EnemyId): number {
  const enemy = maybeEnemy(b, id);
  if (enemy?.faceup !== true || enemyCannot(b, enemy, 'be-wounded')) return Number.POSITIVE_INFINITY;
  return resilienceOf(b, enemy) + enemyHealthOf(b, enemy) - enemy.wounds;
}

/** As many targets as possible fall, those that need least first; what is left goes to the next one. */
export function shareOut(b: AcgBoard, targets: readonly EnemyId[], successes: number): number[] {
  const shares = targets.map(() => 0);
  const order = targets.map((id, at) => ({ at, need: needed(b, id) }));
  order.sort((x, y) => (x.need === y.need ? 0 : x.need - y.need));
  let left = successes;
  for (const { at, need } of order) {
    shares[at] = Math.min(left, need);
    left -= shares[at] ?? 0;
  }
  const [first] = order;
  if (first !== undefined) shares[first.at] = (shares[first.at] ?? 0) + left;
  return shares;
}

/** Deals with one share of successes after the other, as the rules of hero attacks do. */
export function aftermath(
  attempt: Attempt,
  targets: readonly EnemyId[],
  shares: readonly number[],
): Aftermath {
  const b = trial(attempt.b);
  const late: number[] = [];
  const blows: Blows = [];
  const field = { attempt, b, late, blows };
  const dealt = targets.map((id, at) => strike(field, id, shares[at] ?? 0));
  const { defeated } = currentAction(b);
  if (defeated.length > 0) blows.push(...ifDefeated(attempt, b));
  const by = worsening(b, attempt);
  blows.push(...worsened(blowsIn(attempt, b, 'after-successes'), by));
  const attacks = [...late, ...readyAttacks(attempt, b)].sort((x, y) => y - x);
  return { dealt, defeated, blows, attacks, worsening: by };
}

type Field = {
  readonly attempt: Attempt;
  readonly b: AcgBoard;
  readonly late: number[];
  readonly blows: Blows;
};

function strike(field: Field, id: EnemyId, successes: number): number {
  const { b } = field;
  const enemy = maybeEnemy(b, id);
  if (enemy?.faceup !== true || enemyCannot(b, enemy, 'be-wounded')) return 0;
  const left = enemyHealthOf(b, enemy) - enemy.wounds;
  const dealt = Math.min(left, Math.max(0, successes - resilienceOf(b, enemy)));
  enemy.wounds += dealt;
  if (dealt > 0 && dealt === left) fell(field, enemy);
  return dealt;
}

/** It leaves play with its text; a readied one may still attack (EATK-07); whoever stood by it alone falls too (WND-16). */
function fell(field: Field, enemy: Enemy): void {
  const { attempt, b, late, blows } = field;
  const { id, card } = enemy;
  if (enemy.zone === attempt.hero && !enemy.exhausted) late.push(attackOf(b, enemy));
  currentAction(b).defeated.push(id);
  const { happens } = hearing(b, 'enemy-defeated', { hero: attempt.hero, enemy: id });
  leavePlay(b, id, card);
  b.enemies.splice(b.enemies.indexOf(enemy), 1);
  forget(b.modifiers, id);
  forget(b.vetoes, id);
  for (const one of happens) blows.push(...worsened(blowsOf(attempt, b, one), worsening(b, attempt)));
  const next = b.enemies.find((other) => other.faceup && other.wounds >= enemyHealthOf(b, other));
  if (next !== undefined) fell(field, next);
}

function ifDefeated(attempt: Attempt, b: AcgBoard): Blows {
  const lines = library.programs[`${attempt.node}.ifDefeated`] ?? [];
  return blowsOf(attempt, b, { card: attempt.card, lines, ctx: { ...nobody, you: attempt.hero } });
}

function readyAttacks({ hero, remarks }: Attempt, b: AcgBoard): number[] {
  const ready = engagedWith(b, hero).filter((enemy) => !enemy.exhausted);
  if (ready.some((enemy) => !enemy.faceup)) remarks.doubt('facedown');
  return ready.filter((enemy) => enemy.faceup).map((enemy) => attackOf(b, enemy));
}
