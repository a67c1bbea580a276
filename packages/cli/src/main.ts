import { main } from './cli.js';
import { FINE } from './errors.js';
import { GAMES } from './games/all.js';
import { processIo } from './io.js';

// `questhall rules | head` closes the pipe when it has seen enough: that is no fault of anybody's.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit(FINE);
});

process.exitCode = await main(process.argv.slice(2), processIo(), GAMES);
