import type { Line, Scene } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { campaignOf, GAME, gameWith, SETUP, seated, until, value } from './seated.js';

const QUEST = { game: GAME, setup: SETUP };
const ADVENTURE = await campaignOf(await gameWith('waking-stones'));

async function opening(of: { game: string; setup: object }, language: 'en' | 'de'): Promise<Line> {
  const { table } = await seated({ ...of, language });
  const page = table.scene.news.lines.find(({ kind }) => kind === 'chapter');
  await table.close();
  if (page === undefined) throw new Error('no page');
  return page;
}

const shown = ({ paragraphs, later = [] }: Line) => paragraphs.filter((_, at) => !later.includes(at));

describe.each([
  ['en', /You win/, /Your objective/],
  ['de', /Ihr gewinnt/, /Euer Ziel/],
] as const)('the first page, in %s', (language, goal, objective) => {
  it('tells the story and how a quest is won and lost; its rules can be read later', async () => {
    const page = await opening(QUEST, language);
    expect(shown(page)).toEqual([page.paragraphs[page.story ?? -1], expect.stringMatching(goal)]);
    expect(page.later?.length).toBeGreaterThan(1);
  });

  it('does so in another game as well', async () => {
    const page = await opening(ADVENTURE, language);
    expect(shown(page)).toContain(page.paragraphs[page.story ?? -1]);
    expect(shown(page)).toContainEqual(expect.stringMatching(objective));
    expect(shown(page).length).toBeLessThanOrEqual(4);
    expect(page.later?.length).toBeGreaterThan(0);
  });
});

describe('a table without people', () => {
  const begun = ({ time }: Scene) => time.at > 0;

  it('begins when its first page is turned', async () => {
    const { table } = await seated({ companions: ['p1', 'p2'], pace: 'instant' });
    expect(table.scene.companions.rest).toEqual({ happened: expect.any(String), comes: null });
    expect(table.scene.time).toMatchObject({ at: 0, length: 0 });
    value(await table.turnPage());
    expect(begun(await until(table, begun))).toBe(true);
    await table.close();
  });
});
