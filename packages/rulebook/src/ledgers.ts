import { type AcgRuleId, acgLedger } from './generated/acg.js';
import { type CursedCityRuleId, cursedCityLedger } from './generated/cursed-city.js';
import { type LostRelicsRuleId, lostRelicsLedger } from './generated/lost-relics.js';
import { type WowRuleId, wowLedger } from './generated/wow.js';
import type { GameCode, Ledger } from './types.js';

/** The rule ids of each game. */
export type RuleIds = {
  acg: AcgRuleId;
  'lost-relics': LostRelicsRuleId;
  'cursed-city': CursedCityRuleId;
  wow: WowRuleId;
};

/** An id of any of the four games. */
export type RuleId = RuleIds[GameCode];

export const ledgers: { readonly [Game in GameCode]: Ledger<RuleIds[Game]> } = {
  acg: acgLedger,
  'lost-relics': lostRelicsLedger,
  'cursed-city': cursedCityLedger,
  wow: wowLedger,
};
