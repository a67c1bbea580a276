export type { AcgRuleId } from './generated/acg.js';
export type { CursedCityRuleId } from './generated/cursed-city.js';
export type { LostRelicsRuleId } from './generated/lost-relics.js';
export type { WowRuleId } from './generated/wow.js';
export type { RuleId, RuleIds } from './ledgers.js';
export { findRule, nearestRuleIds, openLedger, type Rulebook, rulebook } from './rulebook.js';
export type { SearchHit } from './search.js';
export {
  GAME_CODES,
  type GameCode,
  type Ledger,
  type LedgerEntry,
  type LedgerSection,
  RULE_KINDS,
  type Rule,
  type RuleKind,
  type Say,
} from './types.js';
