import type { Text } from '@questhall/engine';
import type { AcgAsk } from '../asks.js';
import { heroAskedName, type Situation, sourceName } from './situation.js';

/** The question as a sentence: its key, and everything the sentence may want to name. */
export function questionText(s: Situation): Text {
  const { ask, min, max } = s.decision;
  const hero = heroAskedName(s);
  const decides = s.decision.seat === 'party' ? s.words.names.party : hero;
  const base = { hero, decides, source: sourceName(s), min, max };
  return { key: `ask.${ask}`, args: { ...base, ...s.asked.args(s) } };
}

/** Questions that say themselves how many may be picked, where that is more than one. */
const COUNTED: readonly AcgAsk[] = [
  'choose-targets',
  'choose-attackers',
  'choose-action-to-exhaust',
  'choose-enemy-to-engage',
];
export const saysHowMany = ({ decision: { ask, max } }: Situation): boolean =>
  max > 1 && COUNTED.includes(ask);
