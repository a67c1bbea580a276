import type { RuleSwitch } from '@questhall/engine';
import type { LostRelicsRuleId } from './terms.js';

/** Rulings that players argue about. The default is the ledger's ruling; each cites it. */
export const switches: readonly (RuleSwitch & { rule: LostRelicsRuleId })[] = [
  { name: 'area-attacks-hit-attacker', rule: 'LR-ATK-11', values: ['no', 'yes'], default: 'no' },
  {
    name: 'hostile-area-attacks',
    rule: 'LR-ATK-12',
    values: ['everyone', 'heroes-only'],
    default: 'everyone',
  },
  {
    name: 'returns-per-recovery',
    rule: 'LR-RND-22',
    values: ['one', 'one-for-each-haven'],
    default: 'one',
  },
];
