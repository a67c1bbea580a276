import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { afterAll } from 'vitest';
import { main } from '../src/cli.js';
import type { Games } from '../src/games/registry.js';
import type { Io, Sink } from '../src/io.js';
import { cellar } from './toy/index.js';

export type Ran = { readonly code: number; readonly out: string; readonly err: string };
type Setting = {
  /** What is typed; the input ends after it. */
  readonly lines?: Iterable<string>;
  readonly cwd?: string;
  readonly tty?: boolean;
  /** Somebody types at a terminal: input and output are one. */
  readonly typed?: boolean;
  readonly env?: Io['env'];
  readonly games?: Games;
};

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

export function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'questhall-cli-'));
  folders.push(made);
  return made;
}

/** Runs the command in this process, with streams of its own. */
export async function run(argv: readonly string[], setting: Setting = {}): Promise<Ran> {
  const out = sink(setting.tty ?? setting.typed);
  const err = sink(setting.tty);
  const stdin = Readable.from(typed(setting.lines ?? []));
  const io: Io = {
    stdin: Object.assign(stdin, { isTTY: setting.typed }),
    stdout: out.sink,
    stderr: err.sink,
    env: setting.env ?? {},
    cwd: setting.cwd ?? folder(),
  };
  const code = await main(argv, io, setting.games ?? [cellar]);
  return { code, out: out.text(), err: err.text() };
}

function* typed(lines: Iterable<string>) {
  for (const line of lines) yield `${line}\n`;
}

/** Plays the toy on a fixed seed with the given lines. */
export function playing(lines: readonly string[], ...argv: string[]): Promise<Ran> {
  return run(['play', '--seed', 'mouse', ...argv], { lines });
}

function sink(tty = false): { sink: Sink; text: () => string } {
  const parts: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      parts.push(String(chunk));
      done();
    },
  });
  return { sink: Object.assign(stream, { isTTY: tty, columns: 100 }), text: () => parts.join('') };
}
