import { expect, open, test } from './page.js';

/** Cards are composed from an estimate of their text; this looks at what came of it. */
test('every card keeps its shape at the size at which it is read', async ({ page }) => {
  test.setTimeout(180_000);
  await open(page, '/acg/cards/ironbreaker-2');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  const grown: string[] = [];
  const seen = new Set<string>();
  for (let name = cardOf(page.url()); !seen.has(name); name = cardOf(page.url())) {
    seen.add(name);
    const shape = await dialog.evaluate((element) => {
      const box = element.querySelector('article[data-size=full]')?.getBoundingClientRect();
      return box === undefined ? 1.4 : box.height / box.width;
    });
    if (shape > 1.405) grown.push(name);
    await page.keyboard.press('ArrowRight');
    await page.waitForURL((url) => cardOf(url.href) !== name);
  }
  expect(seen.size).toBeGreaterThan(200);
  expect(grown).toEqual([]);
});

const cardOf = (url: string): string => new URL(url).pathname.split('/').at(-1) ?? '';
