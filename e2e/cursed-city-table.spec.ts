import type { Page } from '@playwright/test';
import { expect, open, sideways, test, violations } from './page.js';
import { movedOn, options, placeOf, settle, turned } from './playing.js';

const scene = (name: string, more = '') => `/pattern-book/table?game=cursed-city&scene=${name}${more}`;
const map = (page: Page) => page.getByRole('region', { name: 'The quarter' });
const square = (page: Page, id: string) => map(page).locator(`[data-site="${id}"]`);
const said = (page: Page) => page.getByRole('status', { name: 'The table' });
const shade = (page: Page, tone: string) => map(page).locator(`[data-shade="${tone}"]`);

test('only what is pointed at is touched in the whole quarter, and who can strike there is told', async ({
  page,
}) => {
  await open(page, scene('whole'));
  expect(await map(page).locator('[data-site]').count()).toBeGreaterThan(250);
  expect(await map(page).locator('[data-figure]').count()).toBe(24);
  await square(page, '2:a1').getByRole('button').hover();
  await expect(square(page, '2:a1').locator('[data-aimed]')).toBeVisible();
  await page.evaluate(() => {
    const touched = new Set<string>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const site = target instanceof Element && target.closest<HTMLElement>('[data-site], [data-figure]');
        if (site) touched.add(site.dataset.site ?? site.dataset.figure ?? '');
      }
    }).observe(document.body, { attributes: true, childList: true, subtree: true, characterData: true });
    Object.assign(globalThis, { touched });
  });
  await square(page, '2:d4').getByRole('button').hover();
  await expect(map(page).locator('[data-way]')).toBeVisible();
  await expect(page.getByText(/can attack you|can reach you here/)).toBeVisible();
  const touched = await page.evaluate(() => [...(globalThis as unknown as { touched: Set<string> }).touched]);
  expect(touched.sort()).toEqual(['2:a1', '2:d4']);
});

test('sight and danger lie over the streets and can be taken away; where one may go, danger stays', async ({
  page,
}) => {
  await open(page, scene('target'));
  await expect(shade(page, 'seen')).toBeVisible();
  await expect(shade(page, 'danger')).toBeHidden();
  await page.getByRole('button', { name: 'Danger' }).click();
  await expect(shade(page, 'danger')).toBeVisible();
  await page.getByRole('button', { name: 'Sight' }).click();
  await expect(shade(page, 'seen')).toBeHidden();
  await expect(map(page).locator('[data-site][data-unseen]')).toHaveCount(0);
  await open(page, scene('move'));
  await expect(shade(page, 'danger')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Danger' })).toHaveAttribute('aria-pressed', 'false');
});

test('a space is chosen on the map with the keyboard', async ({ page }) => {
  await open(page, scene('move'));
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(':focus')).toHaveAttribute('data-thing', /:/);
  const name = (await page.locator(':focus').getAttribute('aria-label')) ?? '';
  await page.keyboard.press('Enter');
  await expect(said(page)).toHaveText(`Answer: ${name}`);
});

test('a reaction is one press: a die on the card of the hero, or none until the next activation', async ({
  page,
}) => {
  await open(page, scene('reaction'));
  await page.locator('[data-thing="dagnai-holdenstock/space-2"]').click();
  await expect(said(page)).toHaveText(/Spend the 3/);
  await page.getByRole('button', { name: 'Pass until the next activation' }).click();
  await expect(said(page)).toHaveText('Answer: Do not react');
});

test('a crisis is a page with its choices, and the same answers stand in the bar', async ({ page }) => {
  await open(page, scene('crisis'));
  const crisis = page.getByRole('region', { name: /^Crisis:/ });
  await crisis.getByRole('button', { name: /^Cleona/ }).click();
  await expect(said(page)).toHaveText(/Cleona/);
  await expect(page.getByRole('region', { name: 'Decision' }).locator('[data-option]')).toHaveCount(4);
});

test('on a phone a crisis is read first, and its answers stand below it once', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, scene('crisis'));
  const crisis = page.getByRole('region', { name: /^Crisis:/ });
  await expect(crisis.getByRole('heading').first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-option]:visible')).toHaveCount(4);
});

test('between two journeys a pin in the city is an answer, and what a journey changes is told beside it', async ({
  page,
}) => {
  await open(page, scene('city'));
  const city = page.getByRole('region', { name: 'The city' });
  await city.locator('[data-thing="deliverance"]').hover();
  await expect(city.getByText('Won: Fear −2')).toBeVisible();
  await city.locator('[data-thing="deliverance"]').click();
  await expect(said(page)).toHaveText(/Deliverance/);
  await expect(city.getByRole('img', { name: 'Fear: 6 of 10' })).toBeVisible();
});

test('a journey that has the name of its kind says it once', async ({ page }) => {
  await open(page, scene('move'));
  await expect(page.locator('header').getByText(/^Turn \d+$/)).toBeVisible();
});

test('between two journeys a small screen shows the whole crew', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 });
  await open(page, scene('city'));
  const crew = page.getByRole('region', { name: 'The crew' });
  const inside = await crew.boundingBox();
  for (const member of await crew.getByRole('listitem').all()) {
    const box = await member.boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((inside?.x ?? 0) + (inside?.width ?? 0));
  }
});

for (const name of ['target', 'crisis', 'city', 'adamant'])
  test(`nothing sticks out and axe finds nothing: ${name}`, async ({ page }) => {
    await open(page, scene(name));
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await sideways(page)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    }
  });

test('on a phone the hero is in sight and squares are large enough for a finger', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, scene('move'));
  await expect(map(page).locator('[data-figure="glaurio-ven-alten-iii"]')).toBeInViewport();
  const box = await square(page, '11:b2').boundingBox();
  expect(box?.width).toBeGreaterThanOrEqual(44);
  await expect(page.getByRole('list', { name: 'Order of activation' })).toBeVisible();
});

test('heroes of a journey are placed by pressing the map, and the text view says where they stand', async ({
  page,
}) => {
  await settle(page);
  await page.goto('/cursed-city/new?journey=hunt&seed=map');
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await turned(page);
  for (let placed = 0; placed < 4; placed++) {
    const from = await placeOf(page);
    await map(page).locator('[data-site] [data-can] button').first().press('Enter');
    await movedOn(page, from);
  }
  await expect(map(page).locator('[data-figure]').first()).toBeVisible();
  await page.keyboard.press('v');
  await expect(page.getByText(/Glaurio ven Alten III: Drop Zone/).first()).toBeVisible();
  await expect(options(page).first()).toBeVisible();
});

for (const [width, height] of [
  [1440, 900],
  [1024, 768],
] as const)
  test(`names of tiles lie neither on each other nor on a gateway or lychgate: ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const name of ['target', 'whole']) {
      await open(page, scene(name));
      await expect(map(page).locator('[data-region] b').first()).toBeVisible();
      const covered = await map(page).evaluate((town) => {
        const boxOf = (element: Element) => ({ element, ...element.getBoundingClientRect().toJSON() });
        const names = [...town.querySelectorAll('[data-region] b')].map(boxOf);
        const pieces = [...town.querySelectorAll('[data-link]')].map(boxOf);
        return names.flatMap((one, i) =>
          [...names.slice(i + 1), ...pieces]
            .filter((other) => one.left < other.right && other.left < one.right)
            .filter((other) => one.top < other.bottom && other.top < one.bottom)
            .map((other) => `${one.element.textContent} on ${other.element.textContent || 'a piece'}`),
        );
      });
      expect(covered, name).toEqual([]);
    }
  });

test('the Adamant hides no name of a journey', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await open(page, scene('city'));
    const ship = await page.getByText('The Adamant', { exact: true }).locator('..').boundingBox();
    const name = await page.getByText('The Fell Guardian', { exact: true }).last().boundingBox();
    expect((name?.y ?? 0) + (name?.height ?? 0)).toBeLessThan(ship?.y ?? 0);
  }
});

test('the acting hero stays in view when a window shrinks to the width of a phone', async ({ page }) => {
  await open(page, scene('target'));
  for (const width of [1200, 900, 640, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(map(page).locator('[data-figure="glaurio-ven-alten-iii"]')).toBeInViewport();
  }
});

test('on a phone with many answers the map is lower, and its buttons stay in sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await settle(page);
  await page.goto('/cursed-city/new?journey=hunt&seed=map');
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await turned(page);
  await expect(options(page)).toHaveCount(6);
  const inside = await page.locator('footer').first().boundingBox();
  const zoom = await page.getByRole('button', { name: 'Zoom in' }).boundingBox();
  const bottom = await page.locator('[aria-label="The quarter"] button').last().boundingBox();
  expect((bottom?.y ?? 0) + (bottom?.height ?? 0)).toBeLessThanOrEqual(inside?.y ?? 0);
  expect(zoom?.y ?? 0).toBeLessThan(inside?.y ?? 0);
});

test('a tile is shown where each answer would lay it, and is laid by pressing there', async ({ page }) => {
  await settle(page);
  await page.goto('/cursed-city/new?journey=deliverance&seed=map');
  await page
    .getByRole('button', { name: /^Begin/ })
    .first()
    .click();
  await turned(page);
  const laying = page.getByRole('heading', { name: /^Choose where .* lies/ });
  while (!(await laying.isVisible())) {
    const from = await placeOf(page);
    await options(page).first().click();
    await movedOn(page, from);
  }
  const ghosts = map(page).locator('[data-ghost]');
  await expect(ghosts).toHaveCount(await options(page).count());
  await options(page).last().hover();
  const id = (await options(page).last().getAttribute('data-option')) ?? '';
  await expect(map(page).locator(`[data-ghost="${id}"] [data-aimed]`)).toBeVisible();
  const tiles = await map(page).locator('[data-region]').count();
  const from = await placeOf(page);
  await map(page).locator(`[data-ghost="${id}"] button`).press('Enter');
  await movedOn(page, from);
  while ((await map(page).locator('[data-region]').count()) === tiles) {
    const before = await placeOf(page);
    await options(page).first().click();
    await movedOn(page, before);
  }
});
