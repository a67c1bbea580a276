import { named } from '@questhall/engine';
import type { EffectVars as Effecting, ProgramVars } from '@questhall/tabletop';
import type { Cost } from './content/selectors.js';
import type { Sources } from './sources.js';
import type { ConditionId, EnemyId, HeroId } from './terms.js';

/**
 * The rules that call each other in circles, by name and signature: a wound may defeat, a defeat may
 * trigger an ability, an ability may wound. Each is defined in the file named behind it.
 */

/** Who and what an effect is about while it is carried out. */
export type Ctx = {
  /** The hero who carries the card out; for enemies, locations and sheets the active hero. */
  you: HeroId | null;
  /** The card or enemy whose text it is. */
  self: string | null;
  /** The hero chosen for an aid action. */
  target: HeroId | null;
  /** The hero and the enemy that a triggered ability is about. */
  hero: HeroId | null;
  enemy: EnemyId | null;
};
export const nobody: Ctx = { you: null, self: null, target: null, hero: null, enemy: null };
/** What a quest sheet says, when no hero carries it out. */
export const theQuest: Ctx = { ...nobody, self: 'quest' };

// program.ts
/** Carries out the lines of a program, top to bottom. */
export const runProgram = named<ProgramVars<Ctx>>('acg.program');
/**
 * The variables of a program at its first line. Always made here, in this order: with one shape for all callers the
 * compiled steps find every field at once. Spread together by each caller they cost a tenth of a random game.
 */
export function programOf({ you, self, target, hero, enemy }: Ctx, program: string): ProgramVars<Ctx> {
  return { you, self, target, hero, enemy, program, line: 0 };
}

/** What an effect's procedure starts with: where it stands in the content, and whom it is about. */
export type EffectVars = Effecting<Ctx>;
export function effectVars({ you, self, target, hero, enemy }: Ctx, node: string, may: boolean): EffectVars {
  return { node, may, you, self, target, hero, enemy };
}
/** A line with its context and nothing else, for calling on. */
export function lineVars({ you, self, target, hero, enemy }: Ctx, node: string) {
  return { node, you, self, target, hero, enemy };
}

// rules/wounds.ts
/** Gives the number of wounds actually suffered. */
export const sufferWounds = named<{ hero: HeroId; count: number; from: Sources }, number>(
  'acg.suffer-wounds',
);
export const woundEnemy = named<{ enemy: EnemyId; count: number; by: HeroId | null; from: Sources }, number>(
  'acg.wound-enemy',
);
export const recoverWounds = named<{ hero: HeroId; count: number }, number>('acg.recover-wounds');
export const defeatHero = named<{ hero: HeroId }>('acg.defeat-hero');
export const defeatEnemy = named<{ enemy: EnemyId; by: HeroId | null }>('acg.defeat-enemy');
export const reviveHero = named<{ hero: HeroId; remaining: number }>('acg.revive-hero');
export const distributeWounds = named<{ count: number; from: Sources }>('acg.distribute-wounds');

// rules/zones.ts
export const engage = named<{ enemy: EnemyId; hero: HeroId }, 'engaged' | 'stayed' | 'overflowed'>(
  'acg.engage',
);
export const reveal = named<{ enemy: EnemyId }>('acg.reveal');
export const retreat = named<{ enemy: EnemyId }>('acg.retreat');

// rules/exhausting.ts
export const exhaustEnemy = named<{ enemy: EnemyId }, boolean>('acg.exhaust-enemy');

// rules/spawn.ts
/** `to`: the hero whom an effect names instead of the usual one; null if there is no such hero. Gives whether all came. */
export const spawn = named<
  {
    count: number;
    place: 'engaged' | 'shadows';
    facedown: boolean;
    done: number;
    to?: HeroId | null;
  },
  boolean
>('acg.spawn');
export const spawnNamed = named<{ card: string; to?: HeroId | null }, boolean>('acg.spawn-named');

// rules/enemy-phase.ts
export const activateEnemy = named<{ enemy: EnemyId; hero: HeroId | null }>('acg.activate-enemy');
export const inflict = named<{ enemy: EnemyId }>('acg.inflict');

// rules/actions.ts
/** Steps 2 to 6 of an action, for the action line under this key. */
export const performAction = named<Ctx & { node: string }>('acg.perform-action');

// rules/dice.ts
export const rerollDice = named<{ dice: number[] }>('acg.reroll-dice');

// rules/tokens.ts
export const claimTokens = named<{ hero: HeroId; count: number }>('acg.claim-tokens');
/** Discards tokens from any of the hero's cards; gives how many were discarded. */
export const discardTokens = named<{ hero: HeroId; count: number }, number>('acg.discard-tokens');

// rules/locations.ts
export const addProgress = named<{ count: number }>('acg.add-progress');

// rules/dungeon.ts
export const drawDungeon = named<{ hero: HeroId; orExhaust: boolean }>('acg.draw-dungeon');

// rules/gear.ts
/** Where it is agreed that the card is equipped, nobody is asked. */
export const claimGear = named<{ hero: HeroId; card: string; agreed?: boolean }>('acg.claim-gear');
/** One treasure: the top of the gear deck, a card of the discard pile, or nothing. */
export const takeTreasure = named<{ hero: HeroId }>('acg.take-treasure');
export const claimLegendary = named<{ hero: HeroId }>('acg.claim-legendary');

// rules/conditions.ts
export const gainCondition = named<{ hero: HeroId; condition: ConditionId }>('acg.gain-condition');
export const loseCondition = named<{ hero: HeroId; condition: ConditionId }>('acg.lose-condition');

// rules/costs.ts
/** Pays in full; gives false if it turned out that it cannot be paid. */
export const payCost = named<Ctx & { node: string }, boolean>('acg.pay-cost');

export const payCosts = named<Ctx & { cost: Cost }, boolean>('acg.pay-costs');
export function costOf({ you, self, target, hero, enemy }: Ctx, cost: Cost) {
  return { you, self, target, hero, enemy, cost };
}

// rules/settlement.ts
export const upgradeAction = named<{ hero: HeroId }>('acg.upgrade-action');

// rules/peril.ts
export const movePeril = named<{ change: number }>('acg.move-peril');

// rules/quest.ts
/** Looks whether victory or defeat is met, and notes it. */
export const checkQuest = named<{ moment: 'location-phase' | 'any-time' }>('acg.check-quest');
