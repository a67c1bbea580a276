import { main } from './cli.js';
import { GAMES } from './games/all.js';
import { processIo } from './io.js';

process.exitCode = await main(process.argv.slice(2), processIo(), GAMES);
