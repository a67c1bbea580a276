import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { Moment } from '@questhall/table';
import { Refused } from '../errors.js';
import { makeFolders, writeText } from '../files.js';
import type { Terminal } from '../play/terminal.js';
import { saveText } from '../saves.js';
import { en, type Words } from '../words/en.js';
import type { Note } from './note.js';
import type { Shelf } from './shelf.js';

/** Keeps one game on the shelf, after every answer. What goes wrong is said, and the game goes on. */
export class Keeper {
  private kept: Moment | undefined;
  private stamp: string | undefined;
  private complained: string | undefined;

  constructor(
    private readonly shelf: Shelf | undefined,
    private called: string,
    private readonly words: Words = en,
  ) {}

  /** Under which name the game lies on the shelf. */
  get name(): string {
    return this.called;
  }

  /** The game was found on the shelf under this name, as it stands now. */
  found(moment: Moment): void {
    this.kept = moment;
    this.stamp = this.stampOnDisk();
  }

  holds(moment: Moment): boolean {
    return this.kept === moment;
  }

  /** Writes the game if it has changed. Gives a sentence if somebody should know something. */
  keep(terminal: Terminal, note: () => Note): string | undefined {
    const { moment, at } = terminal.table.timeline;
    if (this.holds(moment) || (this.kept === undefined && at === 0)) return undefined;
    try {
      const said = this.write(terminal, note());
      this.kept = moment;
      this.complained = undefined;
      return said;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return this.complaint(error.in(this.words));
    }
  }

  /** Said once for each reason: a full disk does not fill the screen as well. */
  private complaint(message: string): string | undefined {
    if (this.complained === message) return undefined;
    this.complained = message;
    return this.words.notKept(message);
  }

  private write(terminal: Terminal, note: Note): string | undefined {
    const { shelf } = this;
    if (shelf === undefined) throw new Refused((w) => w.noHome);
    makeFolders(shelf.folder, { folder: shelf.folder, wanted: (w) => w.homeWanted });
    const apart = this.stamp !== this.stampOnDisk();
    const was = this.name;
    if (apart || this.stamp === undefined) this.called = shelf.freshName(this.called);
    const text = saveText(terminal, { note });
    writeText(shelf.folder, this.base, text);
    this.stamp = this.stampOnDisk();
    return apart && this.kept !== undefined ? this.words.keptApart(was, this.name) : undefined;
  }

  private get base(): string {
    return `${this.name}.json`;
  }

  /** Somebody else who plays the same game in another terminal leaves another stamp. */
  private stampOnDisk(): string | undefined {
    if (this.shelf === undefined) return undefined;
    try {
      const { mtimeMs, size, ino } = statSync(join(this.shelf.folder, this.base));
      return `${mtimeMs} ${size} ${ino}`;
    } catch {
      return undefined;
    }
  }
}
