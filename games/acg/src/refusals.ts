import { type Choice, type Refusal, refusals, type Verdict } from '@questhall/engine';
import type { AcgPosition } from './kit.js';
import type { AcgRuleId } from './terms.js';
import type { barred } from './text/en/barred.js';

/** Reasons are those that have a sentence. */
type ReasonOf<Key> = Key extends `barred.${infer Why}` ? Why : never;
export type Reason = ReasonOf<keyof typeof barred>;

export type AcgRefusal = Refusal<AcgRuleId, Reason>;
export type AcgVerdict = Verdict<AcgRuleId, Reason>;
/** What a question is about, for the variables of the procedure that asks it. */
export type AcgChoice<V, Id extends string = string> = Choice<AcgPosition, V, Id, AcgRefusal>;

/** Made once, at import, beside the rule that it belongs to. The first rule is the one that people are shown. */
export const refusal = refusals<AcgRuleId, Reason>();

/** In the lair: for attacks and for what cards say alike. */
export const IN_LAIR = refusal('in-lair', 'ACG-NEM-09');
export const DEFEATED = refusal('defeated', 'ACG-WND-15');
