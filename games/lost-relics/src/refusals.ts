import { type Choice, type Refusal, refusals, type Verdict } from '@questhall/engine';
import type { LrPosition } from './kit.js';
import type { LostRelicsRuleId } from './terms.js';
import type { barred } from './text/en/barred.js';

/** Reasons are those that have a sentence. */
type ReasonOf<Key> = Key extends `barred.${infer Why}` ? Why : never;
export type Reason = ReasonOf<keyof typeof barred>;
export type LrRefusal = Refusal<LostRelicsRuleId, Reason>;
export type LrVerdict = Verdict<LostRelicsRuleId, Reason>;
/** What a question of this game is about, for the variables of the procedure that asks it. */
export type LrChoice<V, Id extends string = string> = Choice<LrPosition, V, Id, LrRefusal>;

const refusal = refusals<LostRelicsRuleId, Reason>();

// --- areas -----------------------------------------------------------------------------------------

export const FULL = refusal('full', 'LR-BRD-07');
export const CLOSED_DOOR = refusal('closed-door', 'LR-BRD-14');
export const BEHIND_DOOR = refusal('behind-door', 'LR-BRD-06');
export const TOO_FAR = refusal('too-far', 'LR-BRD-05');

// --- actions and dice ------------------------------------------------------------------------------

export const OUT_OF_ACTION = refusal('out-of-action', 'LR-DMH-08');
export const NO_DICE = refusal('no-dice', 'LR-ACT-03');
export const COMPANION_WITHOUT_DICE = refusal('no-dice', 'LR-SET-12');
export const NO_SUCH_DIE = refusal('no-such-die', 'LR-CHN-02', 'LR-CHN-03');
export const NOTHING_TO_DO = refusal('nothing-to-do', 'LR-CHN-02', 'LR-ACT-01');
export const NOT_THE_LINK = refusal('not-the-link', 'LR-CHN-02', 'LR-CHN-03');
export const SAME_VALUE = refusal('same-value', 'LR-DST-03');
export const NO_OTHER_VALUE = refusal('no-other-value', 'LR-DST-03');
export const TOKEN_IS_COST = refusal('token-is-cost', 'LR-DST-01', 'LR-DST-03');
export const NOT_YOUR_CARD = refusal('not-your-card', 'LR-TRE-05', 'LR-TRE-06');

// --- special actions -------------------------------------------------------------------------------

export const NEEDS_INSPIRED = refusal('needs-inspired', 'LR-ACT-05', 'LR-ACT-01');
export const CONDITION = refusal('condition', 'LR-ACT-01');
export const NO_DESTINY = refusal('no-destiny', 'LR-ACT-01', 'LR-DST-01');
export const CANNOT_PAY = refusal('cannot-pay', 'LR-ACT-01');
export const NO_EFFECT = refusal('no-effect', 'LR-ACT-01');
export const NO_EFFECT_THERE = refusal('no-effect', 'LR-RND-02');
export const COMPANION_OUT = refusal('companion-out', 'LR-ACT-08', 'LR-DMH-08');
export const NOBODY_FOLLOWS = refusal('nobody-follows', 'LR-ACT-08');
export const NO_ACTION = refusal('no-action', 'LR-ACT-08');
export const NOT_COMMANDED = refusal('not-commanded', 'LR-ACT-08');

// --- moving ----------------------------------------------------------------------------------------

export const ENGAGED_MOVE = refusal('engaged-move', 'LR-BRD-11', 'LR-MOV-09');
export const NO_STEP = refusal('no-step', 'LR-MOV-08', 'LR-BRD-07', 'LR-BRD-14');
export const NEEDS_BARGE = refusal('needs-barge', 'LR-MOV-06', 'LR-BRD-07');
export const NO_FULL_AREA = refusal('no-full-area', 'LR-MOV-06', 'LR-MOV-10');
export const BARGED_ALREADY = refusal('barged-already', 'LR-MOV-06');
export const NOBODY_MAKES_ROOM = refusal('nobody-makes-room', 'LR-MOV-10');
export const NOWHERE_TO_GO = refusal('nowhere-to-go', 'LR-MOV-10', 'LR-MOV-07');
export const NO_ROOM_FOR_IT = refusal('nowhere-to-go', 'LR-BRD-07', 'LR-HRA-19');
export const FULL_START = refusal('full', 'LR-SET-13', 'LR-BRD-07');

// --- attacking, resting, interacting ---------------------------------------------------------------

export const NO_MELEE_TARGET = refusal('no-melee-target', 'LR-ATK-14', 'LR-ATK-02');
export const NO_RANGED_TARGET = refusal('no-ranged-target', 'LR-ATK-14', 'LR-ATK-03');
export const NOT_A_HOSTILE = refusal('not-a-hostile', 'LR-ATK-04');
export const OUT_OF_MELEE = refusal('out-of-melee', 'LR-ATK-02');
export const HOSTILE_IN_SIGHT = refusal('no-rest', 'LR-RST-01');
export const ENGAGED_INTERACT = refusal('engaged-interact', 'LR-INT-01');
export const NOTHING_THERE = refusal('nothing-there', 'LR-INT-02');
export const NOTHING_USABLE = refusal('nothing-usable', 'LR-INT-02', 'LR-INT-05');
export const ALREADY_OPEN = refusal('already-open', 'LR-INT-04');
export const DOOR_OUT_OF_REACH = refusal('out-of-reach', 'LR-INT-03');
export const DOOR_CONDITION = refusal('condition', 'LR-SET-01', 'LR-INT-03');
export const USED_UP = refusal('used-up', 'LR-INT-05');
export const THING_OUT_OF_REACH = refusal('out-of-reach', 'LR-INT-05');
export const THING_BEHIND_DOOR = refusal('closed-door', 'LR-INT-05', 'LR-BRD-03');
export const NOT_FOR_HERO = refusal('not-for-hero', 'LR-INT-05', 'LR-SET-01');
export const THING_CONDITION = refusal('condition', 'LR-INT-05', 'LR-SET-01');

// --- hostiles --------------------------------------------------------------------------------------

export const LEADER_FIRST = refusal('leader-first', 'LR-REA-04');
export const OWN_AREA_FIRST = refusal('own-area-first', 'LR-REA-05');
export const HARM_FIRST = refusal('harm-first', 'LR-REA-07');
export const OUT_OF_ITS_MELEE = refusal('out-of-its-melee', 'LR-HRA-02', 'LR-ATK-02');
export const OUT_OF_ITS_SIGHT = refusal('out-of-its-sight', 'LR-HRA-02', 'LR-HOS-07');
export const FEWER_TOKENS = refusal('fewer-tokens', 'LR-HRA-05');
export const NOT_BESIDE_IT = refusal('not-beside-it', 'LR-HRA-10');
export const HOSTILE_FULL = refusal('hostile-full', 'LR-HRA-19', 'LR-HRA-11');
export const NO_ROOM_THERE = refusal('hostile-full', 'LR-HRA-19');
export const HEROES_BESIDE = refusal('heroes-beside', 'LR-HRA-09');
export const NOT_NEARER = refusal('not-nearer', 'LR-HRA-13', 'LR-HRA-15');
export const SEEN_THERE = refusal('seen-there', 'LR-HRA-16', 'LR-HRA-17');
export const SAME_AS_ANOTHER = refusal('same-as-another', 'LR-HOS-04');

// --- treasure and return ---------------------------------------------------------------------------

export const NO_TREASURE_FOR_TAROS = refusal('no-treasure-for-taros', 'LR-TRE-07');
export const OTHER_TYPE = refusal('other-type', 'LR-TRE-04', 'LR-TRE-03');
export const HAVEN_OCCUPIED = refusal('haven-occupied', 'LR-RND-24');
export const HAVEN_ALONE = refusal('haven-alone', 'LR-RND-20');
export const ALREADY_THERE = refusal('already-there', 'LR-MOV-11');
