import { describe, expect, it } from 'vitest';
import { shareCode } from '../../src/table/share.js';
import { chances, GAME, lineTo, openQuestion, playOn, SETUP, seated, troubleIn, value } from './seated.js';

type Round = { round: number };

describe('time', () => {
  it('goes back across a round and forward again to the same table', async () => {
    const { table } = await seated();
    const start = table.scene.view;
    await playOn(table, 200, chances(4));
    while (table.scene.over !== null) await table.undo();
    const { view, open, time } = table.scene;
    expect((view as Round).round).toBeGreaterThan(1);
    await table.goTo(0);
    expect(table.scene.view).toEqual(start);
    expect(table.scene.time).toMatchObject({ at: 0 });
    await table.goTo(time.at);
    expect(table.scene.view).toEqual(view);
    expect(table.scene.open).toEqual(open);
    await table.close();
  });

  it('branches, and the first branch is as it was left', async () => {
    const { table } = await seated();
    await playOn(table, 30);
    const { view, time } = table.scene;
    await table.goTo(12);
    const branch = value(await table.branch());
    await playOn(table, 10, chances(99));
    expect(table.scene.time).toMatchObject({ branch, at: 22, length: 22 });
    expect(table.scene.time.branches).toEqual([
      { id: '1', from: null, fork: 0, length: 30 },
      { id: branch, from: '1', fork: 12, length: 22 },
    ]);
    await table.switchTo('1');
    await table.goTo(time.at);
    expect(table.scene.view).toEqual(view);
    expect(troubleIn(await table.switchTo('7'))).toBe('trouble.branch');
    await table.close();
  });

  it('keeps what was played if somebody jumps back and answers', async () => {
    const { table } = await seated();
    await playOn(table, 20);
    await table.goTo(8);
    expect(table.scene.time.keeps).toBe(true);
    expect(troubleIn(await table.answer(openQuestion(table).id, ['no such thing']))).toBe('trouble.answer');
    expect(table.scene.time.branches).toHaveLength(1);
    await playOn(table, 1, chances(99));
    expect(table.scene.time).toMatchObject({ branch: '2', at: 9, length: 9, keeps: false });
    expect(table.scene.news.after).toBe(8);
    expect(table.scene.time.branches).toEqual([
      { id: '1', from: null, fork: 0, length: 20 },
      { id: '2', from: '1', fork: 8, length: 9 },
    ]);
    await table.switchTo('1');
    expect(table.scene.time).toMatchObject({ at: 20, length: 20, keeps: false });
    await table.close();
  });

  it('lets an answer replace what was only undone', async () => {
    const { table } = await seated();
    await playOn(table, 20);
    await table.undo();
    expect(table.scene.time.keeps).toBe(false);
    await playOn(table, 1, chances(99));
    expect(table.scene.time).toMatchObject({ branch: '1', at: 20, length: 20 });
    await table.goTo(8);
    await table.undo();
    expect(table.scene.time.keeps).toBe(true);
    await table.close();
  });

  it('keeps what was undone once somebody has been on another branch', async () => {
    const { table } = await seated();
    await playOn(table, 20);
    await table.goTo(8);
    await playOn(table, 2, chances(99));
    await table.undo();
    expect(table.scene.time).toMatchObject({ branch: '2', at: 9, length: 10, keeps: false });
    await table.switchTo('1');
    await table.switchTo('2');
    expect(table.scene.time).toMatchObject({ branch: '2', at: 9, length: 10, keeps: true });
    await playOn(table, 1, chances(3));
    expect(table.scene.time.branches).toEqual([
      { id: '1', from: null, fork: 0, length: 20 },
      { id: '2', from: '1', fork: 8, length: 10 },
      { id: '3', from: '2', fork: 9, length: 10 },
    ]);
    await table.close();
  });

  it('can be shared as a word of an address', async () => {
    const { table } = await seated();
    await playOn(table, 120);
    const code = value(await table.shareCode());
    expect(code).toMatch(/^1\.[\w-]+$/);
    const other = await seated({ from: 'code', code });
    expect(other.table.scene.view).toEqual(table.scene.view);
    expect(other.table.scene.open).toEqual(table.scene.open);
    await Promise.all([table.close(), other.table.close()]);
  });

  it('says when it is shown with other cards than it was played with', async () => {
    const shared = { game: GAME, content: 'other', setup: SETUP, seed: 'web', answers: [] };
    const code = await shareCode(shared);
    const opened = value(await lineTo().open({ from: 'code', code, language: 'en' }));
    expect(opened.otherCards).toBe(true);
    const fresh = value(await lineTo().open({ from: 'setup', game: GAME, setup: SETUP, language: 'en' }));
    expect(fresh.otherCards).toBe(false);
    await Promise.all([opened.table.close(), fresh.table.close()]);
  });

  it.each([
    ['cut off', (code: string) => code.slice(0, -9), 'trouble.code'],
    ['changed', (code: string) => `${code.slice(0, 40)}AAAA${code.slice(44)}`, 'trouble.code'],
    ['empty', () => '', 'trouble.code'],
    ['newer', (code: string) => code.replace('1.', '2.'), 'trouble.code.newer'],
  ])('a word that is %s is refused', async (_, damage, key) => {
    const { table } = await seated();
    await playOn(table, 5);
    const code = damage(value(await table.shareCode()));
    await expect(seated({ from: 'code', code })).rejects.toThrow(key);
    await table.close();
  });

  it('stands still in a file, in the middle of an effect too', async () => {
    const { table } = await seated();
    const draw = chances(8);
    for (let i = 0; i < 20; i++) {
      await playOn(table, 1, draw);
      const { text } = value(await table.exportFile());
      const again = await seated({ from: 'file', text });
      expect(openQuestion(again.table)).toEqual(openQuestion(table));
      await again.table.close();
    }
    const report = JSON.parse(value(await table.bugReport()).text) as { crash: { trail: string[] } };
    expect(report.crash.trail.length).toBeGreaterThan(0);
    await table.close();
  });
});
