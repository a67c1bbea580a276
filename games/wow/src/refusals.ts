import { type Choice, type Refusal, refusals, type Verdict } from '@questhall/engine';
import type { WowPosition } from './kit.js';
import type { WowRuleId } from './terms.js';
import type { barred } from './text/en/barred.js';

/** Reasons are those that have a sentence. */
type ReasonOf<Key> = Key extends `barred.${infer Why}` ? Why : never;
export type Reason = ReasonOf<keyof typeof barred>;
export type WowRefusal = Refusal<WowRuleId, Reason>;
export type WowVerdict = Verdict<WowRuleId, Reason>;
/** What a question of this game is about, for the variables of the procedure that asks it. */
export type WowChoice<V, Id extends string = string> = Choice<WowPosition, V, Id, WowRefusal>;

const refusal = refusals<WowRuleId, Reason>();

export const CANNOT_PAY = refusal('cannot-pay', 'WOW-ABL-05');

// --- movement --------------------------------------------------------------------------------------

export const TOO_HIGH = refusal('too-high', 'WOW-MOV-05');
export const NO_MOVES = refusal('no-moves', 'WOW-MOV-02');
export const HELD = refusal('held', 'WOW-UND-10', 'WOW-UND-09');
export const NOT_IN_CITY = refusal('not-in-city', 'WOW-DSC-02');
export const HELD_HEARTH = refusal('held', 'WOW-UND-12');

// --- cards, items ----------------------------------------------------------------------------------

export const PLAYED_ALREADY = refusal('played-already', 'WOW-ABL-10');
export const TOO_DEAR = refusal('too-dear', 'WOW-ABL-05');
export const NOT_NOW = refusal('not-now', 'WOW-ABL-06', 'WOW-MOV-09');
export const NO_EFFECT = refusal('no-effect', 'WOW-ABL-07', 'WOW-POW-05');
export const DICE_ROLLED = refusal('dice-rolled', 'WOW-WRA-01');
export const ONE_REPLACEMENT = refusal('one-replacement', 'WOW-WRA-04');
export const ITEM_TOO_HIGH = refusal('item-too-high', 'WOW-ITM-11');
export const NO_ICON = refusal('no-icon', 'WOW-ITM-12');
export const BAG_ITEM = refusal('bag-item', 'WOW-ITM-10');

// --- resources -------------------------------------------------------------------------------------

export const NO_ITEMS = refusal('no-items', 'WOW-EXP-13');
export const NO_FLIGHT = refusal('no-flight', 'WOW-EXP-13', 'WOW-MOV-08');
