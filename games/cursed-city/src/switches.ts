import type { RuleSwitch } from '@questhall/engine';
import type { CursedCityRuleId } from './terms.js';

/** Rulings that players argue about. The default is the ledger's ruling; each cites it. */
export const switches: readonly (RuleSwitch & { rule: CursedCityRuleId })[] = [];
