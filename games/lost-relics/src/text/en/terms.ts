import type { Phase, Reaction, Stat, WindowId } from '../../terms.js';

/** The printed vocabulary, as people read it. */
export const PHASES: { readonly [phase in Phase]: string } = {
  adventure: 'adventure phase',
  dice: 'action dice phase',
  initiative: 'initiative phase',
  action: 'action phase',
  leader: 'leader phase',
  recovery: 'recovery phase',
};

/** Where numbers of a hero are listed. */
export const STATS: { readonly [stat in Stat]: string } = {
  resilience: 'resilience',
  'damage-taken': 'damage taken',
  'melee-damage': 'damage with melee attacks',
  'ranged-damage': 'damage with ranged attacks',
  steps: 'area per move',
  rest: 'damage token removed by resting',
};

/** "attack, then move" */
export const reactionWords = (list: readonly Reaction[]): string => list.join(', then ');

const DOES: { readonly [reaction in Reaction]: readonly [plain: string, third: string] } = {
  attack: ['attack', 'attacks'],
  execute: ['execute', 'executes'],
  move: ['move', 'moves'],
  retreat: ['retreat', 'retreats'],
};
/** What one or several do, one thing after the other: "move, then attack", "moves, then attacks". */
export const doesWords = (list: readonly Reaction[], form: 0 | 1): string =>
  list.map((what) => DOES[what][form]).join(', then ');

/** Moments about anybody, or about the hero whose card it is. */
export const MOMENTS: { readonly [window in WindowId]: string } = {
  'round-starts': 'at the start of each round',
  'dice-rolled': 'after the action dice are rolled',
  'turn-starts': 'at the start of a hero’s turn',
  'hero-enters': 'when a hero enters an area',
  'hostile-enters': 'when a hostile enters an area',
  'after-action': 'after a hero’s action',
  'would-damage-hero': 'when a hero is about to take damage',
  'hero-damaged': 'after a hero has taken damage',
  'hero-out': 'when a hero goes out of action',
  'hostile-damaged': 'when a hostile takes damage and survives',
  'hostile-slain': 'when a hero slays a hostile',
  'door-opened': 'when a hero opens a door',
  'object-used': 'when a hero uses an object',
  'treasure-gained': 'when a hero gains a treasure card',
  'round-ends': 'at the end of each round',
};
export const OWN_MOMENTS: { readonly [window in WindowId]?: string } = {
  'turn-starts': 'at the start of your turn',
  'hero-enters': 'when you enter an area',
  'after-action': 'after your action',
  'would-damage-hero': 'when you are about to take damage',
  'hero-damaged': 'after you have taken damage',
  'hero-out': 'when you go out of action',
  'hostile-slain': 'when you slay a hostile',
  'door-opened': 'when you open a door',
  'object-used': 'when you use an object',
  'treasure-gained': 'when you gain a treasure card',
};
