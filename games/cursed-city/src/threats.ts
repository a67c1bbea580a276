import {
  type CellNumber,
  cellsOf,
  numberOf,
  type Plan,
  seesByNumber,
  waysIn,
} from '@questhall/tabletop/ground';
import type { GroupOption } from './asks.js';
import { planOf } from './battlefield.js';
import type { Hostile } from './board.js';
import { weaponAt } from './content/library.js';
import type { CcPosition } from './kit.js';
import { groupName, has, hostileSide, hostilesIn, hostileWeapons } from './queries.js';
import { partsOf } from './rules/hostile-acts.js';
import { statOf } from './strength.js';
import type { CellId } from './terms.js';
import { hostileGait } from './walking.js';

/** Where a group may attack a hero in its next activation, if its table says what takes it furthest. */
export type Threat = { readonly group: GroupOption; readonly cells: readonly CellId[] };

/** All groups that have arrived. The active hero moves on and so bars nobody's way; the others stay where they are. */
export function threatsIn(g: CcPosition): Threat[] {
  const { heroes, active, track } = g.board;
  const others = { ...g, board: { ...g.board, heroes: heroes.filter(({ id }) => id !== active) } };
  return track.flatMap((group, slot) => {
    if (group === null || group.facedown) return [];
    const cells = new Set<CellNumber>();
    for (const hostile of hostilesIn(g, slot)) addReach(others, hostile, cells);
    const plan = planOf(g);
    return [
      {
        group: groupName(slot),
        cells: cellsOf(
          plan,
          [...cells].sort((a, b) => a - b),
        ),
      },
    ];
  });
}

/** The most moves before a weapon action that the table of a category has; none if it never attacks. */
function movesToAttack(g: CcPosition, hostile: Hostile): number | null {
  let most: number | null = null;
  for (const { does } of hostileSide(g, hostile).behaviour) {
    const moves = partsOf(does).lastIndexOf('attack');
    if (moves >= 0) most = Math.max(most ?? 0, partsOf(does).slice(0, moves).filter(isMove).length);
  }
  return most;
}

const isMove = (step: string): boolean => step === 'move';

function addReach(g: CcPosition, hostile: Hostile, cells: Set<CellNumber>): void {
  const moves = has(hostile, 'stunned') ? null : movesToAttack(g, hostile);
  if (moves === null) return;
  const plan = planOf(g);
  const most = Math.max(0, hostileSide(g, hostile).move + statOf(g, hostile.id, 'move'));
  const count = has(hostile, 'trapped') ? 0 : moves;
  const walk = { gait: hostileGait(g, hostile), moves: Array<number>(count).fill(most) };
  const { ends } = waysIn(plan, numberOf(plan, hostile.at), walk);
  const ranges = hostileWeapons(g, hostile).map((key) => weaponAt(g, key).range);
  const melee = ranges.some((range) => range !== 'ranged');
  const ranged = ranges.some((range) => range !== 'melee');
  for (const end of ends) {
    if (melee) addBeside(plan, end, cells);
    if (ranged) addInSight(plan, end, cells);
  }
}

function addBeside(plan: Plan, end: CellNumber, cells: Set<CellNumber>): void {
  for (const cell of plan.beside[end] as readonly CellNumber[])
    if (seesByNumber(plan, end, cell)) cells.add(cell);
}

function addInSight(plan: Plan, end: CellNumber, cells: Set<CellNumber>): void {
  for (let cell = 0; cell < plan.cells.length; cell++)
    if (cell !== end && seesByNumber(plan, end, cell)) cells.add(cell);
}
