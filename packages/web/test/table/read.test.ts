import { MemoryStore, Shelf } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import {
  fakeClaims,
  GAME,
  lineTo,
  openQuestion,
  playOn,
  SETUP,
  seated,
  troubleIn,
  until,
  value,
} from './seated.js';

describe('an adventure that is only read', () => {
  it('is told as it stands, while another window plays it', async () => {
    const shelf = new Shelf(new MemoryStore());
    const claims = fakeClaims();
    const { id, table } = await seated({ keep: true }, { shelf, claims });
    await playOn(table, 8);
    await until(table, ({ saving }) => saving.state === 'saved');
    const reader = lineTo({ shelf, claims });
    const told = value(await reader.read(id, 'en'));
    expect(told).toMatchObject({
      game: GAME,
      kind: 'Story of a quest',
      title: 'A Foul Stench',
      stores: null,
    });
    expect(told.company.map(({ name }) => name)).toEqual(['Ironbreaker', 'Bright Wizard']);
    expect(told.chapters.map(({ title, end }) => ({ title, end }))).toEqual([
      { title: 'A Foul Stench', end: null },
    ]);
    expect(troubleIn(await reader.read('gone', 'en'))).toBe('trouble.kept.missing');
    await playOn(table, 1);
    reader.leave();
    await table.close();
  });
});

describe('a game that begins in the middle', () => {
  it('has the answers that were given with its set-up', async () => {
    const answers = [{ decision: 1, picks: ['bright-wizard'] }];
    const { table } = await seated({ from: 'setup', game: GAME, setup: SETUP, answers });
    expect(table.scene.time).toMatchObject({ at: 1, length: 1 });
    expect(openQuestion(table).ask).toBe('choose-action');
    await table.close();
  });
});
