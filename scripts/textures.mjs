import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from './lib/browser.mjs';

/** Noise that is as fine as paper and cloth are. */
const FINE = {
  size: [220, 220],
  drawn: [220, 220],
  noise: "baseFrequency='.85' numOctaves='3' seed='4'",
};

/**
 * Draws the textures once: a browser that has to make noise itself does it again for every part of the page that
 * changes. `size` is what noise is made for, `drawn` what is kept of it; smooth ones are kept small and shown large.
 */
const TEXTURES = {
  grain: {
    ...FINE,
    colour: '0 0 0 0 .5 0 0 0 0 .5 0 0 0 0 .5 0 0 0 1.1 -.28',
    opacity: 0.55,
  },
  weave: {
    ...FINE,
    colour: '0 0 0 0 1 0 0 0 0 1 0 0 0 0 .8 0 0 0 1.1 -.28',
    opacity: 0.12,
  },
  fibres: {
    size: [400, 400],
    drawn: [200, 200],
    noise: "baseFrequency='.012 .02' numOctaves='4' seed='9'",
    colour: '0 0 0 0 .38 0 0 0 0 .22 0 0 0 0 .06 0 0 0 1.6 -.62',
    opacity: 0.55,
  },
  stains: {
    size: [1400, 1400],
    drawn: [350, 350],
    noise: "baseFrequency='.0035 .005' numOctaves='4' seed='9'",
    colour: '0 0 0 0 .38 0 0 0 0 .22 0 0 0 0 .06 0 0 0 1.6 -.62',
    opacity: 0.3,
  },
  woodgrain: {
    size: [900, 300],
    drawn: [450, 300],
    noise: "baseFrequency='.006 .16' numOctaves='4' seed='3'",
    colour: '0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 1.9 -.68',
    opacity: 0.8,
  },
};
const FOLDER = join(import.meta.dirname, '../packages/web/src/design/textures');

/** @param {(typeof TEXTURES)[keyof typeof TEXTURES]} texture */
const svgOf = ({ size: [width, height], noise, colour, opacity }) => `
<svg xmlns='http://www.w3.org/2000/svg' width='${width}' height='${height}'>
  <filter id='noise' x='0' y='0' width='100%' height='100%'>
    <feTurbulence type='fractalNoise' ${noise} stitchTiles='stitch'/>
    <feColorMatrix values='${colour}'/>
  </filter>
  <rect width='${width}' height='${height}' filter='url(#noise)' opacity='${opacity}'/>
</svg>`;

/** Runs in the page. @param {{ svg: string, drawn: number[] }} texture */
async function draw({ svg, drawn: [width = 0, height = 0] }) {
  const picture = new Image();
  picture.src = `data:image/svg+xml,${encodeURIComponent(svg.trim())}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
  return canvas.toDataURL('image/webp', 0.7);
}

const browser = await chromium.launch({ executablePath: findBrowser() ?? '', args: ['--no-sandbox'] });
const page = await browser.newPage();
mkdirSync(FOLDER, { recursive: true });
for (const [name, texture] of Object.entries(TEXTURES)) {
  const url = await page.evaluate(draw, { svg: svgOf(texture), drawn: texture.drawn });
  writeFileSync(join(FOLDER, `${name}.webp`), Buffer.from(url.split(',')[1] ?? '', 'base64'));
}
await browser.close();
