import { Troubled } from '@questhall/table';
import { columns } from '../text/columns.js';
import type { Terminal } from './terminal.js';

/** Every way in which this game was played on. */
export function listBranches({ table, paper }: Terminal): void {
  const { timeline } = table;
  const { words, style } = paper;
  paper.say(words.branches);
  const rows = timeline.all.map(({ id, from, fork, length }) => [
    style.mark(id),
    words.branchLength(length),
    from === null ? words.branchFirst : words.branchFrom(from, fork),
    id === timeline.place.branch ? words.branchHere : '',
  ]);
  for (const line of columns(rows)) paper.say(`  ${line.trimEnd()}`, 4);
}

/** Leaves what was played as it is and goes on from here on a branch of its own. */
export function branchHere(terminal: Terminal): void {
  terminal.paper.say(terminal.paper.words.branched(terminal.watcher.branch()));
}

export function switchBranch(terminal: Terminal, id: string): void {
  const { watcher, paper } = terminal;
  if (id === '') {
    listBranches(terminal);
    return;
  }
  try {
    watcher.switchTo(id);
    terminal.told = watcher.moment;
    terminal.forgetTable();
    paper.say(paper.words.switched(id, terminal.at));
  } catch (error) {
    if (!(error instanceof Troubled)) throw error;
    paper.say(paper.words.noBranch(id));
  }
}

/** Looks at the table after so many decisions. Nothing changes by looking; an answer given there makes a branch. */
export function lookBack(terminal: Terminal, rest: string): void {
  const { watcher, table, paper } = terminal;
  const { at: now } = table.timeline;
  if (rest === '') watcher.comeBack();
  else watcher.goTo(Math.min(now, Number(rest)));
  terminal.told = watcher.moment;
  terminal.forgetTable();
  paper.say(terminal.at === now ? paper.words.atPresent(now) : paper.words.inThePast(terminal.at, now));
}
