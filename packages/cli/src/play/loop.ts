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
  const { words } = table.paper;
  const visit = { shown: undefined, warned: false };
  for (;;) {
    goOn(table, visit);
    if (table.seats.unattended) return leave(table, words.nobodyLeft);
    const line = await lines.next('> ');
    if (line === undefined) return inputEnded(table, lines);
    if (isQuit(line)) {
      if (visit.warned || !isUnsaved(table)) return leave(table, words.goodbye);
      table.paper.say(words.notSavedYet);
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
  else table.paper.say(table.paper.words.gameIsOver);
}

function isUnsaved({ timeline: { state, length }, saved, habits: { keeper } }: Table): boolean {
  return length > 0 && !keeper.holds(state) && state !== saved?.state && state.over === null;
}

/** Where games are not kept by themselves, a closed terminal or Ctrl-D still loses nothing that was typed. */
function inputEnded(table: Table, lines: Lines): number {
  if (lines.typed && isUnsaved(table)) save(table, keptName(table));
  return leave(table, table.paper.words.inputEnded);
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
function wayBack({ timeline: { state }, saved, habits, paper: { words } }: Table): {
  how: string;
  line: string;
} {
  const { keeper, seating } = habits;
  const kept = keeper.holds(state) && state.over === null;
  if (saved !== undefined && (saved.state === state || !kept))
    return { how: words.goOnWhereSaved, line: resumeLine(saved.file, seating) };
  if (kept) return { how: words.goOnWithKept, line: continueLine(keeper.name, seating) };
  return { how: words.beginAgain, line: habits.again };
}
