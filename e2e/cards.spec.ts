import { expect, open, test } from './page.js';

/** Cards are composed from an estimate of their text; this looks at what came of it, in every language. */
for (const locale of ['en-GB', 'de-DE'])
  test.describe(locale, () => {
    test.use({ locale });
    test('no card is too full to be read', async ({ page }) => {
      await open(page, '/pattern-book?cards=all');
      await expect(page.locator('[data-card] article').first()).toBeVisible({ timeout: 30_000 });
      // Letters that only the cards use are asked for when the cards are there.
      await page.evaluate(() => document.fonts.ready);
      expect(await page.evaluate(faults)).toEqual([]);
    });
  });

/** Runs in the page. */
function faults(): string[] {
  type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
  const meet = (a: Box, b: Box) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  const lines = (card: Element): Box[] =>
    [...card.querySelectorAll('[data-part=words]')].flatMap((words) => {
      const range = document.createRange();
      range.selectNodeContents(words);
      // A line is measured with room above and below its letters.
      return [...range.getClientRects()]
        .filter(({ width }) => width > 0)
        .map(({ left, right, top, bottom, height }) => ({
          left,
          right,
          top: top + height * 0.15,
          bottom: bottom - height * 0.15,
        }));
    });
  /** Signs and numbers; a row of signs is looked at one by one. */
  const marks = (card: Element): Element[] =>
    [...card.querySelectorAll(':scope > span')].flatMap((mark) =>
      mark.querySelector(':scope > span') ? [...mark.querySelectorAll(':scope > span')] : [mark],
    );
  const look = (holder: Element): string[] => {
    const card = holder.querySelector('article');
    if (card === null) return [];
    const box = card.getBoundingClientRect();
    const signs = marks(card).map((mark) => mark.getBoundingClientRect());
    const said = lines(card);
    const found: string[] = [];
    if (box.height / box.width > 1.405) found.push('has grown');
    if (said.some((line) => signs.some((sign) => meet(line, sign)))) found.push('words under a sign');
    if (said.some(({ right, left }) => right > box.right - 3 || left < box.left + 3)) found.push('too wide');
    if (signs.some(({ right, bottom }) => right > box.right + 1 || bottom > box.bottom + 1))
      found.push('a sign is cut off');
    if (signs.some((a, i) => signs.some((b, k) => k > i && meet(a, b)))) found.push('signs over signs');
    return found.map((fault) => `${holder.getAttribute('data-card')}: ${fault}`);
  };
  return [...document.querySelectorAll('[data-card]')].flatMap(look);
}
