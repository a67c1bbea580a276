import { defineConfig } from '@playwright/test';
import { findBrowser } from '../scripts/lib/browser.mjs';

const PORT = 4602;

/** The built app in a real browser. Debian's Chromium is used: a download of another one is not needed. */
export default defineConfig({
  testDir: '.',
  outputDir: 'out/traces',
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    viewport: { width: 1440, height: 900 },
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
  webServer: {
    command: `npm run preview -w @questhall/web -- --port ${PORT} --strictPort`,
    cwd: '..',
    url: `http://127.0.0.1:${PORT}`,
    reuseExistingServer: false,
  },
});
