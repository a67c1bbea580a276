import type { TablePart } from '@questhall/engine';
import { capital } from '@questhall/tabletop';
import { enemyCard } from '../content/library.js';
import { enemyName } from '../names.js';
import type { Words } from '../text/words.js';
import type { AcgView, EnemyView } from '../view.js';

/** "Goblin Warrior 2: attack 2, 3 of 4 health left, resilience 1; advance, inflict; exhausted." */
function enemyLine(view: AcgView, enemy: EnemyView, w: Words): string {
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

/** Enemies of a zone, one by one. */
export const enemyParts = (view: AcgView, zone: string, w: Words): TablePart[] =>
  view.enemies.filter((enemy) => enemy.zone === zone).map((enemy) => ({ text: enemyLine(view, enemy, w) }));

export function shadowPart(view: AcgView, w: Words): TablePart {
  const below = enemyParts(view, 'shadows', w);
  return { text: w.people.shadows(below.length), below };
}

export function lairPart(view: AcgView, w: Words): TablePart {
  const below = enemyParts(view, 'lair', w);
  return { text: below.length === 0 ? w.people.noLair : w.people.lair, below };
}
