import { PassThrough, Writable } from 'node:stream';
import { Dice, seeded } from '@questhall/engine';
import { main } from '../src/cli.js';
import type { Games } from '../src/games/registry.js';
import type { Io } from '../src/io.js';
import { folder, type Ran } from './run.js';

type Setting = {
  readonly games: Games;
  readonly env?: Io['env'];
  readonly cwd?: string;
  /** Screens after which the input ends, as if the terminal were closed. */
  readonly most?: number;
};
/** Reads what was printed since the last line, and types the next one; nothing ends the input. */
export type Typist = (screen: string) => string | undefined;

/** Somebody at the screen, who answers each question only after having read it. */
export async function conversation(argv: readonly string[], typist: Typist, setting: Setting): Promise<Ran> {
  const { games, env = {}, cwd = folder(), most = 20_000 } = setting;
  const stdin = new PassThrough();
  const [out, err] = [{ text: '', read: 0, screens: 0 }, { text: '' }];
  const answer = () => {
    const line = out.screens++ < most ? typist(out.text.slice(out.read)) : undefined;
    out.read = out.text.length;
    if (line === undefined) stdin.end();
    else stdin.write(`${line}\n`);
  };
  const stdout = new Writable({
    write(chunk, _, done) {
      out.text += String(chunk);
      if (out.text.endsWith('> ')) setImmediate(answer);
      done();
    },
  });
  const stderr = new Writable({
    write(chunk, _, done) {
      err.text += String(chunk);
      done();
    },
  });
  const sink = (stream: Writable) => Object.assign(stream, { isTTY: false, columns: 100 });
  const code = await main(argv, { stdin, stdout: sink(stdout), stderr: sink(stderr), env, cwd }, games);
  return { code, out: out.text, err: err.text };
}

/** Chooses among the printed options by chance. */
export function guesser(seed: string): Typist {
  const dice = new Dice(seeded(seed));
  return (screen) => {
    const question = screen.slice(screen.lastIndexOf('\n\n'));
    const keys = [...question.matchAll(/^ {1,3}(\d+) {2}\S/gm)].map(([, key]) => key ?? '');
    const range = /\((\d+) to (\d+)\)/.exec(question);
    if (keys.length > 0) return dice.pick('key', keys);
    return range === null
      ? undefined
      : String(Number(range[1]) + dice.draw('amount', Number(range[2]) - Number(range[1]) + 1));
  };
}
