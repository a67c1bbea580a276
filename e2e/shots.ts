import type { Page } from '@playwright/test';
import { PLAYED } from './games.js';
import { open, test } from './page.js';
import { chance, playOut, press, settle, sitDown } from './playing.js';
import { lit, SCREENS, SIZES, TABLES, THEMES, tableAt } from './screens.js';

/** Pictures of every screen for people to look at: `npm run shots`, then see e2e/out/shots. Nothing is checked. */
async function shoot(page: Page, name: string): Promise<void> {
  // Nothing that opens under a pointer.
  await page.mouse.move(0, 0);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const theme of THEMES) {
      await lit(page, theme);
      await page.screenshot({ path: `e2e/out/shots/${name}-${size.name}-${theme}.png` });
    }
  }
  await page.setViewportSize(SIZES[0]);
}

for (const [name, path] of Object.entries(SCREENS)) {
  test(name, async ({ page }) => {
    await open(page, path);
    await shoot(page, name);
  });
}

for (const scene of TABLES) {
  test(`table ${scene}`, async ({ page }) => {
    await open(page, tableAt(scene));
    await shoot(page, `table-${scene}`);
  });
}

const BESIDE = { chronicle: 'l', why: 'w', time: 't', heroes: 'h', companions: 'c', help: '?' };

test('a table, what lies beside it, and its end', async ({ page }) => {
  test.setTimeout(600_000);
  await settle(page);
  await page.goto(`/${PLAYED}/new?seed=shots&heroes=ironbreaker,waywatcher,warrior-priest`);
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  await shoot(page, 'story');
  await sitDown(page, '&heroes=ironbreaker,waywatcher,warrior-priest');
  const pick = chance(9);
  for (let answers = 0; answers < 14; answers++) await press(page, pick(9));
  await shoot(page, 'table');
  for (const [name, key] of Object.entries(BESIDE)) {
    await page.keyboard.press(key);
    await shoot(page, `table-${name}`);
    await page.keyboard.press('Escape');
  }
  await page.keyboard.press('v');
  await shoot(page, 'table-text');
  await page.keyboard.press('v');
  await playOut(page);
  await shoot(page, 'end');
  await page.getByRole('dialog').getByRole('button', { name: 'Open the campaign book' }).click();
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await shoot(page, 'book');
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  await shoot(page, 'hall-again');
});
