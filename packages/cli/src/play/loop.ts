import { continueLine, resumeLine } from '../commands/command-line.js';
import { FINE } from '../errors.js';
import { answerWith } from './answering.js';
import { fileName } from './bug.js';
import type { Lines } from './lines.js';
import { isQuit, obey } from './orders.js';
import { save } from './save.js';
import { showAll, showEnding } from './screen.js';
import type { Terminal } from './terminal.js';

/** Plays until somebody leaves. Gives the exit code. */
export async function playLoop(terminal: Terminal, lines: Lines): Promise<number> {
  const { words } = terminal.paper;
  const visit = { shown: undefined, warned: false };
  for (;;) {
    await goOn(terminal, visit);
    if (terminal.isUnattended) return leave(terminal, words.nobodyLeft);
    const line = await lines.next('> ');
    if (line === undefined) return inputEnded(terminal, lines);
    if (isQuit(line)) {
      if (visit.warned || !isUnsaved(terminal)) return leave(terminal, words.goodbye);
      terminal.paper.say(words.notSavedYet);
    } else await listen(terminal, line);
    terminal.keep();
    visit.warned = isQuit(line);
  }
}

/** What was last shown, and whether somebody was told that leaving loses the game. */
type Visit = { shown: unknown; warned: boolean };

/** Bots decide, and whoever sits here sees the new table; nothing is said twice. */
async function goOn(terminal: Terminal, visit: Visit): Promise<void> {
  await terminal.runCompanions();
  const { state } = terminal;
  if (!terminal.isUnattended) terminal.keep();
  if (state === visit.shown) return;
  visit.shown = state;
  showAll(terminal);
  if (state.over !== null) showEnding(terminal, state.over);
}

async function listen(terminal: Terminal, line: string): Promise<void> {
  if (await obey(terminal, line)) return;
  if (terminal.choices !== undefined) answerWith(terminal, terminal.choices, line);
  else terminal.paper.say(terminal.paper.words.gameIsOver);
}

function isUnsaved({ table, saved, habits: { keeper } }: Terminal): boolean {
  const { moment, at, state } = table.timeline;
  return at > 0 && !keeper.holds(moment) && moment !== saved?.moment && state.over === null;
}

/** Where games are not kept by themselves, a closed terminal or Ctrl-D still loses nothing that was typed. */
function inputEnded(terminal: Terminal, lines: Lines): number {
  if (lines.typed && isUnsaved(terminal)) save(terminal, keptName(terminal));
  return leave(terminal, terminal.paper.words.inputEnded);
}

function keptName({ seed, at }: Terminal): string {
  return `questhall-kept-${fileName(seed)}-${at}.json`;
}

function leave(terminal: Terminal, word: string): number {
  const { how, line } = wayBack(terminal);
  terminal.paper.say(`${word} ${how}:`);
  terminal.paper.verbatim(line);
  return FINE;
}

/** How to come back to this table, or at least to its beginning. */
function wayBack({ table, saved, habits, paper: { words } }: Terminal): {
  how: string;
  line: string;
} {
  const { keeper, seating } = habits;
  const { moment, state } = table.timeline;
  const kept = keeper.holds(moment) && state.over === null;
  if (saved !== undefined && (saved.moment === moment || !kept))
    return { how: words.goOnWhereSaved, line: resumeLine(saved.file, seating) };
  if (kept) return { how: words.goOnWithKept, line: continueLine(keeper.name, seating) };
  return { how: words.beginAgain, line: habits.again };
}
