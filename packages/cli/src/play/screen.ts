import type { Outcome } from '@questhall/engine';
import { sentence } from '../text/list.js';
import { changedLines } from './changes.js';
import type { Choice, Choices } from './choices.js';
import { isMidMove } from './moves.js';
import { wanted } from './picks.js';
import { showNews } from './story.js';
import type { Table } from './table.js';

/** Everything a person needs to decide: what happened, the table, the question. */
export function showAll(table: Table): void {
  const within = isMidMove(table) && table.habits.shown !== 'full';
  showNews(table, within ? '' : table.paper.words.whatHappened);
  if (!within && table.timeline.state.over === null) showTable(table);
  showQuestion(table);
}

/** The table in full, or only what has changed if that is less than half of it. */
function showTable(table: Table): void {
  const lines = table.telling.table(table.timeline.state, table.viewer);
  const changed = table.read.length === 0 ? lines : changedLines(table.read, lines);
  table.read = lines;
  if (table.habits.shown === 'full' || changed.length * 2 > lines.length)
    showLines(table, table.paper.words.theTable, lines);
  else if (changed.length > 0) showLines(table, table.paper.words.changedOnTheTable, changed);
}

export function showFullTable(table: Table): void {
  table.read = [];
  showTable(table);
}

function showLines({ paper }: Table, title: string, lines: readonly string[]): void {
  paper.say();
  paper.heading(title);
  paper.sayAll(
    lines.map((line) => (line === '' ? '' : `  ${line}`)),
    4,
  );
}

function showQuestion(table: Table): void {
  const { paper, choices } = table;
  if (choices === undefined) return;
  paper.say();
  sayWhose(table, choices);
  paper.say(`${paper.style.strong(sentence(choices.question))}${paper.style.faint(howMany(choices))}`);
  if (!choices.amounts) showChoices(table, choices.list);
}

export function showChoices(table: Table, list: readonly Choice[]): void {
  const { paper } = table;
  const width = Math.max(...list.map(({ key }) => key.length));
  for (const { key, label, details } of list) {
    paper.say(`  ${paper.style.mark(key.padStart(width))}  ${label}`, width + 2);
    for (const detail of table.unread(details)) {
      paper.say(`${' '.repeat(width + 4)}${paper.style.faint(detail)}`, 2);
    }
  }
}

/** Whose question it is matters where several people share the terminal. */
function sayWhose({ paper, telling, timeline, seats }: Table, { decision }: Choices): void {
  const people = seats.all.filter((seat) => !seats.isBot(seat));
  if (people.length > 1) paper.say(paper.style.faint(telling.seat(decision, timeline.state)));
}

/** How many may be chosen, unless the question says so itself. */
function howMany({ amounts, list, saysCount, words, decision: { min, max } }: Choices): string {
  if (amounts) return `  (${words.range(list[0]?.key ?? '', list.at(-1)?.key ?? '')})`;
  return max > 1 && !saysCount ? `  (${words.choose(wanted(min, max, words))})` : '';
}

/** How it ended, and what is left of it: the log of a campaign, or else the figures of the game. */
export function showEnding(table: Table, over: Outcome): void {
  const { paper, telling, timeline, viewer } = table;
  paper.say();
  paper.say(paper.style.strong(telling.ending(over, paper.words)));
  showFigures(table);
  const journal = telling.journal(timeline.state, viewer);
  if (journal.length > 0) showLines(table, paper.words.whatRemains, journal);
}

function showFigures({ paper, game, timeline }: Table): void {
  const summary = Object.entries(game.rules.summary?.(timeline.state) ?? {});
  const figures = summary.filter(([, value]) => typeof value === 'number');
  if (figures.length === 0) return;
  const { inFigures, figure } = paper.words;
  paper.say(inFigures(figures.map(([name, value]) => `${figure(name)} ${value}`).join(', ')));
}

/** The campaign log, or whatever else a game keeps beyond the moment. */
export function showJournal(table: Table): void {
  const { telling, timeline, viewer, paper } = table;
  const lines = telling.journal(timeline.state, viewer);
  if (lines.length > 0) showLines(table, paper.words.storySoFar, lines);
  else paper.say(paper.words.noJournal);
}
