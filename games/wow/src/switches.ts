import type { RuleSwitch } from '@questhall/engine';
import type { WowRuleId } from './terms.js';

/** Rulings that players argue about. The default is the ledger's ruling; each cites it. */
export const switches: readonly (RuleSwitch & { rule: WowRuleId })[] = [
  { name: 'aggro-holds', rule: 'WOW-UND-12', values: ['everything', 'steps-only'], default: 'everything' },
  { name: 'enemy-characters', rule: 'WOW-CHL-12', values: ['all', 'other-affiliation'], default: 'all' },
];
