import type { Outcome } from '@questhall/engine';
import type { Teller } from '@questhall/table';
import { sentence } from '../text/list.js';
import type { Words } from '../words/en.js';
import { changedLines } from './changes.js';
import type { Choice, Choices } from './choices.js';
import { isMidMove } from './moves.js';
import { wanted } from './picks.js';
import { showNews } from './story.js';
import type { Terminal } from './terminal.js';

/** Everything a person needs to decide: what happened, the table, the question. */
export function showAll(terminal: Terminal): void {
  const within = isMidMove(terminal) && terminal.habits.shown !== 'full';
  showNews(terminal, within ? '' : terminal.paper.words.whatHappened);
  if (!within && terminal.state.over === null) showTable(terminal);
  showQuestion(terminal);
}

/** The table in full, or only what has changed if that is less than half of it. */
function showTable(terminal: Terminal): void {
  const lines = terminal.lines;
  const changed = terminal.read.length === 0 ? lines : changedLines(terminal.read, lines);
  terminal.read = lines;
  if (terminal.habits.shown === 'full' || changed.length * 2 > lines.length)
    showLines(terminal, terminal.paper.words.theTable, lines);
  else if (changed.length > 0) showLines(terminal, terminal.paper.words.changedOnTheTable, changed);
}

export function showFullTable(terminal: Terminal): void {
  terminal.forgetTable();
  showTable(terminal);
}

function showLines({ paper }: Terminal, title: string, lines: readonly string[]): void {
  paper.say();
  paper.heading(title);
  paper.sayAll(
    lines.map((line) => (line === '' ? '' : `  ${line}`)),
    4,
  );
}

function showQuestion(terminal: Terminal): void {
  const { paper, choices } = terminal;
  if (choices === undefined) return;
  paper.say();
  sayWhose(terminal, choices);
  paper.say(`${paper.style.strong(sentence(choices.question))}${paper.style.faint(howMany(choices))}`);
  if (!choices.amounts) showChoices(terminal, choices.list);
}

export function showChoices(terminal: Terminal, list: readonly Choice[]): void {
  const { paper } = terminal;
  const width = Math.max(...list.map(({ key }) => key.length));
  for (const { key, label, details } of list) {
    paper.say(`  ${paper.style.mark(key.padStart(width))}  ${label}`, width + 2);
    for (const detail of terminal.unread(details)) {
      paper.say(`${' '.repeat(width + 4)}${paper.style.faint(detail)}`, 2);
    }
  }
}

/** Whose question it is matters where several people share the terminal. */
function sayWhose({ paper, table, game, state }: Terminal, { decision: { seat, by } }: Choices): void {
  if (table.seats.with('person').length < 2) return;
  const isEnglish = (game.show.language ?? 'en') === 'en';
  const name = game.show.name(seat, table.views.of(state, by));
  paper.say(paper.style.faint(seat === 'party' && isEnglish ? 'the party' : name));
}

/** How many may be chosen, unless the question says so itself. */
function howMany({ amounts, list, saysCount, words, decision: { min, max } }: Choices): string {
  if (amounts) return `  (${words.range(list[0]?.key ?? '', list.at(-1)?.key ?? '')})`;
  return max > 1 && !saysCount ? `  (${words.choose(wanted(min, max, words))})` : '';
}

/** How a game ended, in its own words if it has some. */
export function endingOf(teller: Teller, { result }: Outcome, words: Words): string {
  const key = `over.${result}`;
  return teller.knows(key) ? teller.say({ key, args: {} }) : words.overWith(words.result(result));
}

/** How it ended, and what is left of it: the log of a campaign, or else the figures of the game. */
export function showEnding(terminal: Terminal, over: Outcome): void {
  const { paper, journal } = terminal;
  paper.say();
  paper.say(paper.style.strong(endingOf(terminal.teller, over, paper.words)));
  showFigures(terminal);
  if (journal.length > 0) showLines(terminal, paper.words.whatRemains, journal);
}

function showFigures({ paper, game, state }: Terminal): void {
  const summary = Object.entries(game.rules.summary?.(state) ?? {});
  const figures = summary.filter(([, value]) => typeof value === 'number');
  if (figures.length === 0) return;
  const { inFigures, figure } = paper.words;
  paper.say(inFigures(figures.map(([name, value]) => `${figure(name)} ${value}`).join(', ')));
}

/** The campaign log, or whatever else a game keeps beyond the moment. */
export function showJournal(terminal: Terminal): void {
  const { journal: lines, paper } = terminal;
  if (lines.length > 0) showLines(terminal, paper.words.storySoFar, lines);
  else paper.say(paper.words.noJournal);
}
