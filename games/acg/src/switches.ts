import type { RuleSwitch } from '@questhall/engine';
import type { AcgRuleId } from './terms.js';

/** Rulings that players argue about. The default is the ledger's ruling; each cites it. */
export const switches: readonly (RuleSwitch & { rule: AcgRuleId })[] = [
  { name: 'several-targets', rule: 'ACG-ATK-04', values: ['divide', 'each'], default: 'divide' },
  { name: 'gear-readies', rule: 'ACG-EXH-10', values: ['round', 'prepare', 'settlement'], default: 'round' },
  {
    name: 'repeat-settlement-action',
    rule: 'ACG-SETL-03',
    values: ['forbidden', 'allowed'],
    default: 'forbidden',
  },
  { name: 'treasure-of-returned-card', rule: 'ACG-DUN-09', values: ['lost', 'claimed'], default: 'lost' },
  { name: 'legendary-gear-and-capacity', rule: 'ACG-LEG-04', values: ['counts', 'free'], default: 'counts' },
  {
    name: 'facedown-nemesis-travels',
    rule: 'ACG-NEM-07',
    values: ['discarded', 'stays'],
    default: 'discarded',
  },
  {
    name: 'defeat-in-activation',
    rule: 'ACG-WND-12',
    values: ['at-its-end', 'at-once'],
    default: 'at-its-end',
  },
  {
    name: 'spawn-in-activation',
    rule: 'ACG-SPAWN-05',
    values: ['clockwise', 'active-hero'],
    default: 'clockwise',
  },
];
