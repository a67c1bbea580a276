import type { Io } from '../io.js';
import { en, type Words } from '../words/en.js';
import { type Style, styleFor } from './style.js';
import { wrap } from './wrap.js';

const WIDEST = 100;
const NARROWEST = 40;

/** What a command writes on: wrapped for people, untouched for programs. */
export class Paper {
  readonly style: Style;
  readonly width: number;
  /** What the terminal itself says, in the language of whoever plays. */
  words: Words = en;

  constructor(readonly io: Io) {
    this.style = styleFor(io.stdout, io.env);
    this.width = Math.max(NARROWEST, Math.min(WIDEST, io.stdout.columns ?? WIDEST));
  }

  /** A line of text, or several; `hang` indents what had to be broken. */
  say(text = '', hang = 0): void {
    for (const line of text.split('\n')) {
      for (const part of wrap(line, this.width, hang)) this.io.stdout.write(`${part}\n`);
    }
  }

  sayAll(lines: readonly string[], hang = 0): void {
    for (const line of lines) this.say(line, hang);
  }

  /** Something to be copied: broken in two it would be no use. */
  verbatim(text: string): void {
    this.io.stdout.write(`  ${text}\n`);
  }

  heading(text: string): void {
    this.say(this.style.strong(text));
  }

  json(value: unknown): void {
    this.io.stdout.write(`${JSON.stringify(value, null, 2)}\n`);
  }

  complain(text: string): void {
    const { bad } = styleFor(this.io.stderr, this.io.env);
    const lines = `questhall: ${text}`.split('\n').flatMap((line) => wrap(line, this.width));
    for (const line of lines) this.io.stderr.write(`${bad(line)}\n`);
  }
}
