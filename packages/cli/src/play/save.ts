import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadSave, readSave } from '@questhall/engine';
import { resumeLine } from '../commands/command-line.js';
import { Refused } from '../errors.js';
import { readText, writeText } from '../files.js';
import { saveText } from '../saves.js';
import type { Terminal } from './terminal.js';

/** Keeps the game in a file. Whatever goes wrong is said, and the game goes on. */
export function save(terminal: Terminal, typed: string): void {
  const { paper } = terminal;
  const file = /^["'“](.+)["'”]$/.exec(typed)?.[1] ?? typed;
  try {
    paper.say(file === '' ? paper.words.saveWhere : keep(terminal, file));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    paper.say(paper.words.notSaved(error.in(paper.words)));
  }
}

function keep(terminal: Terminal, file: string): string {
  const { paper, table } = terminal;
  const { cwd } = paper.io;
  refuseForeign(cwd, file);
  writeText(cwd, file, saveText(terminal));
  terminal.saved = { file, moment: table.timeline.moment };
  return paper.words.saved(resumeLine(file, terminal.habits.seating));
}

/** A saved game may be written over; anything else that has the name by accident may not. */
function refuseForeign(cwd: string, file: string): void {
  if (!existsSync(resolve(cwd, file))) return;
  try {
    readSave(readText(cwd, file));
  } catch (error) {
    if (error instanceof BadSave) throw new Refused((w) => w.noSave(file));
    throw error;
  }
}
