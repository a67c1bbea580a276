import { BadSave, BadSetup } from '@questhall/engine';
import { type Command, CommanderError } from 'commander';
import { FAULT, FINE, messageIn, REFUSED, Refused } from './errors.js';
import type { Games } from './games/registry.js';
import type { Io } from './io.js';
import { program } from './program.js';
import { sentence } from './text/list.js';
import { Paper } from './text/paper.js';

/** The whole command: arguments in, exit code out. Nobody ever sees a stack trace for something they typed. */
export async function main(argv: readonly string[], io: Io, games: Games): Promise<number> {
  const paper = new Paper(io);
  let code = FINE;
  const done = (result: number) => {
    code = result;
  };
  const command: Command = program(games, paper, done);
  try {
    await command.parseAsync([...argv], { from: 'user' });
    return code;
  } catch (error) {
    return excuse(paper, error);
  }
}

function excuse(paper: Paper, error: unknown): number {
  // Commander has already said what is wrong, or printed the help that was asked for.
  if (error instanceof CommanderError) return error.exitCode === 0 ? FINE : REFUSED;
  if (error instanceof Refused || error instanceof BadSetup || error instanceof BadSave) {
    paper.complain(sentence(messageIn(error, paper.words)));
    return REFUSED;
  }
  const message = error instanceof Error ? error.message : String(error);
  paper.complain(`this is a fault in Questhall, not yours: ${message}`);
  if (paper.io.env.QUESTHALL_TRACE !== undefined && error instanceof Error) paper.complain(error.stack ?? '');
  return FAULT;
}
