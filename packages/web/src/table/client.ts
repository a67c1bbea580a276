import { bad, fine, type Result, type Scene, type Trouble, trouble } from '@questhall/table';
import type { Port } from './port.js';
import type { CallName, Calls, Errands, Opened, Opening, Reply, Request } from './protocol.js';
import type { Asked, Failure, Listener, Table, Wishes } from './table.js';

export type OpenTable = Omit<Opened, 'scene'> & { readonly table: Table };
/** Milliseconds after which somebody who waits for an answer is told that none comes. */
const SILENCE = 10_000;
/** Companions play meanwhile, and that takes its time. */
const SLOW: readonly CallName[] = ['step', 'skip'];

const WISHES = [
  ...(['answer', 'never', 'askAgain', 'undo', 'redo', 'goTo', 'branch', 'switchTo', 'sit'] as const),
  ...(['pace', 'step', 'skip', 'turnPage', 'speak', 'inWords'] as const),
];
const QUESTIONS = [
  ...(['hint', 'odds', 'sampled', 'setup', 'marks', 'chronicle'] as const),
  ...(['exportFile', 'bugReport', 'shareCode'] as const),
];

type Waiting = (result: Result<unknown>) => void;

/** The page's end of the line: asks, waits for the answer that has the same number, and hears what is pushed. */
export class Client {
  private next = 1;
  private pushed = 0;
  private readonly waiting = new Map<number, Waiting>();
  private scene: Scene | null = null;
  /** Why nobody answers any more. */
  private ended: Trouble | null = null;
  private readonly listeners = new Set<Listener>();
  /** Somebody wants to see where it leads, and not how. */
  private hurries = 0;
  private readonly failureListeners = new Set<() => void>();
  private failure: Failure | null = null;

  constructor(
    private readonly port: Port<Reply, Request>,
    private readonly silence = SILENCE,
  ) {
    port.listen(
      (reply) => this.hear(reply),
      // Browsers give no reason for a script that did not arrive.
      (reason) =>
        this.breakDown(reason === '' ? trouble('trouble.load') : trouble('trouble.fault', { reason })),
    );
  }

  /** `id` is what it is kept under, if it is. */
  async open(opening: Opening): Promise<Result<OpenTable>> {
    const opened = await this.call('open', [opening]);
    if (!opened.ok) return opened;
    const { scene, ...about } = opened.value;
    this.show(scene);
    return fine({ ...about, table: this.table(scene) });
  }

  readonly importFiles: Asked<Errands>['import'] = (...args) => this.call('import', args);
  readonly exportKept: Asked<Errands>['export'] = (...args) => this.call('export', args);
  /** An adventure that is kept here, to be read: whoever plays it elsewhere is not disturbed. */
  readonly read: Asked<Errands>['read'] = (...args) => this.call('read', args);

  private call<Name extends CallName>(
    call: Name,
    args: Parameters<Calls[Name]>,
  ): Promise<Result<ReturnType<Calls[Name]>>> {
    if (this.ended !== null) return Promise.resolve(bad(this.ended));
    const id = this.next++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve as Waiting);
      this.port.post({ id, call, args });
    });
  }

  private hear(reply: Reply): void {
    if ('id' in reply) {
      this.waiting.get(reply.id)?.(reply.result);
      this.waiting.delete(reply.id);
    } else if (reply.push === 'scene') this.heard(reply.scene);
    else if (this.scene !== null) this.show({ ...this.scene, saving: reply.saving });
  }

  /** Whoever plays at the other end is told when it can be seen, or when all of it was shown. */
  private async heard(scene: Scene): Promise<void> {
    this.pushed++;
    const scenes = this.pushed;
    const shown = this.show(scene);
    if (this.hurries === 0 && scene.companions.pace !== 'instant') await Promise.all(shown);
    painted(() => this.call('seen', [scenes]));
  }

  private show(scene: Scene): (Promise<void> | void)[] {
    this.scene = scene;
    return [...this.listeners].map((listener) => listener(scene));
  }

  private async skip(): Promise<Result<null>> {
    this.hurries++;
    this.call('seen', [this.pushed]);
    const skipped = await this.wish('skip', []);
    this.hurries--;
    return skipped;
  }

  private watch(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  }

  private watchFailure(listener: () => void): () => void {
    this.failureListeners.add(listener);
    return () => this.failureListeners.delete(listener);
  }

  /** Something that somebody wants to happen. If it does not, the page says so where it shows the table. */
  private async wish<Name extends keyof Wishes>(
    call: Name,
    args: Parameters<Wishes[Name]>,
  ): Promise<Result<ReturnType<Wishes[Name]>>> {
    const silent = () => this.fail({ call, trouble: trouble('trouble.silent') });
    const timer = SLOW.includes(call) ? undefined : setTimeout(silent, this.silence);
    const result = await this.call(call, args);
    clearTimeout(timer);
    this.fail(result.ok ? null : { call, trouble: result.trouble });
    return result;
  }

  private fail(failure: Failure | null): void {
    if (this.failure === failure) return;
    this.failure = failure;
    for (const listener of this.failureListeners) listener();
  }

  private table(first: Scene): Table {
    const current = () => this.scene ?? first;
    const failure = () => this.failure;
    return {
      get scene() {
        return current();
      },
      get failure() {
        return failure();
      },
      forgetFailure: () => this.fail(null),
      watchFailure: (listener) => this.watchFailure(listener),
      watch: (listener) => this.watch(listener),
      ...methods(WISHES, (name, args) => this.wish(name, args)),
      ...methods(QUESTIONS, (name, args) => this.call(name, args)),
      skip: () => this.skip(),
      close: () => this.close(),
    };
  }

  /** What was asked before is answered first; then the line is cut. */
  private async close(): Promise<Result<null>> {
    const closed = await this.call('close', []);
    this.leave();
    return closed;
  }

  /** Cuts the line at once: where no table was opened, nobody needs to be told. */
  leave(): void {
    this.port.close();
    this.listeners.clear();
    this.failureListeners.clear();
    this.end(trouble('trouble.closed'));
  }

  /** Nobody is at the other end any more, also if nothing was asked for. */
  private breakDown(why: Trouble): void {
    this.end(why);
    this.fail({ call: 'open', trouble: why });
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

/** A method of each name, which sends its arguments as they are. */
function methods<Name extends CallName>(
  names: readonly Name[],
  send: (name: Name, args: never) => Promise<Result<unknown>>,
): Asked<Pick<Calls, Name>> {
  const made = names.map((name) => [name, (...args: unknown[]) => send(name, args as never)]);
  return Object.fromEntries(made);
}
