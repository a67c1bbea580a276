import { capital } from '@questhall/tabletop';
import { enemyCard } from '../content/library.js';
import { enemyName } from '../names.js';
import type { Words } from '../text/words.js';
import type { AcgView, EnemyView } from '../view.js';
import { at, type Line } from './lines.js';

/** "Goblin Warrior 2: attack 2, 3 of 4 health left, resilience 1; advance, inflict; exhausted." */
export function enemyLine(view: AcgView, enemy: EnemyView, w: Words): string {
  const name = capital(enemyName(enemy, view, w));
  const exhausted = enemy.exhausted ? [w.people.exhausted] : [];
  if (enemy.card === null) return `${[name, ...exhausted].join(', ')}.`;
  return `${name}: ${[numbersOf(enemy, w), kindOf(enemy.card, w), ...exhausted].join('; ')}.`;
}

function numbersOf({ numbers, wounds }: EnemyView, { people }: Words): string {
  if (numbers === null) return '';
  const { attack, health, resilience } = numbers;
  return people.numbers({ attack, left: health - wounds, health, resilience });
}

function kindOf(card: string, { people, names, printed }: Words): string {
  const { bar, rank } = enemyCard(printed, card);
  return people.kind({ rank, keywords: bar.map(names.keyword) });
}

export function shadowLines(view: AcgView, w: Words): Line[] {
  const enemies = view.enemies.filter((enemy) => enemy.zone === 'shadows');
  return [
    at(0, w.people.shadows(enemies.length)),
    ...enemies.map((enemy) => at(1, enemyLine(view, enemy, w))),
  ];
}

export function lairLines(view: AcgView, w: Words): Line[] {
  const enemies = view.enemies.filter((enemy) => enemy.zone === 'lair');
  return enemies.length === 0
    ? []
    : [at(0, w.people.lair), ...enemies.map((enemy) => at(1, enemyLine(view, enemy, w)))];
}
