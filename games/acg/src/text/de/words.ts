import { counted, listWords } from '@questhall/tabletop/german';
import type { Cost } from '../../content/selectors.js';
import type { Until, Verb } from '../../terms.js';
import { NOUNS } from './numbers.js';

/** Small things that cards share. Clauses have no capital and no full stop. */

/** What is paid, as it follows "du darfst": "diese Karte erschöpfen und 1 Wunde erleiden". */
export function costWords(cost: Cost): string {
  const parts: string[] = [];
  if (cost.tokens !== undefined) parts.push(`${counted(cost.tokens, NOUNS.token)} ablegen`);
  if (cost.exhaustSelf) parts.push('diese Karte erschöpfen');
  if (cost.depleteSelf) parts.push('diese Karte verbrauchen');
  if (cost.discardSelf) parts.push('diese Karte ablegen');
  if (cost.exhaustAction !== undefined) parts.push(`${counted(cost.exhaustAction, NOUNS.action)} erschöpfen`);
  if (cost.wounds !== undefined) parts.push(`${counted(cost.wounds, NOUNS.wound)} erleiden`);
  return listWords(parts);
}

/** What follows "kann" or "können". */
const CANNOT: { readonly [verb in Verb]: string } = {
  'be-engaged': 'nicht gebunden werden',
  'be-exhausted': 'nicht erschöpft werden',
  'be-wounded': 'keine Wunden erleiden',
  'receive-conditions': 'keine Zustände erhalten',
  recover: 'keine Wunden heilen',
};
export const cannotWords = (verb: Verb): string => CANNOT[verb];

const UNTIL: { readonly [until in Until]: string } = {
  action: 'bis zum Ende der Aktion',
  activation: 'bis zum Ende der Aktivierung',
  phase: 'bis zum Ende der Phase',
  'hero-phase': 'bis zum Ende der nächsten Heldenphase',
  round: 'bis zum Ende der Runde',
  quest: 'für diese Quest',
};
export const untilWords = (until: Until): string => UNTIL[until];
