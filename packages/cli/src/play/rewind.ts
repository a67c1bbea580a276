import type { Terminal } from './terminal.js';

/** Goes back before the last decisions that a person made; what companions answered in between goes with them. */
export function undo(terminal: Terminal, rest: string): void {
  const { words } = terminal.paper;
  rewind(terminal, (count) => terminal.watcher.undo(count), rest, {
    nothing: words.nothingToTakeBack,
    said: words.takenBack,
  });
}

/** Goes on through what was undone, up to the next question for a person. */
export function redo(terminal: Terminal, rest: string): void {
  const { words } = terminal.paper;
  rewind(terminal, (count) => terminal.watcher.redo(count), rest, {
    nothing: words.nothingToDecideAgain,
    said: words.decidedAgain,
  });
}

type Said = { readonly nothing: string; readonly said: (n: number) => string };

function rewind(
  terminal: Terminal,
  go: (count: number) => void,
  rest: string,
  { nothing, said }: Said,
): void {
  const { table, watcher, paper } = terminal;
  const from = watcher.place;
  go(rest === '' ? 1 : Number(rest));
  const branch = table.timeline.branch(from.branch);
  const [low, high] = [Math.min(from.at, terminal.at), Math.max(from.at, terminal.at)];
  const passed = branch.allMoments.slice(low + 1, high + 1);
  const decided = passed.filter(({ answer }) => table.seats.isByPerson(answer)).length;
  paper.say(decided === 0 ? nothing : said(decided));
  terminal.told = branch.momentAt(terminal.at) ?? null;
  terminal.opened = undefined;
}
