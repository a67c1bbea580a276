import { Dice, hash, seeded } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { ANN, anyPicks, firstOpen, pick, procedure, running, started, toy } from './toy.js';

describe('fork', () => {
  test('equals its original at every decision, and neither changes with the other', () => {
    const dice = new Dice(seeded('fork'));
    for (let game = 0; game < 30; game++) {
      const state = started(`fork-${game}`);
      while (state.over === null) {
        const fork = toy.fork(state);
        const before = hash(state);
        expect(hash(fork)).toBe(before);
        const decision = firstOpen(state);
        const answer = { decision: decision.id, picks: anyPicks(decision, dice) };
        toy.play(state, answer);
        expect(hash(fork)).toBe(before);
        toy.play(fork, answer);
        expect(hash(fork)).toBe(hash(state));
      }
    }
  });

  test('keeps the options of an open question when the list they came from changes', () => {
    const drop = procedure('t.drop')
      .step('ask', [], (g) => {
        g.board.hand = ['a', 'b', 'c'];
        return g.one(ANN, 'drop', g.board.hand);
      })
      .step('drop', [], (g, _, card) => {
        g.board.hand.splice(g.board.hand.indexOf(card), 1);
        return g.one(ANN, 'again', g.board.hand);
      });
    const { rules, state } = running(drop, {});
    const fork = rules.fork(state);
    pick(rules, state, 'a');
    expect(firstOpen(fork).options).toEqual(['a', 'b', 'c']);
  });

  test('has a list of open questions of its own', () => {
    const state = started();
    const fork = toy.fork(state);
    fork.open.length = 0;
    expect(state.open.map(({ ask }) => ask)).toEqual(['action']);
  });

  test('copies scripted results and answers kept for later', () => {
    const state = started();
    state.rng.script = { die: [1, 2] };
    pick(toy, state, 'vote');
    toy.play(state, { decision: firstOpen(state).id, picks: ['red'] });
    const fork = toy.fork(state);
    expect(fork).toEqual(state);
    state.rng.script.die?.push(3);
    pick(toy, state, 'blue');
    expect(fork.rng.script).toEqual({ die: [1, 2] });
    expect(fork.stack.at(-1)?.answer).toMatchObject({ given: { ann: 'red' } });
  });
});
