import { Client } from './client.js';
import { type Postable, portOf } from './port.js';
import type { Reply, Request } from './protocol.js';

/** A table in a worker of this browser. */
export function localTable(): Client {
  const worker = new Worker(new URL('./worker/worker.ts', import.meta.url), { type: 'module' });
  return new Client(portOf<Reply, Request>(worker as Postable));
}
