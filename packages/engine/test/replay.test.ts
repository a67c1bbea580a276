import { type Answer, BadSave, type Event, hash, RuleBug, replay } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { randomGame } from './record.js';
import { toy } from './toy.js';

describe('replay', () => {
  test('set-up, seed and answers give the same game', () => {
    for (let game = 0; game < 30; game++) {
      const { record, state } = randomGame(`replay-${game}`);
      const again = replay(toy, record);
      expect(hash(again.state)).toBe(hash(state));
      expect(again.answered).toBe(record.answers.length);
    }
  });

  test('stops after as many answers as wanted', () => {
    const { record, hashes } = randomGame('partly');
    const half = Math.floor(record.answers.length / 2);
    const again = replay(toy, record, { to: half });
    expect(again.answered).toBe(half);
    expect(hash(again.state)).toBe(hashes[half]);
    expect(replay(toy, record, { to: 9999 }).answered).toBe(record.answers.length);
  });

  test('tells the events of the whole game', () => {
    const { record, events } = randomGame('events');
    const again: Event[] = [];
    replay(toy, record, { events: again });
    expect(again).toEqual(events);
  });

  test('tells them after what was told before', () => {
    const { record, events } = randomGame('events');
    const [before] = randomGame('another').events;
    if (before === undefined) throw new Error('the toy tells what it deals');
    const told: Event[] = [before];
    replay(toy, record, { events: told });
    expect(told).toEqual([before, ...events]);
  });

  test('says from which answer on the record does not fit', () => {
    const { record } = randomGame('broken');
    const answers: Answer[] = record.answers.map((answer) => ({ ...answer }));
    answers[2] = { decision: answers[2]?.decision ?? 0, picks: ['fly'] };
    expect(() => replay(toy, { ...record, answers })).toThrow(BadSave);
    expect(() => replay(toy, { ...record, answers })).toThrow(/from answer 3 on: 'fly' is not offered/);
  });

  test('a mistake of the rules is not blamed on the record', () => {
    const { record } = randomGame('bug');
    const broken: typeof toy = {
      ...toy,
      play() {
        throw new RuleBug('no such hero', []);
      },
    };
    expect(() => replay(broken, record)).toThrow(RuleBug);
  });
});
