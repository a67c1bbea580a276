import { named, type SeatId } from '@questhall/engine';
import type { EffectVars as Effecting, ProgramVars } from '@questhall/tabletop';
import type { Cost } from './content/selectors.js';
import type { AttackType, CardId, ItemId, Level, QuestId, Resource, SpaceId, TokenId } from './terms.js';

/**
 * The rules that call each other in circles, by name and signature: damage may defeat, a defeat may trigger an
 * ability, an ability may deal damage. Each is defined in the file named before it.
 */

/** Who and what an effect is about while it is carried out. */
export type Ctx = {
  /** The player whose card it is, or who resolves it; null where an encounter speaks. */
  you: SeatId | null;
  /** The card whose text it is. */
  self: string | null;
  /** A seat or an encounter: whom a moment or a card is about. */
  target: string | null;
};

// program.ts
/** Carries out the lines of a program, top to bottom. */
export const runProgram = named<ProgramVars<Ctx>>('wow.program');
export const programOf = ({ you, self, target }: Ctx, program: string): ProgramVars<Ctx> => ({
  you,
  self,
  target,
  program,
  line: 0,
});

/** What an effect's procedure starts with: where it stands in the content, and whom it is about. */
export type EffectVars = Effecting<Ctx>;
export const effectVars = ({ you, self, target }: Ctx, node: string, may: boolean): EffectVars => ({
  node,
  may,
  you,
  self,
  target,
});

// rules/damage.ts
/** To a character or the encounter that is fought; `by` is the seat or the encounter behind it. Gives what was dealt. */
export const dealDamage = named<{ who: string; count: number; by: string | null }, number>('wow.damage');
/** A character or the encounter that is fought falls: in a battle it is noted and carried out at its end. */
export const bringDown = named<{ who: string; by: string | null }>('wow.bring-down');
/** Everything that follows a defeat: to a city, healed, card and attachments reset. */
export const defeat = named<{ seat: SeatId; by: string | null }>('wow.defeat');

// rules/paying.ts
/** `keeps` is an item that must not be used as a potion for it. */
export const payEnergy = named<{ seat: SeatId; count: number; keeps: ItemId | null }>('wow.pay-energy');
export const payFor = named<{ seat: SeatId; self: string | null; cost: Cost }>('wow.pay-for');

// rules/abilities.ts
export const drawCards = named<{ seat: SeatId; count: number }>('wow.draw-cards');
export const playCard = named<{ seat: SeatId; card: CardId; target: string | null }>('wow.play-card');

// rules/items.ts
/** Draws from the bottom of a deck until an item comes, and gives it; null if there is none. */
export const gainItem = named<{ seat: SeatId; level: Level }, ItemId | null>('wow.gain-item');

// rules/discovery.ts
export const placeDiscovery = named<{ seat: SeatId }>('wow.place-discovery');
export const useDiscovery = named<{ seat: SeatId; token: TokenId }>('wow.use-discovery');

// rules/quests.ts
export const gainQuest = named<{ seat: SeatId }>('wow.gain-quest');
/** Quests whose conditions are met are completed, then it is looked whether somebody has won. */
export const settle = named<Record<never, never>>('wow.settle');
export const completeQuest = named<{ seat: SeatId; quest: QuestId }>('wow.complete-quest');

// rules/levels.ts
export const gainLevel = named<{ seat: SeatId; level: Level }>('wow.gain-level');

// rules/challenge.ts
/** Draws challenge cards of the space until an encounter has been fought. */
export const drawChallenge = named<{ seat: SeatId }>('wow.draw-challenge');

// rules/events.ts
/** Turns an event card over; the player is the one who does it. */
export const flipEvent = named<{ card: CardId; seat: SeatId }>('wow.flip-event');

// rules/combat.ts
export type Fight = {
  combat: 'drawn' | 'track' | 'board' | 'character';
  seat: SeatId;
  foe: string;
  space: SpaceId;
};
export const fight = named<Fight>('wow.fight');
// rules/exchange.ts
/** All attacks of one type. */
export const exchange = named<{ type: AttackType }>('wow.exchange');
// rules/outcome.ts
export const fightEnds = named<Fight>('wow.fight-ends');
// rules/duels.ts
export const duelEnds = named<Fight>('wow.duel-ends');

// rules/undefeated.ts
export const becomeUndefeated = named<{ card: CardId; space: SpaceId }>('wow.become-undefeated');

// rules/abilities.ts
/** Cards from a hand to the discard pile: of the holder's choice, or at random. */
export const discardHand = named<{ seat: SeatId; count: number; random: boolean }>('wow.discard-hand');

// rules/items.ts
/** Discards one of these items: of the owner's choice, or at random. */
export const loseItem = named<{ seat: SeatId; items: ItemId[]; random: boolean }>('wow.lose-item');

// rules/movement.ts
/** Steps of a card: up to so many, each to a neighbouring space, led by whoever chooses. */
export const moveFreely = named<{ seat: SeatId; by: SeatId; steps: number }>('wow.move-freely');

// rules/discovery.ts
export const lookAtDiscovery = named<{ seat: SeatId }>('wow.look-at-discovery');

// rules/resources.ts
export const activateResource = named<{ seat: SeatId; resource: Resource }>('wow.resource');

// rules/trophies.ts
export const gainTrophy = named<{ seat: SeatId; trophy: string }>('wow.gain-trophy');

// rules/undefeated.ts
/** An encounter that was not fought goes to the track: drawn from the bottom of a deck. */
export const spawnEncounter = named<{ level: Level; space: SpaceId }>('wow.spawn-encounter');

// rules/discovery.ts
export const resolveDiscovery = named<{ seat: SeatId; token: TokenId }>('wow.resolve-discovery');

// rules/quests.ts
/** Follows the instructions of a quest: its tokens are placed. */
export const setUpQuest = named<{ seat: SeatId; quest: QuestId }>('wow.set-up-quest');

// rules/events.ts
/** Follows the front of an event that was drawn. */
export const followEvent = named<{ card: CardId; seat: SeatId }>('wow.follow-event');
/** Resolves a location event in its space. */
export const resolveEvent = named<{ card: CardId; seat: SeatId }>('wow.resolve-event');

// rules/board-encounters.ts
/** The reward printed for a board encounter: a level or a trophy. */
export const reward = named<{ seat: SeatId; encounter: string }>('wow.reward');
