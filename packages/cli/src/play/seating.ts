import type { Sitter } from '@questhall/table';
import { Refused } from '../errors.js';
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
  try {
    if (sitter !== undefined) sitDown(terminal, seatCalled(table.seats.all, who), sitter);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    paper.say(error.in(words));
    return;
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
