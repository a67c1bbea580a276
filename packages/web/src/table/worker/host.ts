import type { Port } from '../port.js';
import type { CallName, Calls, Imported, Opened, Opening, Reply, Request, Told } from '../protocol.js';
import type { Pace, Scene } from '../scene.js';
import type { Claim, Claims } from '../storage/claims.js';
import type { Shelf } from '../storage/shelf.js';
import type { File } from '../table.js';
import { bad, fine, type Result, Troubled, trouble } from '../trouble.js';
import type { Sleep } from './companions.js';
import { Desk, type Found } from './desk.js';
import { bugReport, codeOf, exportFile } from './files.js';
import { findGame, inFile, inShelf, randomWord } from './find.js';
import type { Game } from './games.js';
import { Keeper } from './keeper.js';
import { latestOf } from './latest.js';
import { retold } from './retold.js';
import { Sight } from './sight.js';
import type { Thinker } from './thinker.js';
import { troubleOf } from './troubles.js';
import { twinOf } from './twins.js';

/** What a host needs of the world around it; tests bring their own. */
export type Means = {
  readonly shelf: Shelf;
  readonly claims: Claims;
  readonly now: () => number;
  readonly sleep: Sleep;
  readonly thinker: (game: Game) => Thinker;
};

/** Milliseconds between one try and the next. */
const PATIENCE = [50, 150, 300];

type Handlers = {
  readonly [Name in CallName]: (
    asked: Calls[Name]['asked'],
  ) => Calls[Name]['gives'] | Promise<Calls[Name]['gives']>;
};

/** Runs one game at a time for whoever is at the other end of the line. */
export class Host {
  private desk: Desk | null = null;
  private keeper: Keeper | null = null;
  private readonly sight: Sight;
  /** What the game on the desk is kept under. */
  private id: string | null = null;

  constructor(
    private readonly port: Port<Request, Reply>,
    private readonly means: Means,
  ) {
    this.sight = new Sight(means.sleep);
    port.listen(async ({ id, call, asked }) => port.post({ id, result: await this.handled(call, asked) }));
  }

  private async handled(call: CallName, asked: Request['asked']): Promise<Result<unknown>> {
    try {
      const handler = this.handlers[call] as (asked: unknown) => unknown;
      return fine((await handler(asked)) ?? null);
    } catch (error) {
      return bad(troubleOf(error));
    }
  }

  private readonly handlers: Handlers = {
    open: (opening) => this.open(opening),
    export: ({ id, language }) => this.exported(id, language),
    read: ({ id, language }) => this.read(id, language),
    import: ({ files, language }) => this.broughtAll(files, language),
    answer: ({ decision, picks }) => done(this.table.answer(decision, picks)),
    undo: ({ count }) => done(this.table.undo(count)),
    redo: ({ count }) => done(this.table.redo(count)),
    goTo: ({ at }) => done(this.table.jump(at)),
    branch: () => this.table.branch(),
    switchTo: ({ branch }) => done(this.table.switchTo(branch)),
    sit: ({ seat, sitter }) => done(this.table.sit(seat, sitter)),
    pace: ({ pace }) => done(this.table.pace(pace)),
    step: async () => done(await this.table.step()),
    skip: async () => done(await this.table.skip()),
    seen: ({ scenes }) => done(this.sight.see(scenes)),
    goOn: () => done(this.table.turnPage()),
    speak: async ({ language }) => done(await this.speak(language)),
    hint: ({ decision }) => this.table.hint(decision),
    odds: ({ decision, picks }) => this.table.odds(decision, picks),
    sampled: ({ decision, picks }) => this.table.sampled(decision, picks),
    marks: () => this.table.marks(),
    chronicle: () => this.table.chronicle(),
    exportFile: () => exportFile(this.table),
    bugReport: () => bugReport(this.table),
    shareCode: () => codeOf(this.table),
    close: async () => done(await this.close()),
  };

  private get table(): Desk {
    if (this.desk === null) throw new Troubled(trouble('trouble.closed'));
    return this.desk;
  }

  private async open(opening: Opening): Promise<Opened> {
    await this.close();
    const { pace = 'normal' } = opening;
    if (opening.from === 'shelf') return this.resume(opening);
    const desk = this.seated(await findGame(opening), pace);
    if (opening.at !== undefined) desk.history.goTo(opening.at);
    const id = opening.keep === true ? randomWord() : null;
    if (id !== null) await this.keepUnder(id, desk, false);
    return this.opened(desk, id);
  }

  private async resume({ id, takeOver = false, language, pace = 'normal' }: Resuming): Promise<Opened> {
    const desk = await this.fetched(id, language, pace);
    await this.keepUnder(id, desk, takeOver);
    for (const one of desk.branches.answers) this.keeper?.knows(one.id, one.answers);
    return this.opened(desk, id);
  }

  /** An adventure of the shelf as it was left. */
  private async fetched(id: string, language: string, pace: Pace): Promise<Desk> {
    const kept = await this.means.shelf.read(id);
    if (!kept.ok) throw new Troubled(kept.trouble);
    const desk = this.seated(await inShelf(kept.value, language), pace);
    desk.lookAt(kept.value.head);
    return desk;
  }

  private async exported(id: string, language: string): Promise<File> {
    const desk = await this.fetched(id, language, 'paused');
    desk.close();
    return exportFile(desk);
  }

  private async read(id: string, language: string): Promise<Told> {
    const desk = await this.fetched(id, language, 'paused');
    desk.close();
    return { scene: desk.scene(), lines: desk.chronicle() };
  }

  private push(scene: Scene): void {
    this.sight.send();
    this.port.post({ push: 'scene', scene });
  }

  private seated(found: Found, pace: Pace): Desk {
    const desk: Desk = new Desk(found, {
      pace,
      thinker: this.means.thinker(found.game),
      sleep: this.means.sleep,
      changed: () => this.desk === desk && this.push(desk.scene()),
      seen: () => this.sight.clear(),
      played: () => this.keep(desk),
      saving: () => this.keeper?.saving ?? { state: 'fleeting', trouble: null },
    });
    if (found.place !== undefined) desk.lookAt(found.place);
    return desk;
  }

  /** The same game on a desk that speaks another language: every line is told again. */
  private async speak(language: string): Promise<void> {
    const before = this.table;
    const found = await retold(before, language);
    if (found === null || this.desk !== before) return;
    const desk = this.seated(found, before.scene().companions.pace);
    desk.takeOver(before);
    this.desk = desk;
    desk.changed();
    desk.goOn();
  }

  private opened(desk: Desk, id: string | null): Opened {
    this.desk = desk;
    this.id = id;
    const scene = desk.scene();
    this.keep(desk);
    desk.goOn();
    return { id, scene, otherCards: desk.found.otherCards };
  }

  private keep(desk: Desk): void {
    const { id } = this;
    if (id !== null) this.keeper?.keep(() => latestOf(id, desk, this.means.now()));
  }

  private async keepUnder(id: string, desk: Desk, takeOver: boolean): Promise<void> {
    const claim = await this.claimed(id, takeOver);
    if (claim === null) {
      desk.close();
      throw new Troubled(trouble('trouble.elsewhere'));
    }
    this.keeper = new Keeper(this.means.shelf, claim, (saving) => this.port.post({ push: 'saving', saving }));
  }

  /** A page that is loaded again may come before its former self has let go. */
  private async claimed(id: string, takeOver: boolean): Promise<Claim | null> {
    const { claims, sleep } = this.means;
    for (const pause of PATIENCE) {
      const claim = await claims.claim(id, takeOver);
      if (claim !== null) return claim;
      await sleep(pause);
    }
    return claims.claim(id, takeOver);
  }

  /** One after the other: the same game may come twice in one hand. */
  private async broughtAll(files: readonly File[], language: string): Promise<Imported[]> {
    const became: Imported[] = [];
    for (const { name, text } of files) became.push({ name, result: await this.brought(text, language) });
    return became;
  }

  /** A file that is sound becomes an adventure of its own, unless it is here; nothing that is there already is touched. */
  private async brought(text: string, language: string): Promise<Imported['result']> {
    try {
      const desk = this.seated(await inFile(text, language), 'paused');
      const id = randomWord();
      const latest = latestOf(id, desk, this.means.now());
      const { head, branches } = latest;
      const parts = branches.map(({ id: branch, answers }) => ({ branch, from: 0, answers }));
      desk.close();
      const twin = await twinOf(latest, this.means.shelf);
      if (twin !== null) return fine({ id: twin.id, standing: twin.standing, here: true });
      const written = await this.means.shelf.write({ head, parts });
      return written.ok ? fine({ id, standing: head.standing, here: false }) : written;
    } catch (error) {
      return bad(troubleOf(error));
    }
  }

  private async close(): Promise<void> {
    this.desk?.close();
    await this.keeper?.close();
    this.desk = null;
    this.keeper = null;
    this.id = null;
  }
}

type Resuming = Extract<Opening, { from: 'shelf' }>;

const done = (_: void): null => null;
