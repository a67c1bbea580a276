import { describe, expect, it } from 'vitest';
import { companionsOn, Seats, type Troubled, Watcher } from '../src/index.js';
import { duel, parley, playOn, tableOf } from './tables.js';

const at = (decision: number, picks: string[]) => ({ decision, picks });
const troubleOf = (act: () => void): string => {
  try {
    act();
  } catch (error) {
    return (error as Troubled).trouble.key;
  }
  return 'none';
};

describe('seats', () => {
  it('change hands while their question is open', async () => {
    const table = tableOf(parley, { pace: 'paused' });
    playOn(table, 1);
    expect(table.timeline.state.open[0]?.by).toBe('ben');
    table.sit('ben', { sitter: 'companion' });
    expect(table.seats.questionForCompanion(table.timeline.state)?.by).toBe('ben');
    await table.companions.step();
    expect(table.timeline.at).toBe(2);
    table.sit('ben', { sitter: 'person', called: 'Benedict', colour: 'green' });
    const { seats } = new Watcher(table, 'all', 'en', () => undefined).sceneSince(null);
    expect(seats[1]).toEqual({
      id: 'ben',
      name: 'Ben',
      sitter: 'person',
      called: 'Benedict',
      colour: 'green',
    });
  });

  it('that are away are answered by nobody', () => {
    const table = tableOf(parley, { seats: { ben: { sitter: 'away' } } });
    playOn(table, 1);
    const [asked] = table.timeline.state.open;
    expect(table.seats.isForPerson(asked as never)).toBe(false);
    expect(table.seats.isForCompanion(asked as never)).toBe(false);
    const wrong = () => table.answer({ ...at(asked?.id ?? 0, ['sleep']), seat: 'ben' });
    expect(troubleOf(wrong)).toBe('trouble.not.yours');
  });

  it('are kept with names and colours, and nothing is kept of plain persons', () => {
    const seats = new Seats(['ann', 'ben'], companionsOn(['ben']));
    seats.sit('ann', { called: 'Anna' });
    expect(seats.kept).toEqual({
      ann: { sitter: 'person', called: 'Anna', colour: null },
      ben: { sitter: 'companion', called: null, colour: null },
    });
    expect(new Seats(['ann'], {}).kept).toEqual({});
    expect(troubleOf(() => seats.sit('nobody', {}))).toBe('trouble.seat');
  });
});

describe('a decision of the party', () => {
  it('takes what others say as a proposal that everybody sees, and moves when the one who decides answers', () => {
    const table = tableOf(parley);
    const ann = new Watcher(table, ['ann'], 'en', () => undefined);
    const cleo = new Watcher(table, ['cleo'], 'en', () => undefined);
    const [asked] = table.timeline.state.open;
    cleo.answer(asked?.id ?? 0, ['river']);
    expect(table.timeline.state.open[0]?.id).toBe(asked?.id);
    expect(ann.sceneSince(null).open[0]?.proposals).toEqual([
      { seat: 'cleo', name: 'Cleo', picks: ['river'], texts: ['Along the river'] },
    ]);
    ann.answer(asked?.id ?? 0, ['hill']);
    expect(table.timeline.state.open[0]?.ask).toBe('may-rest');
  });

  it('is decided by whoever is there if the one who decides is not', () => {
    const table = tableOf(parley, { seats: { ann: { sitter: 'away' } } });
    const cleo = new Watcher(table, ['cleo'], 'en', () => undefined);
    cleo.answer(table.timeline.state.open[0]?.id ?? 0, ['river']);
    expect(table.timeline.state.open[0]?.ask).toBe('may-rest');
  });

  it('is not for somebody who only looks on', () => {
    const table = tableOf(parley);
    const guest = new Watcher(table, [], 'en', () => undefined);
    expect(guest.viewer).toBe('spectator');
    expect(guest.sceneSince(null).open[0]?.forPerson).toBe(false);
    const answered = () => guest.answer(table.timeline.state.open[0]?.id ?? 0, ['river']);
    expect(troubleOf(answered)).toBe('trouble.not.yours');
    expect(table.timeline.at).toBe(0);
  });
});

describe('a question of one seat', () => {
  it('is answered by that seat alone', () => {
    const table = tableOf(duel);
    const red = new Watcher(table, ['red'], 'en', () => undefined);
    const blue = new Watcher(table, ['blue'], 'en', () => undefined);
    const [asked] = table.timeline.state.open;
    expect(asked?.by).toBe('red');
    expect(troubleOf(() => blue.answer(asked?.id ?? 0, ['rest']))).toBe('trouble.not.yours');
    red.answer(asked?.id ?? 0, ['rest']);
    expect(table.timeline.state.open[0]?.by).toBe('blue');
  });
});
