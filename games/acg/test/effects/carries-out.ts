import type { Line } from '../../src/content/line.js';
import { type Ctx, nobody, runProgram } from '../../src/procs.js';
import { event } from '../cards.js';
import { type AcgTable, addTestCards } from '../kit.js';

let cards = 0;

/** Carries out lines as if a card of the Ironbreaker printed them, unless said whose they are. */
export function carryOut(table: AcgTable, lines: readonly Line[], ctx: Partial<Ctx> = {}): AcgTable {
  const program = `${cardWith(lines)}/lines`;
  return table.runs(runProgram, { ...nobody, you: 'ironbreaker', ...ctx, program, line: 0 });
}

/** A card with nothing but these lines; gives its id. */
function cardWith(lines: readonly Line[]): string {
  cards++;
  const id = `lines-under-test-${cards}`;
  addTestCards(event(id, lines));
  return id;
}
