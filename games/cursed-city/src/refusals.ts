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
