import { open, test } from './page.js';
import { lit, SCREENS, SIZES, THEMES } from './screens.js';

/** Pictures of every screen for people to look at: `npm run shots`, then see e2e/out/shots. Nothing is checked. */
for (const [name, path] of Object.entries(SCREENS)) {
  test(name, async ({ page }) => {
    await open(page, path);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      for (const theme of THEMES) {
        await lit(page, theme);
        await page.screenshot({ path: `e2e/out/shots/${name}-${size.name}-${theme}.png` });
      }
    }
  });
}
