import { describe, expect, it } from 'vitest';
import { Watcher } from '../src/index.js';
import { duel, parley, playOn, tableOf } from './tables.js';

describe('the table in words', () => {
  it('is in scenes of a viewer who asked for it, as long as it is wanted', () => {
    const table = tableOf(duel);
    let changes = 0;
    const reader = new Watcher(table, 'all', 'en', () => changes++);
    const other = new Watcher(table, 'all', 'en', () => undefined);
    expect('words' in reader.sceneSince(null)).toBe(false);
    reader.read(true);
    reader.read(true);
    expect(changes).toBe(1);
    expect(reader.sceneSince(null).words?.[0]?.text).toMatch(/in the pile, 0 discarded$/);
    expect('words' in other.sceneSince(null)).toBe(false);
    reader.read(false);
    expect('words' in reader.sceneSince(null)).toBe(false);
  });
});

describe('looking back', () => {
  it('is nobody else’s business and writes nothing', () => {
    let written = 0;
    const table = tableOf(parley, { played: () => written++ });
    const ann = new Watcher(table, ['ann'], 'en', () => undefined);
    const ben = new Watcher(table, ['ben'], 'en', () => undefined);
    playOn(table, 6);
    const before = written;
    ann.goTo(2);
    expect(ann.sceneSince(null).time).toMatchObject({ at: 2, now: 6, length: 6, keeps: true });
    expect(ben.sceneSince(null).time).toMatchObject({ at: 6, now: 6 });
    ann.undo(1);
    expect(ann.place.at).toBe(1);
    expect(table.timeline.at).toBe(6);
    expect(written).toBe(before);
    ann.comeBack();
    expect(ann.sceneSince(null).time.at).toBe(6);
  });

  it('leads to a branch when somebody answers there', () => {
    const table = tableOf(parley);
    const all = new Watcher(table, 'all', 'en', () => undefined);
    playOn(table, 6);
    all.goTo(2);
    const [asked] = all.sceneSince(null).open;
    all.answer(asked?.id ?? 0, ['river']);
    expect(table.timeline.place).toEqual({ branch: '2', at: 3 });
    expect(table.timeline.branch('1').length).toBe(6);
    expect(all.look).toBeNull();
  });

  it('stays where it was when an answer is refused', () => {
    const table = tableOf(parley);
    const all = new Watcher(table, 'all', 'en', () => undefined);
    playOn(table, 6);
    all.goTo(2);
    expect(() => all.answer(1, ['nowhere'])).toThrow();
    expect(all.place).toEqual({ branch: '1', at: 2 });
    expect(table.timeline.all).toHaveLength(1);
  });

  it('keeps companions waiting only if nobody looks at the present', async () => {
    const table = tableOf(duel, { seats: { blue: { sitter: 'companion' } } });
    const red = new Watcher(table, 'all', 'en', () => undefined);
    playOn(table, 1);
    await table.goOn();
    const { at } = table.timeline;
    red.goTo(0);
    await table.goOn();
    expect(table.timeline.at).toBe(at);
    const guest = new Watcher(table, [], 'en', () => undefined);
    expect(table.isFollowed).toBe(true);
    guest.close();
    expect(table.isFollowed).toBe(false);
  });
});

describe('a scene', () => {
  it('changes nothing, and is the same whenever it is asked for', () => {
    const table = tableOf(duel);
    const red = new Watcher(table, ['red'], 'en', () => undefined);
    playOn(table, 4);
    expect(red.sceneSince(null)).toEqual(red.sceneSince(null));
  });

  it('tells what was not in the scene before, also after something was taken back unseen', () => {
    const table = tableOf(parley);
    const all = new Watcher(table, 'all', 'en', () => undefined);
    playOn(table, 5);
    all.nextScene();
    table.undo(3);
    playOn(table, 5);
    const { news } = all.nextScene();
    expect(news.after).toBe(2);
    expect(news.lines.map(({ at }) => at)).toEqual([3, 5, 7]);
    expect(all.nextScene().news).toEqual({ after: 7, lines: [] });
  });

  it('looks at each state once for each viewer', () => {
    const seen: string[] = [];
    const { rules } = parley;
    const counting = {
      ...rules,
      view: (...given: Parameters<typeof rules.view>) => {
        seen.push(given[1]);
        return rules.view(...given);
      },
    };
    const table = tableOf({ ...parley, rules: counting });
    const ann = new Watcher(table, ['ann'], 'en', () => undefined);
    ann.nextScene();
    seen.length = 0;
    playOn(table, 1);
    ann.nextScene();
    ann.sceneSince(null);
    expect(seen.filter((viewer) => viewer === 'ann')).toHaveLength(1);
    expect(seen.filter((viewer) => viewer === 'spectator')).toHaveLength(1);
  });

  it('is told in the language of whoever looks', () => {
    const table = tableOf(parley);
    const { show } = parley;
    table.speak({
      ...show,
      language: 'de',
      catalogue: { ...show.catalogue, 'ask.which-road': 'Welchen Weg?' },
    });
    const english = new Watcher(table, 'all', 'en', () => undefined);
    const german = new Watcher(table, 'all', 'de', () => undefined);
    expect(english.sceneSince(null).open[0]?.question).toBe('Which road do you take?');
    expect(german.sceneSince(null).open[0]?.question).toBe('Welchen Weg?');
  });
});
