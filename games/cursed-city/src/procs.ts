import { named } from '@questhall/engine';
import type { EffectVars as Effecting, ProgramVars } from '@questhall/tabletop';
import type {
  Ailment,
  CardId,
  CellId,
  DieKind,
  FigureId,
  HeroId,
  HostileId,
  HostileStep,
  ItemId,
  Result,
  Test,
  UniqueKey,
  WeaponKey,
} from './terms.js';

/**
 * The rules that other files call, by name and signature: they call each other in circles, and modules must not. Each is
 * defined in the file named before it.
 */

/** Who and what an effect is about while it is carried out. */
export type Ctx = {
  /** The hero whose card it is, or who brought it about: in a crisis the acting hero. Null where a hostile or a journey speaks. */
  you: HeroId | null;
  /** The card or hostile whose text it is; `group-1` for what a behaviour table says about a whole group. */
  self: string | null;
  /** The figure that was attacked or chosen, or that a moment is about. */
  target: FigureId | null;
  /** What the roll that this is about came to. */
  result: Result | null;
  /** The score that paid for it; 6 for a free action; 0 where nothing was paid. */
  score: number;
};
export const noOne: Ctx = { you: null, self: null, target: null, result: null, score: 0 };
export const theJourney: Ctx = { ...noOne, self: 'journey' };

// program.ts
/** Carries out the lines of a program, top to bottom. */
export const runProgram = named<ProgramVars<Ctx>>('cc.program');
export function programOf({ you, self, target, result, score }: Ctx, program: string): ProgramVars<Ctx> {
  return { you, self, target, result, score, program, line: 0 };
}

/** What an effect's procedure starts with: where it stands in the content, and whom it is about. */
export type EffectVars = Effecting<Ctx>;
export function effectVars(
  { you, self, target, result, score }: Ctx,
  node: string,
  may: boolean,
): EffectVars {
  return { node, may, you, self, target, result, score };
}

// --- the frame: set-up, turns, dice -----------------------------------------------------------------

// rules/setup.ts
/** Everything of one journey, from the choice of a leader to the first turn. */
export const setUpJourney = named<{ journey: CardId | null }>('cc.set-up');
// rules/journey.ts
/** Turns until it ends. */
export const playJourney = named<Record<never, never>>('cc.journey');
// rules/tutorial.ts
/** This one and those after it, as long as the players like. */
export const playTutorials = named<{ tutorial: CardId }>('cc.tutorials');
// rules/nightfall.ts
/** Moves the nightfall token; it is never moved past night unless `back`. */
export const moveNightfall = named<{ by: number }>('cc.move-nightfall');
// rules/destiny.ts
export const rollDestiny = named<Record<never, never>>('cc.roll-destiny');
// rules/initiative.ts
/** Rolls for one hero and places the dice. */
export const activationRoll = named<{ hero: HeroId }>('cc.activation-roll');
// rules/activation.ts
/** One hero's activation, from start to end. */
export const heroActivation = named<{ hero: HeroId }>('cc.hero-activation');
/** Asks for an action and a die, pays, and carries it out; false if the player stops. */
export const makeAction = named<{ hero: HeroId }, boolean>('cc.make-action');
/** The action itself, paid with this score or free. */
export const performAction = named<{ hero: HeroId; action: string; score: number; free: boolean }>(
  'cc.perform-action',
);
// rules/dice.ts
/** Rolls action dice, lets them be re-rolled, and gives the result. */
export const rollActionDice = named<
  { by: FigureId; dice: DieKind[]; test: Test | 'attack' | 'other' },
  Result
>('cc.roll-action-dice');
/** A roll for a value that is printed on the hero's card. */
export const testHero = named<{ hero: HeroId; test: Test }, Result>('cc.test');

// --- what heroes do -----------------------------------------------------------------------------------

// rules/moving.ts
/** A Move or Run: up to so many spaces, unless they are held. */
export const moveHero = named<{ hero: HeroId; most: number }>('cc.move');
/** Puts a figure into a space, without moving through others; what it enters is told. */
export const placeFigure = named<{ figure: FigureId; at: CellId }>('cc.place-figure');
// rules/recuperate.ts
export const recuperate = named<{ hero: HeroId }>('cc.recuperate');
/** Heals as a Vitality roll of this result does. */
export const healHero = named<{ hero: HeroId; result: Result }>('cc.heal-hero');
// rules/search.ts
/** `bought`: the Search that inspiration pays for, away from any object. */
export const search = named<{ hero: HeroId; bought: boolean }>('cc.search');
/** Draws a discovery card and deals with it. */
export const discover = named<{ hero: HeroId; thing: string | null }>('cc.discover');
// rules/treasure.ts
/** A named card, or the top treasure of the deck where that is null. */
export const gainTreasure = named<{ hero: HeroId; card: CardId | null }>('cc.gain-treasure');
export const discardTreasure = named<{ hero: HeroId }>('cc.discard-treasure');
/** What is printed on a treasure for the time between actions. */
export const useTreasure = named<{ hero: HeroId; action: UniqueKey }>('cc.use-treasure');
/** With a hero beside them. */
export const tradeTreasure = named<{ hero: HeroId; other: HeroId }>('cc.trade-treasure');
// rules/extract.ts
export const extract = named<{ hero: HeroId }>('cc.extract');
/** The extraction zone, by this hero; null: by the leader, when no card is left. False if it fits nowhere. */
export const placeZone = named<{ hero: HeroId | null }, boolean>('cc.place-zone');
// rules/items.ts
export const gainItem = named<{ hero: HeroId; item: ItemId }>('cc.gain-item');
export const loseItem = named<{ hero: HeroId }>('cc.lose-item');
// rules/unique.ts
export const uniqueAction = named<{ hero: HeroId; action: UniqueKey; score: number }>('cc.unique-action');
// rules/attack.ts
/** A weapon action of anyone, from the choice of a target to its damage. Null: the attacker's player chooses. */
export const weaponAction = named<
  {
    attacker: FigureId;
    weapon: WeaponKey;
    target: FigureId | null;
    free: boolean;
    reaction: boolean;
    score: number;
    /** A success counts as a critical success. */
    upgrade?: boolean;
  },
  Result | null
>('cc.weapon-action');
// rules/damage.ts
/** Both give the damage that was really suffered. `weapon` is null for damage without an attack, against which there is no Defence. */
export const damageHostile = named<
  { hostile: HostileId; count: number; by: FigureId | null; weapon: WeaponKey | null },
  number
>('cc.damage-hostile');
export const damageHero = named<
  { hero: HeroId; count: number; by: FigureId | null; weapon: WeaponKey | null; defend: boolean },
  number
>('cc.damage-hero');
export const slay = named<{ hostile: HostileId; by: FigureId | null }>('cc.slay');
// rules/wounds.ts
/** One point of damage is put on the card. */
export const wound = named<{ hero: HeroId }>('cc.wound');
export const goOut = named<{ hero: HeroId }>('cc.go-out-of-action');
export const die = named<{ hero: HeroId }>('cc.die');
// rules/inspiration.ts
/** Below 0 they are lost. */
export const gainInspiration = named<{ hero: HeroId; count: number }>('cc.gain-inspiration');
/** The roll at the end of an activation in which the hero slew someone. */
export const inspirationRoll = named<{ hero: HeroId }>('cc.inspiration-roll');
// rules/ailments.ts
export const suffer = named<{ figure: FigureId; ailment: Ailment }>('cc.suffer-ailment');
export const relieve = named<{ figure: FigureId; ailment: Ailment }>('cc.relieve-ailment');
/** What ailments do when a hero activates, before any action. */
export const ailmentsAtStart = named<{ hero: HeroId }>('cc.ailments-at-start');
export const ailmentsAtEnd = named<{ hero: HeroId }>('cc.ailments-at-end');
/** Frees a trapped hero, or digs out a buried one. */
export const freeHero = named<{ hero: HeroId; freed: HeroId; ailment: Ailment }>('cc.free-hero');

// --- what hostiles do ---------------------------------------------------------------------------------

// rules/encounters.ts
/** Set-up: an encounter card for each object, and its group beside it. */
export const deployHostiles = named<Record<never, never>>('cc.deploy-hostiles');
/** Draws an encounter card into a place of the track. */
export const drawEncounter = named<{ slot: number; facedown: boolean }>('cc.draw-encounter');
// rules/deploying.ts
/** The leader picks the models that an encounter card calls for, among those that are there. */
export const gatherGroup = named<{ slot: number }, HostileId[]>('cc.gather-group');
/** Puts a group beside an object or gateway, as set-up and new tiles do; gives how many were placed. */
export const deployGroup = named<{ slot: number; near: CellId[] | null }, number>('cc.deploy-group');
/** One model into a space, with the reaction that follows in the activation phase. */
export const deployHostile = named<{ hostile: HostileId; slot: number; at: CellId }>('cc.deploy-hostile');
// rules/group.ts
/** A group's initiative card is reached. */
export const activateGroup = named<{ slot: number }>('cc.activate-group');
// rules/hostile-acts.ts
/** One hostile does these things in order, each followed by reactions; it stops when it is slain. */
export const hostileActs = named<{ hostile: HostileId; does: HostileStep[] }>('cc.hostile-acts');
/** Several do the same, nearest to a hero first. */
export const hostilesAct = named<{ hostiles: HostileId[]; does: HostileStep[] }>('cc.hostiles-act');
// rules/hostile-moves.ts
/** One Move; `left` is how many Moves come before its next weapon action, this one included. True if it moved. */
export const hostileMove = named<{ hostile: HostileId; left: number }, boolean>('cc.hostile-move');
// rules/hostile-attacks.ts
/** True if it attacked. */
export const hostileAttack = named<{ hostile: HostileId }, boolean>('cc.hostile-attack');
// rules/reactions.ts
/** A hostile has finished a Move or weapon action, or was deployed: heroes may react. */
export const reactionWindow = named<{ hostile: HostileId }>('cc.reactions');
// rules/reinforcements.ts
/** These models arrive at lychgates, each with its Advance. `again`: they were slain and come back, which raises no count. */
export const reinforce = named<{ slot: number; hostiles: HostileId[]; again: boolean }>('cc.reinforce');

// --- journeys and the city ------------------------------------------------------------------------------

// rules/event.ts
export const eventPhase = named<Record<never, never>>('cc.event-phase');
/** A group makes a Move: the one with the model that is furthest from the heroes. */
export const masterMoves = named<Record<never, never>>('cc.will-of-the-master');
/** A hero who is out comes back, or one who stands recovers. */
export const bornHero = named<Record<never, never>>('cc.born-hero');
// rules/crisis.ts
/** A whole crisis of the journey. */
export const crisis = named<Record<never, never>>('cc.crisis');
/** One entry of the book, and those it leads to. */
export const readEntry = named<{ entry: CardId; hero: HeroId }>('cc.read-entry');
/** A hero who was away, or lay buried and is dug out, stands on the battlefield again. */
export const returnHero = named<{ hero: HeroId; at: CellId | null }>('cc.return-hero');
// rules/explore.ts
/** Draws an exploration card and adds its tile. */
export const addTile = named<{ first: boolean }>('cc.add-tile');
export const explore = named<{ hero: HeroId }>('cc.explore');
// rules/gravetide.ts
/** It appears, or moves on and leaves nothing behind. */
export const moveGravetide = named<Record<never, never>>('cc.move-gravetide');
// rules/extraction.ts
/** What the last journey left for this one: when the board is laid, when hostiles are deployed, before the first turn. */
export const settlePending = named<{ stage: 'board' | 'deployed' | 'begin' }>('cc.settle-pending');
/** Heroes may give their treasures for realmstone. */
export const exchangeTreasure = named<Record<never, never>>('cc.exchange-treasure');
// rules/journeys-end.ts
export const journeysEnd = named<Record<never, never>>('cc.journeys-end');
// rules/experience.ts
export const gainExperience = named<{ hero: HeroId; count: number }>('cc.gain-experience');
// rules/realmstone.ts
/** `points` for each hero, where they do not come from realmstone cards. */
export const spendRealmstone = named<{ points?: number }>('cc.spend-realmstone');
// rules/tracks.ts
/** Fear or influence. `floor`: the event never takes it below this. */
export const moveTrack = named<{ track: 'fear' | 'influence'; by: number; floor: number | null }>(
  'cc.move-track',
);
// rules/journey.ts
/** The whole quest, journey after journey; or one journey. */
export const playQuest = named<Record<never, never>>('cc.quest');
