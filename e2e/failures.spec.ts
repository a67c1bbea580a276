import type { Page, Worker } from '@playwright/test';
import { expect, test } from './page.js';
import { asked, movedOn, placeOf, press, saved, settle, sitDown } from './playing.js';

const alert = (page: Page) => page.locator('[data-failure]');

async function workerOf(page: Page): Promise<Worker> {
  await expect.poll(() => page.workers().length).toBeGreaterThan(0);
  const found = page.workers().find((worker) => /\/worker-/.test(worker.url())) ?? page.workers()[0];
  if (found === undefined) throw new Error('no worker runs the game');
  return found;
}

/** The next such call breaks where it is read, once: one argument of it, in the rules, or all of it, at the table. */
const breakDuring = (worker: Worker, broken: { call: string; argument?: number; reason: string }) =>
  worker.evaluate(({ call, argument, reason }) => {
    const unreadable = new Proxy(
      {},
      {
        get: () => {
          throw new Error(reason);
        },
      },
    );
    const whole = Object.getOwnPropertyDescriptor(MessageEvent.prototype, 'data') as PropertyDescriptor;
    Object.defineProperty(MessageEvent.prototype, 'data', {
      configurable: true,
      get() {
        const data = whole.get?.call(this);
        if (data?.call !== call) return data;
        Object.defineProperty(MessageEvent.prototype, 'data', whole);
        if (argument === undefined) data.args = unreadable;
        else data.args[argument] = unreadable;
        return data;
      },
    });
  }, broken);

test('an answer that a rule cannot cope with is said where it was given, and nothing is lost', async ({
  page,
}) => {
  await settle(page);
  await sitDown(page);
  const question = await asked(page);
  const at = await placeOf(page);
  await breakDuring(await workerOf(page), { call: 'answer', argument: 1, reason: 'a rule broke' });
  await page.locator('[data-option]').first().click();
  await expect(alert(page)).toContainText('a rule broke');
  await expect(alert(page)).toContainText('Nothing has changed.');
  const report = page.waitForEvent('download');
  await alert(page).getByRole('button', { name: 'Save a report' }).click();
  expect((await report).suggestedFilename()).toContain('questhall-bug');
  expect(await asked(page)).toBe(question);
  await press(page);
  await movedOn(page, at);
  await expect(alert(page)).toHaveCount(0);
});

const side = (page: Page) => page.getByRole('complementary');
type Wish = { what: string; call: string; panel?: string; wish(page: Page): Promise<void> };
const WISHES: readonly Wish[] = [
  { what: 'an undo', call: 'undo', wish: (page) => page.keyboard.press('u') },
  { what: 'a jump', call: 'goTo', panel: 't', wish: (page) => side(page).getByRole('slider').press('Home') },
  {
    what: 'a change of seat',
    call: 'sit',
    panel: 'c',
    wish: (page) => side(page).getByRole('radio', { name: 'Companion' }).first().click(),
  },
];
for (const { what, call, panel, wish } of WISHES)
  test(`${what} that fails is said at the table, with a way on, and works the next time`, async ({
    page,
  }) => {
    await settle(page);
    await sitDown(page);
    const begun = await placeOf(page);
    await press(page);
    await saved(page);
    if (panel !== undefined) {
      await page.keyboard.press(panel);
      await expect(side(page).getByRole('heading').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    const [place, question] = [await placeOf(page), await asked(page)];
    await breakDuring(await workerOf(page), { call, reason: 'the table broke' });
    await wish(page);
    await expect(alert(page)).toContainText('the table broke');
    await expect(alert(page)).toContainText('Nothing has changed.');
    await expect(alert(page).getByRole('button', { name: 'Save a report' })).toBeVisible();
    expect([await placeOf(page), await asked(page)]).toEqual([place, question]);
    // The seat is the person's again before the wish is repeated: a choice that is made already is no change.
    if (panel === 'c')
      await expect(side(page).getByRole('radio', { name: 'Companion' }).first()).not.toBeChecked();
    await wish(page);
    await expect(alert(page)).toHaveCount(0);
    if (panel !== 'c') return expect.poll(() => placeOf(page)).toBe(begun);
    await expect(side(page).getByRole('radio', { name: 'Companion' }).first()).toBeChecked();
    // Who has the seat now plays: the test is not over while a part of the app is still on its way.
    await expect.poll(() => placeOf(page), { timeout: 45_000 }).toBeGreaterThan(place);
  });

test('a game whose worker was killed says so, and goes on after loading again', async ({ page }) => {
  await settle(page);
  await sitDown(page);
  const at = await placeOf(page);
  await press(page);
  await movedOn(page, at);
  await saved(page);
  const question = await asked(page);
  await (await workerOf(page)).evaluate(() => self.close());
  await page.locator('[data-option]').first().click();
  await expect(alert(page)).toContainText('does not respond', { timeout: 60_000 });
  await alert(page).getByRole('button', { name: 'Reload' }).click();
  await expect.poll(() => asked(page), { timeout: 60_000 }).toBe(question);
});
