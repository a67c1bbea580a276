import type { Asked, Offered } from '@questhall/table';
import { describe, expect, it } from 'vitest';
import { answerPoint, numbered, picksAmong, shortList } from '../src/boards/parts/picks.js';

const offered = (id: string, outlook = ''): Offered => ({
  ...{ id, text: id, name: id, facts: '', outlook },
  ...{ refs: [id], details: [] },
});
const SQUARES = Array.from({ length: 23 }, (_, i) => `s${i}`);
const asked = (options: readonly Offered[], on?: 'map'): Asked => ({
  ...{ id: 1, seat: 'p1', by: 'p1', forPerson: true, ask: 'move', form: 'maybe', min: 0, max: 1 },
  ...{
    question: 'Where do you go?',
    rules: [],
    trail: [],
    barred: [],
    proposals: [],
    hidden: false,
    options,
    on,
  },
});
const things = new Set(SQUARES);
const list = (question: Asked, pointed: readonly string[] = []) =>
  shortList(question, picksAmong(things, question), pointed).map(({ id }) => id);

describe('the answers in the bar', () => {
  const squares = SQUARES.map((id) => offered(id, id === 's4' ? 'you stop here' : ''));
  const move = asked([...squares, offered('decline')], 'map');

  it('are all of them where a question is not about a map, and where few are on it', () => {
    expect(list(asked(squares))).toHaveLength(23);
    expect(list(asked(squares.slice(0, 6), 'map'))).toHaveLength(6);
    expect(list(asked(squares.slice(0, 7), 'map'))).toEqual(['s4']);
  });

  it('are those at stake and those that are nowhere on the map, where many are on it', () => {
    expect(list(move)).toEqual(['s4', 'decline']);
  });

  it('are also those that a coach points at', () => {
    expect(list(move, [answerPoint('s9')])).toEqual(['s4', 's9', 'decline']);
  });

  it('have the numbers that things on the map show', () => {
    const picks = picksAmong(things, move);
    const shown = numbered(picks, shortList(move, picks, []));
    expect(shown.get('s4')?.number).toBe(1);
    expect(shown.get('s0')?.number).toBeNull();
    expect(shown.size).toBe(23);
  });
});
