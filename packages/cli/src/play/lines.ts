import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.js';

/** A terminal that is closed, or a machine that shuts down: the input ends, and the terminal is left in order. */
const ENDING = ['SIGHUP', 'SIGTERM'] as const;

/** Lines from a person or a pipe. A pipe's lines are written out, so that the transcript can be read. */
export class Lines {
  private readonly reader: Interface;
  private readonly iterator: AsyncIterator<string>;
  /** Somebody sits at a terminal. */
  readonly typed: boolean;

  constructor(private readonly io: Io) {
    this.typed = io.stdin.isTTY === true && io.stdout.isTTY === true;
    this.reader = createInterface({
      input: io.stdin,
      terminal: this.typed,
      ...(this.typed && { output: io.stdout }),
    });
    this.reader.on('SIGINT', () => this.typeQuit());
    if (this.typed) for (const signal of ENDING) process.once(signal, this.end);
    this.iterator = this.reader[Symbol.asyncIterator]();
  }

  /** The next line, or nothing at the end of the input. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.typed) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else this.io.stdout.write(prompt);
    const { value, done } = await this.iterator.next();
    if (done === true || value === undefined) {
      this.io.stdout.write('\n');
      return undefined;
    }
    if (!this.typed) this.io.stdout.write(`${value}\n`);
    return value.trim();
  }

  /** Ctrl-C is the order to quit, which asks before a game is lost. */
  private typeQuit(): void {
    this.reader.write(null, { ctrl: true, name: 'e' });
    this.reader.write(null, { ctrl: true, name: 'u' });
    this.reader.write('quit\n');
  }

  private readonly end = (): void => this.reader.close();

  close(): void {
    for (const signal of ENDING) process.off(signal, this.end);
    this.reader.close();
  }
}
