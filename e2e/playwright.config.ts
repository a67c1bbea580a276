import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';
import { freePort } from '../scripts/lib/port.mjs';

/**
 * Several builds can be looked at in the same moment: each says where it is, and at which port or takes a free one. The
 * port is found once; those who run the tests read this file again and are told.
 */
const { E2E_PORT, E2E_FOUND } = process.env;
const PORT = E2E_FOUND === undefined ? await freePort(E2E_PORT, 4602) : Number(E2E_FOUND);
process.env.E2E_FOUND = String(PORT);
const APP = process.env.E2E_APP;

/** The built app in a real browser. Debian's Chromium is used: a download of another one is not needed. */
export default defineConfig({
  outputDir: `out/traces/${PORT}`,
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
    // Every test is a new browser profile; most of them need not fill its cache with the whole app.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // A trace shows every step of a test that failed, and makes all of them a third slower.
    trace: process.env.E2E_TRACE === undefined ? 'off' : 'retain-on-failure',
    launchOptions: {
      executablePath: findBrowser() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
      ],
    },
  },
  projects: [
    { name: 'tests', testDir: '.', testMatch: '*.spec.ts' },
    { name: 'shots', testDir: '.', testMatch: 'shots.ts' },
    { name: 'budget', testDir: '.', testMatch: '*budget.ts', fullyParallel: false, workers: 1 },
  ],
  webServer: {
    command: [
      'node packages/cli/bin/questhall.js serve --no-open',
      `--port ${PORT}`,
      APP === undefined ? '' : `--app "${APP}"`,
    ].join(' '),
    cwd: '..',
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
  },
});
