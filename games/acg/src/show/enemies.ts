import { enemyCard } from '../content/library.js';
import { enemyName } from '../names.js';
import { attackOf, enemyHealthOf, resilienceOf } from '../queries.js';
import { capital, counted } from '../text/en/words.js';
import type { AcgView, EnemyView } from '../view.js';
import { at, type Line } from './lines.js';
import { openBoard } from './open-board.js';

/** "Goblin Warrior 2: attack 2, 3 of 4 health left, resilience 1; advance, inflict; exhausted." */
export function enemyLine(view: AcgView, enemy: EnemyView): string {
  const name = capital(enemyName(enemy, view));
  const exhausted = enemy.exhausted ? ['exhausted'] : [];
  if (enemy.card === null) return `${[name, ...exhausted].join(', ')}.`;
  return `${name}: ${[numbers(view, { ...enemy, card: enemy.card }), keywords(enemy.card), ...exhausted].join('; ')}.`;
}

function numbers(view: AcgView, enemy: EnemyView & { card: string }): string {
  const board = openBoard(view);
  const health = enemyHealthOf(board, enemy);
  const resilience = resilienceOf(board, enemy);
  const tough = resilience === 0 ? [] : [`resilience ${resilience}`];
  return [
    `attack ${attackOf(board, enemy)}`,
    `${health - enemy.wounds} of ${health} health left`,
    ...tough,
  ].join(', ');
}

function keywords(card: string): string {
  const { bar, rank } = enemyCard(card);
  return [...(rank === 'standard' ? [] : [rank]), ...bar].join(', ');
}

export function shadowLines(view: AcgView): Line[] {
  const enemies = view.enemies.filter((enemy) => enemy.zone === 'shadows');
  if (enemies.length === 0) return [at(0, 'Shadows: nobody.')];
  return [
    at(0, `Shadows: ${counted(enemies.length, 'enemy', 'enemies')}.`),
    ...enemies.map((enemy) => at(1, enemyLine(view, enemy))),
  ];
}

export function lairLines(view: AcgView): Line[] {
  const enemies = view.enemies.filter((enemy) => enemy.zone === 'lair');
  return enemies.length === 0
    ? []
    : [at(0, 'Lair:'), ...enemies.map((enemy) => at(1, enemyLine(view, enemy)))];
}
