import { expect, open, sideways, test, violations } from './page.js';
import { lit, SCREENS, SIZES } from './screens.js';

const [desktop, , phone] = SIZES;

for (const [name, path] of Object.entries(SCREENS)) {
  test(`${name}: axe finds nothing in either light, and nothing sticks out sideways`, async ({ page }) => {
    await open(page, path);
    // A busy machine may still be fetching the cards when the network has nothing more to do.
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      expect(await sideways(page), `${size.width} wide`).toBeLessThanOrEqual(0);
    }
    await page.setViewportSize(phone);
    expect(await violations(page), 'a phone by night').toEqual([]);
    await page.setViewportSize(desktop);
    await lit(page, 'light');
    expect(await violations(page), 'a desk at noon').toEqual([]);
  });
}
