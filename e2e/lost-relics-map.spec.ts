import type { Locator, Page } from '@playwright/test';
import { expect, test } from './page.js';
import { movedOn, placeOf, settle } from './playing.js';

const map = (page: Page) => page.getByRole('region', { name: 'The map' });
const widthOf = async (thing: Locator) => (await thing.boundingBox())?.width ?? 0;

test('where to go is pressed on the map, the way shows, and the wheel brings the map closer', async ({
  page,
}) => {
  await settle(page);
  await page.goto('/lost-relics/new?adventure=waking-stones&difficulty=standard&seed=map');
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Begin' }).press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  const asked = page.locator('[data-place]');
  const walk = page.locator('[data-option]').filter({ hasText: /^\d?Move/ });
  for (let at = 0; at < 40 && !(await walk.isVisible()); at++) {
    await page.locator('[data-option]').last().press('Enter');
    await expect(asked).not.toHaveAttribute('data-place', String(at));
  }
  const area = map(page).locator('[data-site] [data-can] button').first();
  let from = await placeOf(page);
  await walk.click();
  await movedOn(page, from);
  // Which die comes before where to.
  for (let more = 0; more < 3 && !(await area.isVisible()); more++) {
    from = await placeOf(page);
    await page.keyboard.press('1');
    await movedOn(page, from);
  }
  await area.hover({ position: { x: 14, y: 14 } });
  await expect(map(page).locator('[data-way]')).toBeVisible();
  const before = await widthOf(map(page).locator('[data-site]').first());
  await page.mouse.wheel(0, -300);
  await expect.poll(() => widthOf(map(page).locator('[data-site]').first())).toBeGreaterThan(before * 1.4);
  const place = await asked.getAttribute('data-place');
  await area.press('Enter');
  await expect(asked).not.toHaveAttribute('data-place', place ?? '');
});
