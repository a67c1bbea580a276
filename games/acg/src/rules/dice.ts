import type { Action } from '../board.js';
import { type G, procedure } from '../kit.js';
import { rerollDice } from '../procs.js';
import { currentAction } from '../queries.js';
import type { DieKind, Icon } from '../terms.js';
import { window } from './timing.js';

type RolledDie = Action['dice'][number];
/** What a die shows, one face after the other if it rolls on. */
type Faces = readonly (readonly Icon[])[];

/** Dice of one kind; what the faces show is data (DICE-02). */
function rollDice(g: G, kind: DieKind, count: number): Faces[] {
  const faces = g.box.faces[kind];
  return g.dice.roll(g.box.dice[kind], count).map((rolled) => rolled.map((face) => faces[face] ?? []));
}

/** Step 3: all dice at once, however many there are in the box (DICE-11). */
export function rollAll(g: G, hero: number, enemy: number): void {
  const action = currentAction(g);
  const rolled = [...rollDice(g, 'hero', hero), ...rollDice(g, 'enemy', enemy)];
  action.dice = rolled.map(([icons = []], i) => ({
    kind: i < hero ? 'hero' : 'enemy',
    icons: icons.slice(),
  }));
  g.tell?.('dice-rolled', { dice: shown(action) });
  settleCriticals(g, action.dice, rolled);
}

/** Each critical is a success and makes its die roll again, as long as criticals appear. */
function settleCriticals(g: G, dice: readonly RolledDie[], rolled: readonly Faces[]): void {
  const action = currentAction(g);
  for (let time = 1; rolled.some((faces) => faces.length > time); time++) {
    dice.forEach((die, i) => {
      const icons = rolled[i]?.[time];
      if (icons === undefined) return;
      action.extra.success += die.icons.filter((icon) => icon === 'critical').length;
      die.icons = icons.slice();
      g.tell?.('critical', { die: action.dice.indexOf(die), dice: shown(action) });
    });
  }
}

const shown = (action: Action) => action.dice.map(({ kind, icons }) => ({ kind, icons: icons.slice() }));

/** Step 4: rerolls that players choose, until they are done. */
export const rerollStep = procedure<{ hero: Action['hero'] }>('acg.reroll-step').step(
  'choices',
  ['ACG-ACT-08', 'ACG-DICE-05'],
  (g, v) => window(g, 'reroll-dice', { hero: v.hero }),
);

/** A rerolled die keeps nothing of its face; a critical it shows now is settled at once. */
const rerolling = procedure<{ dice: number[] }>(rerollDice.id).step(
  'reroll',
  ['ACG-DICE-05', 'ACG-DICE-06'],
  (g, v) => {
    const action = currentAction(g);
    const dice = v.dice.flatMap((i) => action.dice[i] ?? []);
    const own = (kind: DieKind) => dice.filter((die) => die.kind === kind);
    const again = [...own('hero'), ...own('enemy')];
    const rolled = [...rollDice(g, 'hero', own('hero').length), ...rollDice(g, 'enemy', own('enemy').length)];
    again.forEach((die, i) => {
      die.icons = (rolled[i]?.[0] ?? []).slice();
    });
    g.tell?.('dice-rerolled', { which: v.dice, dice: shown(action) });
    settleCriticals(g, again, rolled);
  },
);

export const diceProcedures = [rerollStep, rerolling];
