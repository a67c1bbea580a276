/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

type Quiet = {
  /** Complaints that a test has asked for, as when it cuts the line. */
  allowed: readonly RegExp[];
  quiet: undefined;
};

/**
 * Pages that have nothing to complain about and miss nothing, or the test fails. What counts is said before the test is
 * over: a page that is closed while something arrives may say so, and nobody would be there to read it.
 */
export const test = base.extend<Quiet>({
  allowed: [[], { option: true }],
  quiet: [
    async ({ context, page: first, allowed }, use) => {
      const complaints: string[] = [];
      const hear = (page: Page) => listen(page, (complaint) => complaints.push(complaint));
      hear(first);
      context.on('page', hear);
      await use(undefined);
      expect(complaints.filter((complaint) => !allowed.some((known) => known.test(complaint)))).toEqual([]);
    },
    { auto: true },
  ],
});

function listen(page: Page, complain: (complaint: string) => void): void {
  page.on('console', (message) => message.type() === 'error' && complain(message.text()));
  page.on('pageerror', (error) => complain(error.message));
  page.on(
    'response',
    (response) => response.status() >= 400 && complain(`${response.status()} ${response.url()}`),
  );
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that is left while it loads something lets go of it.
    if (reason !== 'net::ERR_ABORTED') complain(`${reason} ${request.url()}`);
  });
}

export type Theme = 'dark' | 'light';

/** Opens a screen as somebody would who has chosen this light and wants nothing to move. */
export async function open(page: Page, path: string, theme: Theme = 'dark'): Promise<void> {
  await page.addInitScript((chosen) => {
    localStorage.setItem('questhall.settings', JSON.stringify({ theme: chosen, motion: 'reduced' }));
  }, theme);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
}

/** In a gallery of hundreds a dozen stand for all: each is the same link over the same drawing. */
const ALIKE = 'li:nth-of-type(n + 13):has(> [data-card])';

/** Looks at a page that was drawn anew this moment, as after a change of size, before what it shows counts. */
const LOOKS = 3;

/** What axe finds wrong and goes on finding, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  let found: string[] = [];
  for (let look = 0; look < LOOKS; look++) {
    found = await violationsNow(page);
    if (found.length === 0) break;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 100))));
  }
  return found;
}

function violationsNow(page: Page): Promise<string[]> {
  return page.evaluate(async (alike) => {
    type Found = { id: string; nodes: { html: string; failureSummary?: string }[] };
    type Checker = { run(where: object, how: object): Promise<{ violations: Found[] }> };
    const { axe: checker } = window as unknown as { axe: Checker };
    const where = { exclude: [...document.querySelectorAll(alike)] };
    const { violations: found } = await checker.run(where, { resultTypes: ['violations'] });
    return found.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(
          ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 220)}`,
        ),
    );
  }, ALIKE);
}

export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

export { expect };
