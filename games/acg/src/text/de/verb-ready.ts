import type { Saying } from '@questhall/tabletop/german';
import type { ReadyParams } from '../../effects/ready.js';
import type { LineWords } from '../about.js';
import * as de from './speech.js';

/** "mache alle deine Aktionen bereit", "jeder Held macht 1 Aktion bereit" */
export function readyWords({ enemy, action, gear }: ReadyParams, line: LineWords): Saying {
  const { bereitMachen } = de.VERBS;
  if (enemy !== undefined) return de.ordered(line, bereitMachen, de.enemyWords(enemy, line).acc);
  const owner = action?.hero ?? gear?.hero ?? 'you';
  const who = de.heroWords(owner);
  const own = de.OWN[who.person];
  const what = action === undefined ? gearWords(gear?.count ?? 1, own) : actionWords(action.count, own);
  return owner === 'you' ? de.ordered(line, bereitMachen, what) : de.done(line, who, bereitMachen, what);
}

function actionWords(count: number | 'all' | 'chosen', own: string): string {
  if (count === 'chosen') return own === 'deine' ? 'diese Aktion' : 'die gewählte Aktion';
  return count === 'all' ? `alle ${own} Aktionen` : de.counted(count, de.NOUNS.action);
}
const gearWords = (count: number | 'all', own: string): string =>
  count === 'all' ? `${own} gesamte Ausrüstung` : de.counted(count, de.NOUNS.gearCard);
