import type { Result } from '@questhall/table';
import { Client, type OpenTable } from './client.js';
import { type Port, type Postable, portOf } from './port.js';
import type { Opening, Reply, Request } from './protocol.js';

/** A table in a worker of this browser. */
export const localTable = (): Client => new Client(lineToWorker());

/** Opens a game; where that fails, nobody is left waiting at the other end. */
export async function openTable(opening: Opening): Promise<Result<OpenTable>> {
  const client = localTable();
  const opened = await client.open(opening);
  if (!opened.ok) client.leave();
  return opened;
}

/** Asks for something that needs no table to be open. */
export async function askOnce<T>(ask: (client: Client) => Promise<T>): Promise<T> {
  const client = localTable();
  const told = await ask(client);
  client.leave();
  return told;
}

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
