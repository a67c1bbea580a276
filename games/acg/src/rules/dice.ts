import type { Action } from '../board.js';
import { library } from '../content/library.js';
import { type G, procedure } from '../kit.js';
import { rerollDice } from '../procs.js';
import { currentAction } from '../queries.js';
import type { DieKind, Icon } from '../terms.js';
import { window } from './timing.js';

/** One face of a die; what the faces show is data (DICE-02). */
function rollFace(g: G, kind: DieKind): Icon[] {
  const faces = library.faces[kind];
  return (faces[g.dice.draw(`${kind}-die`, faces.length)] ?? []).slice();
}

/** Step 3: all dice at once, however many there are in the box (DICE-11). */
export function rollAll(g: G, hero: number, enemy: number): void {
  const action = currentAction(g.board);
  for (let i = 0; i < hero; i++) action.dice.push({ kind: 'hero', icons: rollFace(g, 'hero') });
  for (let i = 0; i < enemy; i++) action.dice.push({ kind: 'enemy', icons: rollFace(g, 'enemy') });
  g.tell?.('dice-rolled', { dice: shown(action) });
}

/** Each critical is a success and makes its die roll again, as long as criticals appear. */
function settleCriticals(g: G): void {
  const action = currentAction(g.board);
  for (let i = 0; i < action.dice.length; i++) {
    const die = action.dice[i] as Action['dice'][number];
    while (die.icons.includes('critical')) {
      action.extra.success += die.icons.filter((icon) => icon === 'critical').length;
      die.icons = rollFace(g, die.kind);
      g.tell?.('critical', { die: i, dice: shown(action) });
    }
  }
}

const shown = (action: Action) => action.dice.map(({ kind, icons }) => ({ kind, icons: icons.slice() }));

/** Step 4: criticals at once, then rerolls that players choose, until they are done. */
export const rerollStep = procedure<{ hero: Action['hero'] }>('acg.reroll-step')
  .step('criticals', ['ACG-DICE-03', 'ACG-DICE-04', 'ACG-DICE-05'], (g) => settleCriticals(g))
  .step('choices', ['ACG-ACT-08', 'ACG-DICE-05'], (g, v) => window(g, 'reroll-dice', { hero: v.hero }));

/** A rerolled die keeps nothing of its face; a critical it shows now is settled at once. */
const rerolling = procedure<{ dice: number[] }>(rerollDice.id).step(
  'reroll',
  ['ACG-DICE-05', 'ACG-DICE-06'],
  (g, v) => {
    const action = currentAction(g.board);
    for (const i of v.dice) {
      const die = action.dice[i];
      if (die !== undefined) die.icons = rollFace(g, die.kind);
    }
    g.tell?.('dice-rerolled', { which: v.dice, dice: shown(action) });
    settleCriticals(g);
  },
);

export const diceProcedures = [rerollStep, rerolling];
