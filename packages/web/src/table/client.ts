import type { Port } from './port.js';
import type { CallName, Calls, Imported, Opened, Opening, Reply, Request, Told } from './protocol.js';
import type { Scene } from './scene.js';
import type { File, Table } from './table.js';
import { bad, fine, type Result, type Trouble, trouble } from './trouble.js';

export type OpenTable = Omit<Opened, 'scene'> & { readonly table: Table };
type Waiting = (result: Result<unknown>) => void;

/** The page's end of the line: asks, waits for the answer that has the same number, and hears what is pushed. */
export class Client {
  private next = 1;
  private pushed = 0;
  private readonly waiting = new Map<number, Waiting>();
  private scene: Scene | null = null;
  /** Why nobody answers any more. */
  private ended: Trouble | null = null;
  private readonly listeners = new Set<(scene: Scene) => void>();

  constructor(private readonly port: Port<Reply, Request>) {
    port.listen(
      (reply) => this.hear(reply),
      // Browsers give no reason for a script that did not arrive.
      (reason) => this.end(reason === '' ? trouble('trouble.load') : trouble('trouble.fault', { reason })),
    );
  }

  /** `id` is what it is kept under, if it is. */
  async open(opening: Opening): Promise<Result<OpenTable>> {
    const opened = await this.call('open', opening);
    if (!opened.ok) return opened;
    const { scene, ...about } = opened.value;
    this.show(scene);
    return fine({ ...about, table: this.table(scene) });
  }

  importFiles(files: readonly File[], language: string): Promise<Result<readonly Imported[]>> {
    return this.call('import', { files, language });
  }

  exportKept(id: string, language: string): Promise<Result<File>> {
    return this.call('export', { id, language });
  }

  /** An adventure that is kept here, to be read: whoever plays it elsewhere is not disturbed. */
  read(id: string, language: string): Promise<Result<Told>> {
    return this.call('read', { id, language });
  }

  private call<Name extends CallName>(
    call: Name,
    asked: Calls[Name]['asked'],
  ): Promise<Result<Calls[Name]['gives']>> {
    if (this.ended !== null) return Promise.resolve(bad(this.ended));
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve as Waiting);
      this.port.post({ id, call, asked } as Request);
    });
  }

  private hear(reply: Reply): void {
    if ('id' in reply) {
      this.waiting.get(reply.id)?.(reply.result);
      this.waiting.delete(reply.id);
    } else if (reply.push === 'scene') this.heard(reply.scene);
    else if (this.scene !== null) this.show({ ...this.scene, saving: reply.saving });
  }

  /** Whoever plays at the other end is told when it can be seen. */
  private heard(scene: Scene): void {
    this.pushed++;
    this.show(scene);
    const scenes = this.pushed;
    painted(() => this.call('seen', { scenes }));
  }

  private show(scene: Scene): void {
    this.scene = scene;
    for (const listener of this.listeners) listener(scene);
  }

  private watch(listener: (scene: Scene) => void): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private table(first: Scene): Table {
    const current = () => this.scene ?? first;
    return {
      get scene() {
        return current();
      },
      watch: (listener) => this.watch(listener),
      answer: (decision, picks) => this.call('answer', { decision, picks }),
      undo: (count = 1) => this.call('undo', { count }),
      redo: (count = 1) => this.call('redo', { count }),
      goTo: (at) => this.call('goTo', { at }),
      branch: () => this.call('branch', null),
      switchTo: (branch) => this.call('switchTo', { branch }),
      sit: (seat, sitter) => this.call('sit', { seat, sitter }),
      pace: (pace) => this.call('pace', { pace }),
      step: () => this.call('step', null),
      skip: () => this.call('skip', null),
      turnPage: () => this.call('turnPage', null),
      order: (orders) => this.call('order', { orders }),
      liftOrders: (orders) => this.call('liftOrders', { orders }),
      setup: () => this.call('setup', null),
      speak: (language) => this.call('speak', { language }),
      hint: (decision) => this.call('hint', { decision }),
      odds: (decision, picks) => this.call('odds', { decision, picks }),
      sampled: (decision, picks) => this.call('sampled', { decision, picks }),
      marks: () => this.call('marks', null),
      chronicle: () => this.call('chronicle', null),
      exportFile: () => this.call('exportFile', null),
      bugReport: () => this.call('bugReport', null),
      shareCode: () => this.call('shareCode', null),
      close: () => this.close(),
    };
  }

  /** What was asked before is answered first; then the line is cut. */
  private async close(): Promise<Result<null>> {
    const closed = await this.call('close', null);
    this.leave();
    return closed;
  }

  /** Cuts the line at once: where no table was opened, nobody needs to be told. */
  leave(): void {
    this.port.close();
    this.listeners.clear();
    this.end(trouble('trouble.closed'));
  }

  private end(why: Trouble): void {
    this.ended = why;
    for (const waits of this.waiting.values()) waits(bad(why));
    this.waiting.clear();
  }
}

/** After the next picture of the page, or at once where there are none. */
function painted(then: () => void): void {
  if (typeof requestAnimationFrame === 'undefined' || document.hidden) then();
  else requestAnimationFrame(() => setTimeout(then));
}
