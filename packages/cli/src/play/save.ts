import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { BadSave, readSave } from '@questhall/engine';
import { resumeLine } from '../commands/command-line.js';
import { Refused } from '../errors.js';
import { readText } from '../files.js';
import { writeSave } from '../saves.js';
import type { Table } from './table.js';

/** Keeps the game in a file. Whatever goes wrong is said, and the game goes on. */
export function save(table: Table, typed: string): void {
  const { paper } = table;
  const file = /^["'“](.+)["'”]$/.exec(typed)?.[1] ?? typed;
  try {
    paper.say(file === '' ? paper.words.saveWhere : keep(table, file));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    paper.say(paper.words.notSaved(error.in(paper.words)));
  }
}

function keep(table: Table, file: string): string {
  const { paper, timeline, game } = table;
  const { cwd } = paper.io;
  refuseForeign(cwd, file);
  writeSave({ cwd, file }, game.rules, timeline.record, timeline.state);
  table.saved = { file, state: timeline.state };
  return paper.words.saved(resumeLine(file, table.habits.seating));
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
