import { createInterface, type Interface } from 'node:readline';
import type { Io } from '../io.js';

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
    this.iterator = this.reader[Symbol.asyncIterator]();
  }

  /** The next line, or nothing at the end of the input. */
  async next(prompt: string): Promise<string | undefined> {
    if (this.typed) {
      this.reader.setPrompt(prompt);
      this.reader.prompt();
    } else this.io.stdout.write(prompt);
    const value = await this.read();
    if (value === undefined || !this.typed) this.io.stdout.write(`${value ?? ''}\n`);
    return value?.trim();
  }

  /** A terminal that is gone cannot be read: that is an end of the input like any other. */
  private async read(): Promise<string | undefined> {
    try {
      const { value, done } = await this.iterator.next();
      return done === true ? undefined : value;
    } catch (error) {
      if (error instanceof Error && 'code' in error) return undefined;
      throw error;
    }
  }

  /** Ctrl-C is the order to quit, which asks before a game is lost. */
  private typeQuit(): void {
    this.reader.write(null, { ctrl: true, name: 'e' });
    this.reader.write(null, { ctrl: true, name: 'u' });
    this.reader.write('quit\n');
  }

  close(): void {
    this.reader.close();
  }
}
