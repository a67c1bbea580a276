import { expect, test } from './page.js';
import { press, saved, settle, turned } from './playing.js';
import { again, isAsked, lastRoll, watched } from './staged.js';

test('the twelve dice of a round in Lost Relics roll over the map and go to their heroes', async ({
  page,
}) => {
  await settle(page, { motion: 'full' });
  await page.goto('/lost-relics/new?adventure=waking-stones&difficulty=standard&seed=map');
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await turned(page);
  for (let answers = 0; answers < 60 && !(await isAsked(page, /choose an action \(/)); answers++)
    await press(page);
  await page.keyboard.press('u');
  await expect.poll(() => isAsked(page, /choose an action \(/)).toBe(false);
  await saved(page);
  await again(page, 'normal');
  const seen = await watched(page, () => press(page));
  const dice = Math.max(...seen.map((moment) => moment.dice));
  expect(dice).toBe(12);
  const order = [...new Set(seen.filter((moment) => moment.dice > 0).map(({ beat }) => beat))];
  expect(order).toEqual(['roll', 'sum', 'deal']);
  await expect(lastRoll(page).getByRole('img')).toHaveCount(12);
});
