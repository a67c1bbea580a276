import { expect, test } from './page.js';
import { options, placeOf, press, settle, sitDown } from './playing.js';

test('an answer at an earlier moment keeps what was played, and leads back to it', async ({ page }) => {
  await settle(page);
  await sitDown(page, '&heroes=ironbreaker,bright-wizard');
  for (let answers = 0; answers < 4; answers++) await press(page);
  // A companion may still be answering; the line of time knows when nobody is.
  await expect(options(page).first()).toBeVisible();
  await page.keyboard.press('t');
  const moment = page.getByLabel('Timeline');
  const latest = Number(await moment.getAttribute('max'));
  await moment.fill('1');
  await expect(page.locator('[data-place="1"]')).toBeVisible();
  await page.keyboard.press('Escape');
  await press(page, (await options(page).count()) - 1);
  expect(await placeOf(page)).toBe(2);
  const kept = page.getByText(`Branch 1, ${latest} answers`);
  await expect(kept).toBeVisible();
  await page.getByRole('button', { name: 'Go back to it' }).click();
  await expect(page.locator(`[data-place="${latest}"]`)).toBeVisible();
  await expect(kept).toBeHidden();
});
