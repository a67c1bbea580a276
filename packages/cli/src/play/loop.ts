import { continueLine, resumeLine } from '../commands/command-line.js';
import { FINE } from '../errors.js';
import { answerWith } from './answering.js';
import { fileName } from './bug.js';
import type { Lines } from './lines.js';
import { isQuit, obey } from './orders.js';
import { save } from './save.js';
import { showAll, showEnding } from './screen.js';
import { showNews } from './story.js';
import type { Table } from './table.js';

/** Plays until somebody leaves. Gives the exit code. */
export async function playLoop(table: Table, lines: Lines): Promise<number> {
  const visit = { shown: undefined, warned: false };
  for (;;) {
    goOn(table, visit);
    if (table.seats.unattended) return leave(table, 'Nobody is left to decide.');
    const line = await lines.next('> ');
    if (line === undefined) return inputEnded(table, lines);
    if (isQuit(line)) {
      if (visit.warned || !isUnsaved(table)) return leave(table, 'Goodbye.');
      table.paper.say('This game is not saved: “save FILE” keeps it, “quit” again leaves it.');
    } else listen(table, line);
    table.keep();
    visit.warned = isQuit(line);
  }
}

/** What was last shown, and whether somebody was told that leaving loses the game. */
type Visit = { shown: unknown; warned: boolean };

/** Bots decide, and whoever sits here sees the new table; nothing is said twice. */
function goOn(table: Table, visit: Visit): void {
  table.runBots(table.seats.unattended ? () => showNews(table) : undefined);
  const { state } = table.timeline;
  if (!table.seats.unattended) table.keep();
  if (state === visit.shown) return;
  visit.shown = state;
  showAll(table);
  if (state.over !== null) showEnding(table, state.over);
}

function listen(table: Table, line: string): void {
  if (obey(table, line)) return;
  if (table.choices !== undefined) answerWith(table, table.choices, line);
  else table.paper.say('The game is over: undo, log, save FILE, or quit.');
}

function isUnsaved({ timeline: { state, length }, saved, habits: { keeper } }: Table): boolean {
  return length > 0 && !keeper.holds(state) && state !== saved?.state && state.over === null;
}

/** Where games are not kept by themselves, a closed terminal or Ctrl-D still loses nothing that was typed. */
function inputEnded(table: Table, lines: Lines): number {
  if (lines.typed && isUnsaved(table)) save(table, keptName(table));
  return leave(table, 'The input has ended.');
}

function keptName({ timeline: { seed, length } }: Table): string {
  return `questhall-kept-${fileName(seed)}-${length}.json`;
}

function leave(table: Table, word: string): number {
  const { how, line } = wayBack(table);
  table.paper.say(`${word} ${how}:`);
  table.paper.verbatim(line);
  return FINE;
}

/** How to come back to this table, or at least to its beginning. */
function wayBack({ timeline: { state }, saved, habits }: Table): { how: string; line: string } {
  const { keeper, seating } = habits;
  const kept = keeper.holds(state) && state.over === null;
  if (saved !== undefined && (saved.state === state || !kept))
    return { how: 'Go on where you saved with', line: resumeLine(saved.file, seating) };
  if (kept) return { how: 'The game is kept. Go on with', line: continueLine(keeper.name, seating) };
  return { how: 'Begin the same game again with', line: habits.again };
}
