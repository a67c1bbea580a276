import type { Sitter } from '@questhall/table';
import { seatCalled } from './companions.js';
import type { Terminal } from './terminal.js';

/** Who sits where, or somebody else sits down: “seat 2 companion”. */
export function seat(terminal: Terminal, rest: string): void {
  const { table, paper } = terminal;
  const { words } = paper;
  const [, who = '', what = ''] = /^(\S+)\s+(\S+)$/.exec(rest) ?? [];
  const sitter = sitterCalled(terminal, what);
  if (rest !== '' && sitter === undefined) {
    paper.say(words.seatHow);
    return;
  }
  if (sitter !== undefined) {
    const id = seatCalled(table.seats.all, who);
    if (id === undefined) {
      paper.say(words.noSeat(who));
      return;
    }
    sitDown(terminal, id, sitter);
  }
  listSeats(terminal);
}

function sitDown({ table, habits }: Terminal, id: string, sitter: Sitter): void {
  table.sit(id, { sitter });
  const bots = table.seats.with('companion').join(',') || 'none';
  habits.seating = { ...habits.seating, bots };
}

function listSeats({ table, paper, game, view }: Terminal): void {
  const { words, style } = paper;
  table.seats.all.forEach((id, at) => {
    const name = game.show.name(id, view);
    paper.say(`  ${style.mark(String(at + 1))}  ${name}: ${words.sitters[table.seats.sitterOn(id)].name}`);
  });
}

function sitterCalled({ paper: { words } }: Terminal, typed: string): Sitter | undefined {
  const wanted = typed.toLowerCase();
  const sitters = Object.entries(words.sitters) as [Sitter, { word: string }][];
  return sitters.find(([id, { word }]) => id === wanted || word === wanted)?.[0];
}
