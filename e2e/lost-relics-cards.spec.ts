import { faults } from './card-faults.js';
import { expect, open, test } from './page.js';

/** Words make room for themselves on these cards; this looks whether there was enough of it, in every language. */
for (const locale of ['en-GB', 'de-DE'])
  test.describe(locale, () => {
    test.use({ locale });
    test('no card of Lost Relics is too full to be read', async ({ page }) => {
      await open(page, '/pattern-book?game=lost-relics');
      await expect(page.locator('[data-card] article').first()).toBeVisible({ timeout: 30_000 });
      // Letters that only the cards use are asked for when the cards are there.
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(faults)).toEqual([]);
    });
  });
