import type { Saying } from '@questhall/tabletop/german';
import type { ActionParams } from '../../effects/action.js';
import type { Icon } from '../../terms.js';
import type { LineWords } from '../about.js';
import * as de from './speech.js';

/** "Angriff (2 Würfel): Du darfst bis zu 2 Gegner als Ziele wählen." */
export function actionWords(params: ActionParams, line: LineWords): Saying {
  const { type = 'attack' } = line;
  const { dice, ranged, targets = 1, bonus, before = [], ifDefeated = [] } = params;
  const name = ranged === true ? 'Fernangriff' : de.ACTION_TYPES[type];
  const aims = targets > 1 ? [`Du darfst bis zu ${targets} Gegner als Ziele wählen.`] : [];
  const added = bonus === undefined ? [] : [`Füge ${bonusWords(bonus)} hinzu.`];
  const riders = [...aims, ...added].join(' ');
  const head = `${name} (${de.counted(dice, de.NOUNS.die)})`;
  const text = [
    riders === '' ? `${head}.` : `${head}: ${riders}`,
    de.programAfter('vor dem Wurf', before, { speech: line.speech }),
    de.programAfter('wenn du mindestens 1 Gegner besiegst,', ifDefeated, { speech: line.speech }),
  ]
    .filter((part) => part !== '')
    .join(' ');
  return { text };
}

function bonusWords(bonus: NonNullable<ActionParams['bonus']>): string {
  const icons = Object.entries(bonus) as [Icon, number][];
  return de.listWords(icons.map(([icon, n]) => de.counted(n, de.ICONS[icon])));
}
