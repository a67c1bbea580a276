// Draws the pictures under which the app is installed, out of the sign over the door, in a real browser:
// node packages/web/build/app-icons.mjs
import { mkdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from '../../../scripts/lib/browser.mjs';

const PUBLIC = new URL('../public/', import.meta.url);
const FOLDER = new URL('icons/', PUBLIC);
const sign = readFileSync(new URL('favicon.svg', PUBLIC), 'utf8');

/** A wall by candle-light behind the sign, for systems that cut the picture into a shape of their own. */
const WALL = 'radial-gradient(circle at 50% 42%, #7a4a1c, #3a2012 55%, #1a100b)';

/** `share` is how much of the width the sign takes. */
const PICTURES = [
  { file: '192.png', size: 192, share: 1, wall: 'none' },
  { file: '512.png', size: 512, share: 1, wall: 'none' },
  { file: 'maskable-512.png', size: 512, share: 0.7, wall: WALL },
  { file: 'apple-180.png', size: 180, share: 0.8, wall: WALL },
];

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? '',
  args: ['--no-sandbox', '--disable-gpu'],
});
for (const { file, size, share, wall } of PICTURES) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${wall}">
       <div style="width:${share * 100}vw;line-height:0">${sign}</div></body>`,
  );
  await page.screenshot({ path: fileURLToPath(new URL(file, FOLDER)), omitBackground: true });
  await page.close();
}
await browser.close();
