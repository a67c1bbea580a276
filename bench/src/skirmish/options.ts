import type { Await } from '@questhall/engine';
import { ENEMIES, ZONES } from '../yardstick/table.js';
import { activeHero, enemyAt, type G, type SkirmishBoard } from './board.js';
import { attack, drawAbility, focus, move, play, search } from './procs.js';

/** What happens when an option is picked. */
export const CARRY_OUT: { [option: string]: (g: G) => Await<undefined> } = {};

function option(id: string, carryOut: (g: G) => Await<undefined>): string {
  CARRY_OUT[id] = carryOut;
  return id;
}

function options(count: number, kind: string, carryOut: (g: G, a: number) => Await<undefined>): string[] {
  return Array.from({ length: count }, (_, a) => option(`${kind}-${a}`, (g) => carryOut(g, a)));
}

const ATTACK = options(ENEMIES, 'attack', (g, enemy) => g.call(attack, { enemy }));
const MOVE = options(ZONES, 'move', (g, zone) => g.call(move, { zone, card: '' }));
const PLAY = options(3, 'play', (g, at) => g.call(play, { at, card: '' }));
const DRAW = option('draw', (g) => g.call(drawAbility, {}));
const FOCUS = option('focus', (g) => g.call(focus, {}));
const SEARCH = option('search', (g) => g.call(search, {}));

/** In the order of the yardstick, so that the same random picks lead to the same games. */
export function legalOptions(b: SkirmishBoard): string[] {
  const out: string[] = [];
  const hero = activeHero(b);
  for (let i = 0; i < ENEMIES; i++) {
    const e = enemyAt(b, i);
    if (e.hp > 0 && e.zone === hero.zone) out.push(ATTACK[i] as string);
  }
  const foes = out.length;
  out.push(MOVE[(hero.zone + 1) % ZONES] as string, MOVE[(hero.zone + ZONES - 1) % ZONES] as string);
  if (hero.hand.length < 5) out.push(DRAW);
  for (let i = 0; i < hero.hand.length && i < 3; i++) out.push(PLAY[i] as string);
  if (hero.focus < 2) out.push(FOCUS);
  if (foes === 0) out.push(SEARCH);
  return out;
}
