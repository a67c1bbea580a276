import { type Choice, type Refusal, refusals, type Verdict } from '@questhall/engine';
import type { CcPosition } from './kit.js';
import type { CursedCityRuleId } from './terms.js';
import type { barred } from './text/en/barred.js';

/** Reasons are those that have a sentence. */
type ReasonOf<Key> = Key extends `barred.${infer Why}` ? Why : never;
export type Reason = ReasonOf<keyof typeof barred>;
export type CcRefusal = Refusal<CursedCityRuleId, Reason>;
export type CcVerdict = Verdict<CursedCityRuleId, Reason>;
/** What a question of this game is about, for the variables of the procedure that asks it. */
export type CcChoice<V, Id extends string = string> = Choice<CcPosition, V, Id, CcRefusal>;

const refusal = refusals<CursedCityRuleId, Reason>();

// --- actions and dice --------------------------------------------------------------------------------

export const CANNOT_PAY = refusal('cannot-pay', 'CC-ACT-07');
export const NO_EFFECT = refusal('no-effect', 'CC-CRI-06');
export const NO_DIE = refusal('no-die', 'CC-ACT-03', 'CC-ACT-02');
export const DIE_TOO_LOW = refusal('die-too-low', 'CC-ACT-03');
export const DESTINY_LIMIT = refusal('destiny-limit', 'CC-DST-05', 'CC-DST-06');
export const USED = refusal('used', 'CC-ATK-17', 'CC-ACT-12');
export const CONDITION = refusal('condition', 'CC-ACT-07');
export const NO_SUCH_ACTION = refusal('no-such-action', 'CC-ACT-09', 'CC-ATK-18', 'CC-DEL-06');
export const NOT_STANDING = refusal('not-standing', 'CC-DEF-15', 'CC-CRI-12');
export const BURIED = refusal('buried', 'CC-AIL-04');
export const TOO_FEW_POINTS = refusal('too-few-points', 'CC-INS-11', 'CC-INS-19');
export const NO_GROUP_CARD = refusal('no-group-card', 'CC-GAM-08');

// --- what heroes do ----------------------------------------------------------------------------------

export const FORBIDDEN = refusal('forbidden', 'CC-ACT-07');
export const TRAPPED = refusal('trapped', 'CC-AIL-19');
export const NOT_TRAPPED = refusal('not-trapped', 'CC-AIL-20');
export const NOT_BURIED = refusal('not-buried', 'CC-AIL-07');
export const TOO_FAR = refusal('too-far', 'CC-AIL-20', 'CC-AIL-07');
export const NOTHING_TO_HEAL = refusal('nothing-to-heal', 'CC-REC-02');
export const HOSTILE_BESIDE = refusal('hostile-beside', 'CC-SRC-01', 'CC-EXT-01', 'CC-DEL-05');
export const NO_OBJECT = refusal('no-object', 'CC-SRC-01', 'CC-INS-11');
export const NO_GATEWAY = refusal('no-gateway', 'CC-EXT-01', 'CC-DEL-05');
export const NO_CARDS = refusal('no-cards', 'CC-SRC-14');
export const NO_ROOM = refusal('no-room', 'CC-EXT-04');
export const NOTHING_TO_TRADE = refusal('nothing-to-trade', 'CC-SRC-06');
export const ZONE_LIES = refusal('zone-lies', 'CC-EXT-05', 'CC-DEL-24');

// --- weapons -----------------------------------------------------------------------------------------

export const NOT_VISIBLE = refusal('not-visible', 'CC-ATK-03');
export const ADJACENT_FIRST = refusal('adjacent-first', 'CC-ATK-04');
export const NOT_ADJACENT = refusal('not-adjacent', 'CC-ATK-05');
export const TOO_NEAR = refusal('too-near', 'CC-ATK-06');
export const NO_TARGET = refusal('no-target', 'CC-ATK-19');

// --- between journeys --------------------------------------------------------------------------------

export const OWNED = refusal('owned', 'CC-RLM-03');
export const NONE_LEFT = refusal('none-left', 'CC-RLM-06');
