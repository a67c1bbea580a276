import { describe, expect, it } from 'vitest';
import { chances, openQuestion, playOn, seated, troubleIn, value } from './seated.js';

describe('looking ahead', () => {
  it('tries an answer in possible worlds', async () => {
    const { table } = await seated();
    await playOn(table, 20);
    const { id, options } = openQuestion(table);
    const picks = [options[0]?.id ?? ''];
    const sampled = value(await table.sampled(id, picks));
    expect(sampled.tries).toBeGreaterThan(0);
    expect(sampled.high).toBeGreaterThanOrEqual(sampled.low);
    expect(sampled.changes.map(({ text }) => text)).toContain('Wounds of the party');
    expect(troubleIn(await table.sampled(id + 7, picks))).toBe('trouble.nothing.asked');
    await table.close();
  });

  it('says of what and of whom the odds are', async () => {
    const { table } = await seated();
    const draw = chances(3);
    for (let i = 0; i < 40; i++) {
      const { id, options } = openQuestion(table);
      const odds = value(await table.odds(id, [options[0]?.id ?? '']));
      const fall = odds?.chances.find(({ what }) => what === 'fall');
      if (fall !== undefined) {
        expect(fall.on).toMatch(/ironbreaker|bright-wizard/);
        expect(fall.text).toContain('falls');
        break;
      }
      await playOn(table, 1, draw);
    }
    expect.assertions(2);
    await table.close();
  });
});

describe('places in time', () => {
  it('are where chapters and rounds begin, also ahead of an earlier moment', async () => {
    const { table } = await seated();
    await playOn(table, 60);
    const marks = value(await table.marks());
    expect(marks[0]).toEqual({ kind: 'chapter', at: 0, text: 'A Foul Stench' });
    const rounds = marks.flatMap((mark) => (mark.kind === 'round' ? [mark.round] : []));
    expect(rounds).toEqual(rounds.map((_, i) => i + 1));
    expect(rounds.length).toBeGreaterThan(1);
    await table.goTo(3);
    expect(value(await table.marks())).toEqual(marks);
    await table.close();
  });

  it('have words for what is going on around a question', async () => {
    const { table } = await seated({ language: 'de' });
    await playOn(table, 3);
    expect(openQuestion(table).trail.map(({ name }) => name)).toContain('Eine Runde');
    await table.close();
  });

  it('go by the name of the card whose text is carried out, from the inside out', async () => {
    const { table } = await seated({ language: 'de' });
    const draw = chances(3);
    const names = () => openQuestion(table).trail.map(({ name }) => name);
    for (let i = 0; i < 200 && !names().includes('Schildwall'); i++) await playOn(table, 1, draw);
    expect(names()).toContain('Schildwall');
    expect(names().indexOf('Schildwall')).toBeLessThan(names().indexOf('Die Heldenphase'));
    expect(names().indexOf('Die Heldenphase')).toBeLessThan(names().indexOf('Eine Runde'));
    await table.close();
  });
});
