import type { WindowAsks } from '@questhall/engine';
import type { CardId, ConditionId, EnemyId, HeroId, SettlementAction } from './terms.js';

type YesNo = 'yes' | 'no';
/** A whole number as an option. */
type Amount = string;
/** Of a number that is split: how many go to one, or who gets the last. */
type Share = string;

/** Questions about enemies that an effect may fall on. */
export type EnemyAsks = {
  [verb in
    | 'activate'
    | 'advance'
    | 'engage'
    | 'exhaust'
    | 'inflict'
    | 'place'
    | 'ready'
    | 'recover'
    | 'retreat'
    | 'suffer' as `choose-enemy-to-${verb}`]: EnemyId;
} & { 'choose-modified-enemy': EnemyId; 'choose-forbidden-enemy': EnemyId };

/** Questions about heroes that an effect may fall on. */
export type HeroAsks = {
  [verb in
    | 'be-engaged'
    | 'claim-gear'
    | 'claim-tokens'
    | 'claim-legendary'
    | 'discard-tokens'
    | 'exhaust-action'
    | 'raise-capacity'
    | 'ready'
    | 'recover'
    | 'refresh'
    | 'revive'
    | 'suffer'
    | 'upgrade' as `choose-hero-to-${verb}`]: HeroId;
} & {
  'choose-hero-for-condition': HeroId;
  'choose-modified-hero': HeroId;
  'choose-forbidden-hero': HeroId;
};

/** Every question that is put, with what its options are. */
export type AcgAsks = Pick<WindowAsks, 'use-ability' | 'order-effects'> &
  EnemyAsks &
  HeroAsks & {
    'choose-hero': HeroId;
    'choose-leader': HeroId;

    'choose-action': CardId;
    'choose-targets': EnemyId;
    'choose-hero-to-aid': HeroId;
    'spend-tokens': Amount;
    'choose-dice-to-reroll': string;
    'how-many-to-convert': Amount;
    'divide-successes': Share;
    'choose-attackers': EnemyId;
    'order-nemeses': EnemyId;
    'place-tokens': Share;
    'discard-tokens': Share;
    'choose-action-to-exhaust': CardId;
    'choose-action-to-ready': CardId;
    'choose-gear-to-ready': CardId;

    'carry-out-line': YesNo;
    'pay-for-line': YesNo;
    'choose-option': string;
    'next-from-top': string;
    'put-on-bottom': string;
    'choose-condition': ConditionId;

    'distribute-wounds': Share;
    'distribute-tokens': Share;
    'distribute-recovery': Share;

    'resolve-or-bottom': 'resolve' | 'bottom';
    /** The deck, a card of its discard pile, or nothing. */
    'take-treasure': string;
    'choose-gear-to-claim': CardId;
    /** Room for it, a card that makes room, or away with it. */
    'equip-or-discard': string;
    'claim-fortune-or-discard': 'claim' | 'discard';

    'travel-or-stay': 'travel' | 'stay';

    /** A hero, `give-gear` or `done`. */
    'settlement-next': string;
    'settlement-action': SettlementAction;
    'choose-action-to-upgrade': CardId;
    'keep-gear': CardId;
    'late-gifts': 'give-gear' | 'done';
    'choose-gift': CardId;
    'choose-receiver': HeroId;
    'choose-return': CardId;
  };
export type AcgAsk = keyof AcgAsks;
