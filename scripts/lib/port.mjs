import { createServer } from 'node:net';

const HOST = '127.0.0.1';
/** So many ports are tried, one after the other, before we give up. */
const TRIED = 40;

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function isFree(port) {
  const server = createServer();
  return new Promise((resolve) => {
    server.once('error', () => resolve(false));
    server.listen(port, HOST, () => server.close(() => resolve(true)));
  });
}

/**
 * A port at which nobody listens: the one that is asked for, or the first that is free. Somebody else's server would
 * be tested, or waited for, in place of the app.
 * @param {string | undefined} asked
 * @param {number} first
 * @returns {Promise<number>}
 */
export async function freePort(asked, first) {
  if (asked !== undefined && asked !== '') {
    if (await isFree(Number(asked))) return Number(asked);
    throw new Error(
      `E2E_PORT is ${asked}, and something listens there already. Choose another port, or none: then a free one is found.`,
    );
  }
  for (let port = first; port < first + TRIED; port++) if (await isFree(port)) return port;
  throw new Error(`The ports from ${first} to ${first + TRIED - 1} are all busy. E2E_PORT chooses another.`);
}
