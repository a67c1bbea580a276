import type { RuleSwitch } from '@questhall/engine';
import type { CursedCityRuleId } from './terms.js';

/** Rulings that players argue about. The default is the ledger's ruling; each cites it. */
export const switches: readonly (RuleSwitch & { rule: CursedCityRuleId })[] = [
  {
    name: 'reload',
    rule: 'CC-ATK-17',
    values: ['once-per-turn', 'once-per-activation'],
    default: 'once-per-turn',
  },
  { name: 'path-in-reactions', rule: 'CC-INS-16', values: ['yes', 'no'], default: 'yes' },
  { name: 'destiny-when-denied', rule: 'CC-DST-10', values: ['stays', 'lost'], default: 'stays' },
  { name: 'ailments-at-survival', rule: 'CC-JEN-06', values: ['one', 'each'], default: 'one' },
  { name: 'experience-out-of-action', rule: 'CC-XPL-06', values: ['gained', 'missed'], default: 'gained' },
  { name: 'quest-lost', rule: 'CC-QST-06', values: ['at-10', 'past-10'], default: 'at-10' },
];
