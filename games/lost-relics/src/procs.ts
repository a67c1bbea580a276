import { named } from '@questhall/engine';
import type { EffectVars as Effecting, ProgramVars } from '@questhall/tabletop';
import type { ActionKey, AreaId, CardId, FigureId, HeroId, HostileId } from './terms.js';

/**
 * The rules that call each other in circles, by name and signature: damage may slay, what is slain may trigger an
 * ability, an ability may deal damage. Each is defined in the file named before it.
 */

/** Who and what an effect is about while it is carried out. */
export type Ctx = {
  /** The hero whose card it is, or who brought it about; null where the adventure or a hostile speaks by itself. */
  you: HeroId | null;
  /** The card, hostile or object whose text it is. */
  self: string | null;
  /** The figure that was attacked or chosen, or that a moment is about. */
  target: FigureId | null;
  /** The action was paid for with a die that was high enough. */
  inspired: boolean;
};
export const nobody: Ctx = { you: null, self: null, target: null, inspired: false };
export const theAdventure: Ctx = { ...nobody, self: 'adventure' };

// program.ts
/** Carries out the lines of a program, top to bottom. */
export const runProgram = named<ProgramVars<Ctx>>('lr.program');
export function programOf({ you, self, target, inspired }: Ctx, program: string): ProgramVars<Ctx> {
  return { you, self, target, inspired, program, line: 0 };
}

/** What an effect's procedure starts with: where it stands in the content, and whom it is about. */
export type EffectVars = Effecting<Ctx>;
export function effectVars({ you, self, target, inspired }: Ctx, node: string, may: boolean): EffectVars {
  return { node, may, you, self, target, inspired };
}

// rules/damage.ts
/** `by` is the figure behind it, if there is one. Both give the damage that was really dealt. */
export const damageHostile = named<{ hostile: HostileId; count: number; by: FigureId | null }, number>(
  'lr.damage-hostile',
);
export const damageHero = named<{ hero: HeroId; count: number; by: FigureId | null }, number>(
  'lr.damage-hero',
);
export const slay = named<{ hostile: HostileId; by: FigureId | null }>('lr.slay');
export const goOut = named<{ hero: HeroId }>('lr.go-out-of-action');

// rules/attack.ts
export const heroAttack = named<{ hero: HeroId; action: ActionKey; inspired: boolean }>('lr.hero-attack');

// rules/hostile-reactions.ts
/** `seat` picks whom it attacks; where it goes is for the player whose hero acted last. */
export const hostileAct = named<{ hostile: HostileId; does: string[]; next: number; seat: string }>(
  'lr.hostile-act',
);

// rules/moving.ts
export const moveHero = named<{ hero: HeroId; inspired: boolean }>('lr.move');
/** Into an adjacent area, one step after another, by a card and not by a move action. */
export const freeSteps = named<{ hero: HeroId; steps: number; evade: boolean }>('lr.free-steps');
export const enterArea = named<{ figure: FigureId; area: AreaId }>('lr.enter-area');

// rules/actions.ts
/** Chooses and pays a die, makes the action, and gives the value of the die. */
export const makeAction = named<{ hero: HeroId; action: ActionKey; must: number | null }, number>(
  'lr.make-action',
);
/** The action itself, paid for or free. */
export const performAction = named<{ hero: HeroId; action: ActionKey; inspired: boolean }>(
  'lr.perform-action',
);

// rules/treasure.ts
/** The top card of the deck, or the named one. */
export const gainTreasure = named<{ hero: HeroId; card: CardId | null }>('lr.gain-treasure');

// rules/interact.ts
export const openDoor = named<{ door: string; by: HeroId | null }>('lr.open-door');
