import { main } from './cli.js';
import { FAULT, FINE } from './errors.js';
import { reason } from './files.js';
import { GAMES } from './games/all.js';
import { processIo } from './io.js';

// `questhall rules | head` closes the pipe when it has seen enough: that is no fault of anybody's.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(FINE);
  process.stderr.write(`questhall: The output cannot be written: ${reason(error)}.\n`);
  process.exit(FAULT);
});

process.exitCode = await main(process.argv.slice(2), processIo(), GAMES);
