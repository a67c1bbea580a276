import { createServer, type Server } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { freePort } from '../lib/port.mjs';

const open: Server[] = [];

/** Somebody who listens, at a port of the machine's choice. */
async function busy(): Promise<number> {
  const server = createServer();
  open.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

describe('the port of the app that is tested', () => {
  afterEach(() => {
    for (const server of open.splice(0)) server.close();
  });

  test('is the next one that is free', async () => {
    const port = await busy();
    expect(await freePort(undefined, port)).toBeGreaterThan(port);
  });

  test('is the one that is asked for, and if it is busy that is said at once', async () => {
    const port = await busy();
    await expect(freePort(String(port), 4602)).rejects.toThrow(`E2E_PORT is ${port}, and something listens`);
    for (const server of open.splice(0)) await new Promise((resolve) => server.close(resolve));
    expect(await freePort(String(port), 4602)).toBe(port);
  });
});
