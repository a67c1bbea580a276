import type { Page } from '@playwright/test';
import { gameCodes } from '@questhall/games';
import { PLAYED } from './games.js';
import { expect, open, test } from './page.js';

test.use({ serviceWorkers: 'allow' });

/** Waits until the whole app is kept in the browser. */
const kept = (page: Page) => page.evaluate(async () => void (await navigator.serviceWorker.ready));

test('once loaded, everything works without a network: any address, the other language, a new adventure', async ({
  page,
  context,
}) => {
  // The whole app is fetched first, as it is on nobody's second visit.
  test.slow();
  await open(page, '/');
  await kept(page);
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByRole('link', { name: /^Open the box/ })).toHaveCount(gameCodes.length);

  await page.goto(`/${PLAYED}/cards/bleeding?kind=condition`);
  await expect(page.getByRole('dialog', { name: 'Bleeding' })).toBeVisible();

  await page.goto(`/${PLAYED}/new`);
  await page.getByRole('button', { name: 'Begin', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Decision' })).toBeVisible();

  await page.goto('/settings');
  await page.getByText('Deutsch').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Einstellungen' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('what is needed to install the app is there', async ({ page }) => {
  await open(page, '/');
  const manifest = await page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=manifest]');
    return (await fetch(link?.href ?? '')).json();
  });
  const missing = await page.evaluate(async (icons: { src: string }[]) => {
    const answers = await Promise.all(icons.map(({ src }) => fetch(src)));
    return answers.filter((answer) => !answer.headers.get('content-type')?.startsWith('image/')).length;
  }, manifest.icons);
  expect(missing).toBe(0);
});
