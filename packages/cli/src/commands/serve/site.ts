import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import { missingPage } from './missing.js';

/**
 * What pages of the app may do: load and run what comes from here, and nothing from elsewhere. Styles may stand in the
 * page, because libraries for motion and focus put some there; scripts may not.
 */
const POLICY = [
  "default-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join('; ');

const HEADERS = {
  'Content-Security-Policy': POLICY,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=()',
};

/** Files of this folder have the hash of their content in their name, so they never change. */
const HASHED = '/assets/';
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** The built app in a folder, as a site: files as they are, and every address of the app leads to its one page. */
export function site(folder: string): Hono {
  const made = new Hono();
  const files = serveStatic({ root: folder, precompressed: true, onFound: (_, c) => keepFor(c) });
  const page = serveStatic({ root: folder, path: 'index.html', precompressed: true });
  made.use(safely);
  made.use(onlyReading);
  made.use(unlessHashed(etag()));
  made.use(files);
  made.use((c, next) => (isFile(c.req.path) ? next() : page(c, next)));
  made.notFound((c) => c.html(missingPage(c.req.path), 404));
  return made;
}

const safely: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', ASK_EACH_TIME);
};

const onlyReading: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  return c.text('This can only be read.\n', 405, { Allow: 'GET, HEAD' });
};

const unlessHashed =
  (marked: MiddlewareHandler): MiddlewareHandler =>
  (c, next) =>
    c.req.path.startsWith(HASHED) ? next() : marked(c, next);

function keepFor(c: Context): void {
  if (c.req.path.startsWith(HASHED)) c.header('Cache-Control', FOR_EVER);
}

/** Addresses of the app have no dot in their last part, files have one. */
const isFile = (path: string): boolean => /\.[^/]*$/.test(path);
