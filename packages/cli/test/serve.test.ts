import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addressesInNetwork, addressHere } from '../src/commands/serve/addresses.js';
import { hasDesktop } from '../src/commands/serve/desktop.js';
import { listen, type Served } from '../src/commands/serve/listen.js';
import { site } from '../src/commands/serve/site.js';
import { folder, run } from './run.js';

const PAGE = '<!doctype html><title>The hall</title>';
const SCRIPT = 'export const hall = 1;';

/** A small app as the build leaves it: hashed files, some with compressed copies. */
function app(): string {
  const made = join(folder(), 'app');
  mkdirSync(join(made, 'assets'), { recursive: true });
  writeFileSync(join(made, 'index.html'), PAGE);
  writeFileSync(join(made, 'sw.js'), 'self.skipWaiting();');
  writeFileSync(join(made, 'app.webmanifest'), '{}');
  writeFileSync(join(made, 'assets/index-a1b2.js'), SCRIPT);
  writeFileSync(join(made, 'assets/index-a1b2.js.br'), brotliCompressSync(SCRIPT));
  writeFileSync(join(made, 'assets/index-a1b2.js.gz'), gzipSync(SCRIPT));
  writeFileSync(join(made, 'assets/type-c3d4.woff2'), 'font');
  writeFileSync(join(made, '../secret.txt'), 'not for everybody');
  return made;
}

describe('the site', () => {
  let served: Served;
  beforeAll(async () => {
    served = await listen(site(app()), { port: 0, host: '127.0.0.1' });
  });
  afterAll(() => served.close());
  const get = (path: string, init: RequestInit = {}) =>
    fetch(`http://127.0.0.1:${served.port}${path}`, { redirect: 'manual', ...init });

  test.each([
    '/',
    '/index.html',
    '/chess/new',
    '/table/amber-falcon',
    '/chess/cards?q=a.b',
    '/chess/cards/caf%C3%A9',
  ])('%s is the page of the app, and is asked for anew each time', async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(await answer.text()).toBe(PAGE);
  });
  test('a page that has not changed is not sent twice', async () => {
    const mark = (await get('/')).headers.get('etag') ?? '';
    expect(mark).not.toBe('');
    const again = await get('/', { headers: { 'If-None-Match': mark } });
    expect({ status: again.status, text: await again.text() }).toEqual({ status: 304, text: '' });
  });
  test.each([
    ['/sw.js', 'text/javascript; charset=utf-8', 'no-cache'],
    ['/app.webmanifest', 'application/manifest+json', 'no-cache'],
    ['/assets/index-a1b2.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/type-c3d4.woff2', 'font/woff2', 'public, max-age=31536000, immutable'],
  ])('%s has its type and is kept as long as it holds', async (path, type, kept) => {
    const { status, headers } = await get(path);
    expect({ status, type: headers.get('content-type'), kept: headers.get('cache-control') }).toEqual({
      status: 200,
      type,
      kept,
    });
  });
  test.each([
    ['br, gzip', 'br'],
    ['gzip, deflate', 'gzip'],
    ['identity', null],
  ])('who takes %s gets %s', async (accepted, sent) => {
    const answer = await get('/assets/index-a1b2.js', { headers: { 'Accept-Encoding': accepted } });
    expect(answer.headers.get('content-encoding')).toBe(sent);
    expect(await answer.text()).toBe(SCRIPT);
  });
  test.each(['/assets/index-gone.js', '/nothing.png', '/deep/in/nowhere.css', '/<b>.html'])(
    '%s is not there, and that is said',
    async (path) => {
      const answer = await get(path);
      const text = await answer.text();
      expect(answer.status).toBe(404);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(text).toContain('There is no such file in the hall');
      expect(text).not.toContain('<b>');
    },
  );
  test.each(['/../secret.txt', '/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%5c..%5csecret.txt'])(
    '%s leads nowhere outside',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('not for everybody');
    },
  );
  test('pages may load nothing from elsewhere, and nobody may frame them', async () => {
    for (const path of ['/', '/assets/index-a1b2.js', '/nothing.png']) {
      const { headers } = await get(path);
      expect(headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(headers.get('content-security-policy')).toContain("worker-src 'self' blob:");
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
    }
  });
  test('can be looked at, and not written', async () => {
    const head = await get('/', { method: 'HEAD' });
    expect({ status: head.status, text: await head.text() }).toEqual({ status: 200, text: '' });
    const post = await get('/', { method: 'POST', body: 'x' });
    expect({ status: post.status, allow: post.headers.get('allow') }).toEqual({
      status: 405,
      allow: 'GET, HEAD',
    });
  });
});

describe('where the hall is', () => {
  test('is said for this machine and for the network', () => {
    expect(addressHere({ host: '0.0.0.0', port: 80 })).toBe('http://127.0.0.1:80/');
    expect(addressHere({ host: '::1', port: 80 })).toBe('http://[::1]:80/');
    const shown = { netmask: '', mac: '', cidr: null } as const;
    expect(
      addressesInNetwork(
        { host: '0.0.0.0', port: 4600 },
        {
          lo: [{ ...shown, family: 'IPv4', address: '127.0.0.1', internal: true }],
          eth: [
            { ...shown, family: 'IPv4', address: '192.168.1.7', internal: false },
            { ...shown, family: 'IPv6', scopeid: 0, address: 'fe80::1', internal: false },
          ],
        },
      ),
    ).toEqual(['http://192.168.1.7:4600/']);
  });
  test('a browser opens by itself only where somebody sees it', () => {
    expect(hasDesktop({ DISPLAY: ':0' }, 'linux')).toBe(true);
    expect(hasDesktop({ WAYLAND_DISPLAY: 'wayland-0' }, 'linux')).toBe(true);
    expect(hasDesktop({}, 'darwin')).toBe(true);
    expect(hasDesktop({}, 'win32')).toBe(true);
    expect(hasDesktop({}, 'linux')).toBe(false);
    expect(hasDesktop({ DISPLAY: ':0', SSH_CONNECTION: '1 2 3 4' }, 'linux')).toBe(false);
    expect(hasDesktop({ CI: 'true' }, 'darwin')).toBe(false);
  });
});

describe('what cannot be served is refused with a sentence', () => {
  test.each([
    [['--port', 'five'], "A port is a whole number from 0 (any free port) to 65535, not 'five'."],
    [['--port', '65536'], "A port is a whole number from 0 (any free port) to 65535, not '65536'."],
    [['--port', '-1'], "A port is a whole number from 0 (any free port) to 65535, not '-1'."],
    [['--host', ''], '--host needs an address, like 127.0.0.1 or 0.0.0.0.'],
    [
      ['--app', '.', '--host', '192.0.2.1'],
      "This machine has no address '192.0.2.1'. --host can be 127.0.0.1 or 0.0.0.0.",
    ],
    [['--app', 'empty'], "There is no built app in 'empty': a file index.html is missing."],
    [['--prot', '1'], "Unknown option '--prot'. Did you mean --port?"],
  ])('%j', async (argv, message) => {
    const { code, err, out } = await run(['serve', '--no-open', ...argv], { cwd: app() });
    expect({ code, out, err: err.replaceAll('\n', ' ').trim() }).toEqual({
      code: 2,
      out: '',
      err: `questhall: ${message}`,
    });
  });
});

const BIN = fileURLToPath(new URL('../bin/questhall.js', import.meta.url));

/** The built command as a person runs it, from its first word to its last. */
class Hall {
  private out = '';
  private readonly child: ChildProcess;

  constructor(...argv: string[]) {
    this.child = spawn(process.execPath, [BIN, 'serve', '--no-open', ...argv], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.child.stdout?.on('data', (chunk) => {
      this.out += String(chunk);
    });
  }

  async says(words: string): Promise<string> {
    while (!this.out.includes(words))
      await new Promise((resolve) => this.child.stdout?.once('data', resolve));
    return this.out;
  }

  async ends(signal: NodeJS.Signals): Promise<{ code: number | null; out: string }> {
    const code = new Promise<number | null>((resolve) => this.child.once('close', resolve));
    this.child.kill(signal);
    return { code: await code, out: this.out };
  }
}

/** Somebody else who was there first. */
async function squatter(): Promise<{ port: number; server: Server }> {
  const server = createServer((_, response) => response.end());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { port: (server.address() as AddressInfo).port, server };
}

describe('the command', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    'serves until %s, although a browser holds on to it',
    async (signal) => {
      const hall = new Hall('--port', '0', '--app', app());
      const [address = ''] = /http:\S+/.exec(await hall.says('Ctrl-C')) ?? [];
      expect(await (await fetch(address)).text()).toBe(PAGE);
      const { code, out } = await hall.ends(signal);
      expect(code).toBe(0);
      expect(out).toContain('The hall is closed.');
    },
    60_000,
  );
  test('goes next door when the port is busy, and says what that means', async () => {
    const { port, server } = await squatter();
    const hall = new Hall('--port', String(port), '--app', app());
    const text = (await hall.says('Ctrl-C')).replaceAll('\n', ' ');
    expect(text).toContain(`Port ${port} is busy, so the hall is at port`);
    expect(text).toContain(`those of port ${port} are not seen here`);
    expect(text).not.toContain(`http://127.0.0.1:${port}/`);
    expect((await hall.ends('SIGINT')).code).toBe(0);
    server.close();
  }, 60_000);
});
