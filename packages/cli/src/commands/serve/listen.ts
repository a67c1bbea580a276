import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { Refused } from '../../errors.js';
import { reason } from '../../files.js';

export type Place = { readonly port: number; readonly host: string };
export type Served = Place & { close(): Promise<void> };

/** So many ports are tried, one after the other, before we give up. */
const TRIED = 20;
const LAST_PORT = 65_535;

/** Serves a site at a port, or at the next one that is free. */
export async function listen(site: Hono, { port, host }: Place): Promise<Served> {
  const last = port === 0 ? 0 : Math.min(port + TRIED - 1, LAST_PORT);
  for (let at = port; at <= last; at++) {
    const served = await tried(site, { port: at, host });
    if (served !== 'busy') return served;
  }
  throw new Refused(`The ports from ${port} to ${last} are all busy. Choose another with --port.`);
}

function tried(site: Hono, { port, host }: Place): Promise<Served | 'busy'> {
  const server = createAdaptorServer({ fetch: site.fetch }) as Server;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve('busy');
      else reject(refusal({ port, host }, error));
    });
    server.listen(port, host, () => {
      const { port: found } = server.address() as AddressInfo;
      resolve({ port: found, host, close: () => closed(server) });
    });
  });
}

function refusal({ port, host }: Place, error: NodeJS.ErrnoException): Refused {
  if (error.code === 'ENOTFOUND' || error.code === 'EADDRNOTAVAIL' || error.code === 'EAI_AGAIN')
    return new Refused(`This machine has no address '${host}'. --host can be 127.0.0.1 or 0.0.0.0.`);
  if (error.code === 'EACCES')
    return new Refused(`Port ${port} needs administrator rights. Choose one above 1023 with --port.`);
  return new Refused(`The app cannot be served at port ${port}: ${reason(error)}.`);
}

/** Pages hold their lines open; whoever closes the hall does not wait for them. */
function closed(server: Server): Promise<void> {
  return new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });
}
