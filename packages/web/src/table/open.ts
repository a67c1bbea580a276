import { Client } from './client.js';
import { type Port, type Postable, portOf } from './port.js';
import type { Reply, Request } from './protocol.js';

/** A table in a worker of this browser. */
export const localTable = (): Client => new Client(lineToWorker());

function lineToWorker(): Port<Reply, Request> {
  try {
    const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
    return portOf<Reply, Request>(worker as Postable);
  } catch {
    return nobody;
  }
}

/** A browser that allows no worker is like one that could not load it. */
const nobody: Port<Reply, Request> = {
  post: () => undefined,
  listen: (_, broken) => broken?.(''),
  close: () => undefined,
};
