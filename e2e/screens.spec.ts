import { expect, open, sideways, type Theme, test, violations } from './page.js';

const SCREENS = {
  hall: '/',
  box: '/acg',
  gallery: '/acg/cards',
  enemies: '/acg/cards?kind=enemy',
  card: '/acg/cards/grave-hound-elite',
  sheet: '/acg/cards/a-foul-stench',
  rulebook: '/acg/rules',
  rule: '/cursed-city/rules/CC-LDR-01',
  search: '/wow/rules?q=energy',
  settings: '/settings',
  about: '/about',
  patterns: '/pattern-book',
  missing: '/nowhere',
} as const;

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

const THEMES: readonly Theme[] = ['dark', 'light'];

for (const [name, path] of Object.entries(SCREENS)) {
  for (const theme of THEMES) {
    test(`${name}, ${theme}: axe finds nothing, nothing sticks out sideways, and a picture is taken`, async ({
      page,
    }) => {
      await open(page, path, theme);
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.screenshot({ path: `e2e/out/${name}-${theme}-${size.width}.png` });
        expect(await sideways(page), `${size.width} wide`).toBeLessThanOrEqual(0);
      }
      expect(await violations(page), '390 wide').toEqual([]);
      await page.setViewportSize(SIZES[0]);
      expect(await violations(page), '1440 wide').toEqual([]);
    });
  }
}
