import {
  type Book,
  bad,
  bookFor,
  bugReport,
  type Claim,
  codeOf,
  exportFile,
  type File,
  fine,
  Keeper,
  latestOf,
  openCode,
  openFresh,
  openKept,
  openText,
  type Pace,
  type Playable,
  type Result,
  type Shelf,
  type Sleep,
  Table,
  type TableGame,
  type Thinker,
  Troubled,
  trouble,
  troubleOf,
  twinOf,
  Watcher,
  withCompanions,
} from '@questhall/table';
import { packing } from '../packing.js';
import type { Port } from '../port.js';
import type { CallName, Calls, Imported, Opened, Opening, Reply, Request } from '../protocol.js';
import type { Claims } from '../storage/claims.js';
import { loadGame } from './games.js';
import { Shown } from './shown.js';

/** What is needed of the browser; tests bring their own. */
export type BrowserMeans = {
  readonly shelf: Shelf;
  readonly claims: Claims;
  readonly now: () => number;
  readonly sleep: Sleep;
  readonly thinker: (game: TableGame) => Thinker;
};

/** Milliseconds between one try and the next. */
const PATIENCE = [50, 150, 300];

type Handlers = {
  readonly [Name in CallName]: (
    ...args: Parameters<Calls[Name]>
  ) => ReturnType<Calls[Name]> | Promise<ReturnType<Calls[Name]>>;
};

/** A game that is open here: the table, whoever looks at it, and what it is kept under. */
type Sitting = { readonly table: Table; readonly watcher: Watcher; readonly id: string | null };

/** Carries out what a page asks for, at one table at a time. */
export class Requests {
  private sitting: Sitting | null = null;
  private keeper: Keeper | null = null;
  private readonly shown: Shown;

  constructor(
    private readonly port: Port<Request, Reply>,
    private readonly means: BrowserMeans,
  ) {
    this.shown = new Shown(means.sleep);
    port.listen(async ({ id, call, args }) => port.post({ id, result: await this.carryOut(call, args) }));
  }

  private async carryOut(call: CallName, args: Request['args']): Promise<Result<unknown>> {
    try {
      const handler = this.handlers[call] as (...args: readonly unknown[]) => unknown;
      return fine((await handler(...args)) ?? null);
    } catch (error) {
      return bad(troubleOf(error));
    }
  }

  private readonly handlers: Handlers = {
    open: (opening) => this.open(opening),
    export: (id, language) => this.exportKept(id, language),
    read: (id, language) => this.readKept(id, language),
    import: (files, language) => this.importAll(files, language),
    answer: (decision, picks) => done(this.watcher.answer(decision, picks)),
    never: (decision) => done(this.watcher.never(decision)),
    askAgain: (order) => done(this.watcher.askAgain(order)),
    undo: (count = 1) => done(this.watcher.undo(count)),
    redo: (count = 1) => done(this.watcher.redo(count)),
    goTo: (at) => done(this.watcher.goTo(at)),
    branch: () => this.watcher.branch(),
    switchTo: (branch) => done(this.watcher.switchTo(branch)),
    sit: (seat, sitter) => done(this.table.sit(seat, { sitter })),
    pace: (pace) => done(this.table.setPace(pace)),
    step: async () => done(await this.watcher.step()),
    skip: async () => done(await this.table.skip()),
    seen: (scenes) => done(this.shown.see(scenes)),
    turnPage: () => done(this.table.turnPage()),
    speak: async (language) => done(await this.speak(language)),
    inWords: (on) => done(this.watcher.read(on)),
    hint: (decision) => this.table.hint(decision, this.watcher.looking),
    odds: (decision, picks) => this.table.odds(decision, picks, this.watcher.looking),
    sampled: (decision, picks) => this.table.sampled(decision, picks, this.watcher.looking),
    setup: () => this.table.playable.setup,
    marks: () => this.watcher.marks(),
    chronicle: () => this.watcher.chronicle(),
    exportFile: () => exportFile(this.watcher),
    bugReport: () => bugReport(this.watcher),
    shareCode: () => codeOf(this.watcher, packing),
    close: async () => done(await this.close()),
  };

  private get opened(): Sitting {
    if (this.sitting === null) throw new Troubled(trouble('trouble.closed'));
    return this.sitting;
  }

  private get table(): Table {
    return this.opened.table;
  }

  private get watcher(): Watcher {
    return this.opened.watcher;
  }

  private async open(opening: Opening): Promise<Opened> {
    await this.close();
    const { language, pace = 'normal' } = opening;
    if (opening.from === 'shelf') return this.resume(opening);
    const playable = withCompanions(await playableIn(opening), opening.companions);
    const table = this.lay(playable, pace);
    const id = opening.keep === true ? randomWord() : null;
    if (id !== null) await this.keepUnder(id, table, false);
    return this.sitDown(table, { id, language, at: opening.at });
  }

  private async resume({ id, takeOver = false, language, pace = 'normal' }: Resuming): Promise<Opened> {
    const table = await this.fetch(id, language, pace);
    await this.keepUnder(id, table, takeOver);
    for (const { id: branch, answers } of table.timeline.all) this.keeper?.knows(branch, answers);
    return this.sitDown(table, { id, language });
  }

  /** An adventure of the shelf as it was left. */
  private async fetch(id: string, language: string, pace: Pace): Promise<Table> {
    const kept = await this.means.shelf.read(id);
    if (!kept.ok) throw new Troubled(kept.trouble);
    return this.lay(await openKept(loadGame, language, kept.value), pace);
  }

  private async exportKept(id: string, language: string): Promise<File> {
    return exportFile(await this.glance(id, language));
  }

  private async readKept(id: string, language: string): Promise<Book> {
    return bookFor(await this.glance(id, language));
  }

  /** A kept adventure to be read: nothing is played, and another window may be playing it. */
  private async glance(id: string, language: string): Promise<Watcher> {
    const table = await this.fetch(id, language, 'paused');
    table.close();
    return new Watcher(table, 'all', language, () => undefined);
  }

  private lay(playable: Playable, pace: Pace): Table {
    const table: Table = new Table(playable, {
      pace,
      thinker: this.means.thinker(playable.game),
      sleep: this.means.sleep,
      seen: () => this.shown.all(),
      played: () => this.keep(table),
      saving: () => this.keeper?.saving ?? { state: 'fleeting', trouble: null },
    });
    return table;
  }

  private sitDown(
    table: Table,
    { id, language, at }: { id: string | null; language: string; at?: number | undefined },
  ): Opened {
    const watcher = new Watcher(table, 'all', language, () => this.push());
    if (at !== undefined && at < table.timeline.at)
      watcher.look = { branch: table.timeline.place.branch, at };
    const scene = watcher.nextScene();
    this.sitting = { table, watcher, id };
    this.keep(table);
    table.goOn();
    return { id, scene, otherCards: table.playable.otherCards };
  }

  private push(): void {
    if (this.sitting === null) return;
    this.shown.send();
    this.port.post({ push: 'scene', scene: this.sitting.watcher.nextScene() });
  }

  /** Everything is told again in another language; the table stays as it is. */
  private async speak(language: string): Promise<void> {
    const { table, watcher } = this.opened;
    if (watcher.language === language) return;
    if (!table.speaks(language)) table.speak((await loadGame(table.game.rules.id, language)).show);
    watcher.language = language;
    watcher.forgetTold();
    this.keep(table);
    watcher.changed();
  }

  private keep(table: Table): void {
    const { sitting } = this;
    if (sitting?.table !== table || sitting.id === null) return;
    const { id, watcher } = sitting;
    this.keeper?.keep(() => latestOf(id, table, watcher.language, this.means.now()));
  }

  private async keepUnder(id: string, table: Table, takeOver: boolean): Promise<void> {
    const claim = await this.claim(id, takeOver);
    if (claim === null) {
      table.close();
      throw new Troubled(trouble('trouble.elsewhere'));
    }
    this.keeper = new Keeper(this.means.shelf, claim, (saving) => this.port.post({ push: 'saving', saving }));
  }

  /** A page that is loaded again may come before its former self has let go. */
  private async claim(id: string, takeOver: boolean): Promise<Claim | null> {
    const { claims, sleep } = this.means;
    for (const pause of PATIENCE) {
      const claim = await claims.claim(id, takeOver);
      if (claim !== null) return claim;
      await sleep(pause);
    }
    return claims.claim(id, takeOver);
  }

  /** One after the other: the same game may come twice at once. */
  private async importAll(files: readonly File[], language: string): Promise<Imported[]> {
    const became: Imported[] = [];
    for (const { name, text } of files) became.push({ name, result: await this.import(text, language) });
    return became;
  }

  /** A file that is sound becomes an adventure of its own, unless it is here; nothing that is there already is touched. */
  private async import(text: string, language: string): Promise<Imported['result']> {
    try {
      const table = this.lay(await openText(loadGame, language, text), 'paused');
      const id = randomWord();
      const latest = latestOf(id, table, language, this.means.now());
      const { head, branches } = latest;
      const parts = branches.map(({ id: branch, answers }) => ({ branch, from: 0, answers }));
      table.close();
      const twin = await twinOf(latest, this.means.shelf);
      if (twin !== null) return fine({ id: twin.id, standing: twin.standing, here: true });
      const written = await this.means.shelf.write({ head, parts });
      return written.ok ? fine({ id, standing: head.standing, here: false }) : written;
    } catch (error) {
      return bad(troubleOf(error));
    }
  }

  private async close(): Promise<void> {
    this.sitting?.table.close();
    await this.keeper?.close();
    this.sitting = null;
    this.keeper = null;
  }
}

type Resuming = Extract<Opening, { from: 'shelf' }>;

function playableIn(opening: Exclude<Opening, { from: 'shelf' }>): Promise<Playable> {
  const { language } = opening;
  if (opening.from === 'file') return openText(loadGame, language, opening.text);
  if (opening.from === 'code') return openCode(loadGame, language, { code: opening.code, packing });
  return openFresh(loadGame, language, { ...opening, seed: opening.seed ?? randomWord() });
}

/** Nobody can guess it, and it can be read aloud. */
function randomWord(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(6));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const done = (_: void): null => null;
