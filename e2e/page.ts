/// <reference lib="dom" />
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A page that has nothing to complain about, or the test fails. */
export const test = base.extend<{ quiet: undefined }>({
  quiet: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
      page.on('pageerror', (error) => complaints.push(error.message));
      await use(undefined);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

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

/** What axe finds wrong, one line each. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    type Found = { id: string; nodes: { html: string; failureSummary?: string }[] };
    const { axe: checker } = window as unknown as { axe: { run(): Promise<{ violations: Found[] }> } };
    const { violations: found } = await checker.run();
    return found.flatMap(({ id, nodes }) =>
      nodes
        .slice(0, 3)
        .map(
          ({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} ${failureSummary.slice(0, 220)}`,
        ),
    );
  });
}

export const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

export { expect };
