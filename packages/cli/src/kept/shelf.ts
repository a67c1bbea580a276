import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { BadSave, type JsonRecord, readSave } from '@questhall/engine';
import { PLAY } from '../commands/command-line.js';
import { Refused } from '../errors.js';
import { readText, reason } from '../files.js';
import { type Games, gameCalled } from '../games/registry.js';
import { isCurrent, openData } from '../saves.js';
import { nearest } from '../text/likeness.js';
import type { Words } from '../words/en.js';
import { type Note, readNote } from './note.js';

/** A game on the shelf, as far as it can be told without playing it again. */
export type Kept = {
  /** How a person calls it: its file without the ending. */
  readonly name: string;
  readonly file: string;
  readonly when: Date;
  readonly note: Note;
  readonly over: boolean;
  /** It was played with other rules or cards, and is played again when it is opened. */
  readonly older: boolean;
};
/** A file that cannot be read stays where it is; the reason is said, in words that a sentence can end with. */
export type Broken = { readonly name: string; readonly file: string; readonly trouble: string };
export type Shelved = { readonly games: readonly Kept[]; readonly broken: readonly Broken[] };

const ENDING = '.json';
const NOTHING: Shelved = { games: [], broken: [] };

/** The games that are kept by themselves, one file each. */
export class Shelf {
  constructor(
    private readonly games: Games,
    readonly folder: string,
  ) {}

  /** Newest first. */
  get all(): Shelved {
    if (!existsSync(this.folder)) return NOTHING;
    const read = this.files().map((file) => this.read(file));
    const games = read.flatMap((one) => ('trouble' in one ? [] : [one]));
    const broken = read.flatMap((one) => ('trouble' in one ? [one] : []));
    return { games: games.sort((a, b) => b.when.getTime() - a.when.getTime()), broken };
  }

  private files(): string[] {
    try {
      return readdirSync(this.folder).filter((file) => file.endsWith(ENDING));
    } catch (error) {
      throw new Refused((w) => w.cannotReadKept(this.folder, reason(error, w)));
    }
  }

  private read(base: string): Kept | Broken {
    const file = join(this.folder, base);
    const name = base.slice(0, -ENDING.length);
    try {
      const data = readSave(readText(this.folder, base));
      return { name, file, when: statSync(file).mtime, ...this.check(data) };
    } catch (error) {
      if (!(error instanceof BadSave || error instanceof Refused)) throw error;
      return { name, file, trouble: error.message.replace(/\.$/, '') };
    }
  }

  /** A save of these very rules is compared with its hash; one of others would have to be played again. */
  private check(data: JsonRecord): Pick<Kept, 'note' | 'over' | 'older'> {
    if (typeof data.game !== 'string') throw new BadSave('this save does not say which game it is of');
    const game = gameCalled(this.games, data.game);
    const older = !isCurrent(game.rules, data);
    if (!older) openData(game, data);
    const state = data.state as JsonRecord | undefined;
    return { note: readNote(data, game.rules.title), over: (state?.over ?? null) !== null, older };
  }

  /** The game that is meant by a part of its name. */
  called(typed: string): Kept {
    const { games, broken } = this.all;
    const wanted = typed.toLowerCase().replace(/\.json$/, '');
    const spoilt = broken.find(({ name }) => name.toLowerCase() === wanted);
    if (spoilt !== undefined) throw new Refused((w) => w.cannotBeOpened(spoilt.name, spoilt.trouble));
    const exact = games.find(({ name }) => name.toLowerCase() === wanted);
    if (exact !== undefined) return exact;
    return this.onlyOne(
      typed,
      games.filter(({ name }) => name.toLowerCase().includes(wanted)),
      games,
    );
  }

  private onlyOne(typed: string, found: readonly Kept[], games: readonly Kept[]): Kept {
    const [only] = found;
    if (only !== undefined && found.length === 1) return only;
    if (only !== undefined) throw new Refused((w) => w.couldBe(typed, w.or(found.map(({ name }) => name))));
    if (games.length === 0) throw new Refused((w) => `${w.nonKeptAtAll(typed)} ${w.beginOne(PLAY)}`);
    const near = nearest(
      typed,
      games.map(({ name }) => name),
    );
    const hint = (w: Words) => (near.length > 0 ? w.didYouMean(w.or(near)) : w.savesListThem(games.length));
    throw new Refused((w) => `${w.nonKeptCalled(typed)} ${hint(w)}`);
  }

  /** Takes a file from the shelf, readable or not; only by its whole name. */
  remove(typed: string): string {
    const name = basename(typed, ENDING);
    const file = join(this.folder, `${name}${ENDING}`);
    if (name !== typed.replace(/\.json$/, '') || !existsSync(file))
      throw new Refused(
        `There is no save called '${typed}'. Give its full name, as “questhall saves” lists it.`,
      );
    try {
      rmSync(file);
    } catch (error) {
      throw new Refused(`'${name}' cannot be deleted: ${reason(error)}.`);
    }
    return name;
  }

  /** A game that lies here already goes on under its own name. */
  nameOf(cwd: string, file: string): string | undefined {
    const path = resolve(cwd, file);
    return dirname(path) === this.folder && path.endsWith(ENDING) ? basename(path, ENDING) : undefined;
  }

  /** A name that no file has yet. */
  freshName(wanted: string): string {
    for (let number = 1; ; number++) {
      const name = number === 1 ? wanted : `${wanted}-${number}`;
      if (!existsSync(join(this.folder, `${name}${ENDING}`))) return name;
    }
  }
}
