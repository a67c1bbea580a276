import { describe, expect, it } from 'vitest';
import { bugReport, codeOf, exportFile, Watcher } from '../src/index.js';
import { duel, playOn, tableOf } from './tables.js';

const hands = (table: ReturnType<typeof tableOf>) =>
  (table.timeline.state.board as { fencers: { id: string; hand: string[] }[] }).fencers;
const packing = { pack: async (text: string) => text, unpack: async (word: string) => word };

describe('what a rival may not know', () => {
  it('is in no scene, also not in what was told before', () => {
    const table = tableOf(duel);
    const blue = new Watcher(table, ['blue'], 'en', () => undefined);
    for (let i = 0; i < 40 && table.timeline.state.over === null; i++) {
      const held = hands(table).find(({ id }) => id === 'red')?.hand ?? [];
      const { open, view, news } = blue.sceneSince(null);
      for (const card of held) {
        expect(JSON.stringify({ open, view })).not.toContain(`"${card}"`);
        expect(JSON.stringify(news.lines.filter(({ at }) => at === table.timeline.at))).not.toContain(card);
      }
      playOn(table, 1);
    }
    expect(table.timeline.at).toBeGreaterThan(5);
  });

  it('is not in the question that another is asked', () => {
    const table = tableOf(duel);
    const blue = new Watcher(table, ['blue'], 'en', () => undefined);
    const red = new Watcher(table, ['red'], 'en', () => undefined);
    expect(blue.sceneSince(null).open[0]).toMatchObject({
      by: 'red',
      hidden: true,
      options: [],
      forPerson: false,
    });
    expect(red.sceneSince(null).open[0]?.options.length).toBeGreaterThan(1);
  });

  it('is in no advice and no odds about a question of another', async () => {
    const table = tableOf(duel);
    const blue = new Watcher(table, ['blue'], 'en', () => undefined);
    let refused = 0;
    for (let i = 0; i < 20 && table.timeline.state.over === null; i++) {
      const [open] = table.timeline.state.open;
      if (open?.by === 'red' && open.ask === 'choose-play') {
        const picks = open.options.slice(0, 1);
        for (const looked of [
          () => table.hint(open.id, blue.looking),
          () => table.odds(open.id, picks, blue.looking),
          () => table.sampled(open.id, picks, blue.looking),
        ])
          await expect(looked()).rejects.toThrow('trouble.not.yours');
        refused++;
      }
      playOn(table, 1);
    }
    expect(refused).toBeGreaterThan(3);
  });

  it('is in no file, report or link before the game is over', async () => {
    const table = tableOf(duel, { restless: true });
    const blue = new Watcher(table, ['blue'], 'en', () => undefined);
    playOn(table, 3);
    const held = hands(table).find(({ id }) => id === 'red')?.hand ?? [];
    for (const { text } of [exportFile(blue), bugReport(blue)]) {
      const { seed, state, answers, view } = JSON.parse(text) as { [name: string]: unknown };
      expect([seed, state, answers]).toEqual([undefined, undefined, undefined]);
      for (const card of held) expect(JSON.stringify(view)).not.toContain(`"${card}"`);
    }
    expect(() => codeOf(blue, packing)).toThrow('trouble.secret');
    for (const seat of table.seats.all) table.sit(seat, { sitter: 'companion' });
    await table.goOn();
    expect(table.timeline.state.over).not.toBeNull();
    expect(JSON.parse(exportFile(blue).text)).toMatchObject({ seed: 'table', format: 'questhall-save' });
    expect(await codeOf(blue, packing)).toContain('"seed":"table"');
  });

  it('is whole for a screen at which everybody sits', () => {
    const table = tableOf(duel);
    playOn(table, 3);
    const file = exportFile(new Watcher(table, 'all', 'en', () => undefined));
    expect(JSON.parse(file.text)).toMatchObject({ seed: 'table', answers: { length: 3 } });
  });
});
