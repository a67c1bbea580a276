export { main } from './cli.js';
export { GAMES } from './games/all.js';
export type { Io } from './io.js';
