import { expect, test } from './page.js';
import { options, press, saved, settle, turned } from './playing.js';
import playwright from './playwright.config.js';

const { launchOptions } = playwright.use ?? {};

/**
 * Another machine of the same network comes in over plain http, where a browser offers less: no service worker, no
 * locks, no clipboard, no say in how long anything is kept.
 */
test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP hall.test 127.0.0.1'],
  },
});

test('a guest from the network plays, and gets the link by hand', async ({ page, baseURL }) => {
  const address = new URL(baseURL ?? '');
  address.hostname = 'hall.test';
  await settle(page);
  await page.goto(address.href);
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await page.getByRole('link', { name: 'Play now' }).first().click();
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await turned(page);
  await press(page);
  await saved(page);
  await page.keyboard.press('t');
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByLabel('Link to this game')).toHaveValue(/^http:\/\/hall\.test:\d+\/shared#/);
  await page.reload();
  await expect(options(page).first()).toBeVisible();
  for (const path of ['/adventures', '/settings']) {
    await page.goto(new URL(path, address).href);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
});
