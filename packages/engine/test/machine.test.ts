import { type Answer, defineGame, type Event, hash, IllegalAnswer, named, RuleBug } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { randomGame } from './record.js';
import {
  ANN,
  BOB,
  ballot,
  firstOpen,
  pick,
  procedure,
  running,
  started,
  strike,
  toy,
  toyDefinition,
  toyWith,
} from './toy.js';

describe('the flow of steps', () => {
  test('call, goto, end and running off the end', () => {
    const inner = procedure<{ n: number }, number>('t.inner').step('end', [], (g, v) => g.end(v.n * 2));
    const outer = procedure<{ n: number }, number>('t.outer')
      .step('call', [], (g, v) => g.call(inner, { n: v.n }))
      .step('keep', [], (g, v, doubled) => {
        v.n = doubled;
        return v.n < 20 ? g.goto('call') : undefined;
      })
      .step('plain', [], (g, v, nothing) => {
        g.board.log.push(String(nothing));
        return g.end(v.n);
      })
      .step('never', [], () => {
        throw new Error('not reached');
      });
    const rules = toyWith(inner, outer);
    const state = rules.fresh({ rounds: 1 }, 'seed');
    rules.run(state, outer, { n: 3 });
    expect(state.over).toEqual({ result: 'done', places: {}, data: { result: 24 } });
    expect(state.board.log).toEqual(['undefined']);
  });

  test('a step that is gone to receives nothing', () => {
    const jump = procedure<Record<never, never>, string>('t.jump')
      .step('go', [], (g) => g.goto('there'))
      .step('there', [], (g, _, received) => g.end(String(received)));
    expect(running(jump, {}).state.over?.data.result).toBe('undefined');
  });

  test('a step that repeats receives what it called, asked or passed, until it returns nothing', () => {
    const double = procedure<{ n: number }, number>('t.double').step('end', [], (g, v) => g.end(v.n * 2));
    const several = procedure<{ n: number }>('t.several')
      .step('first', [], (g) => g.pass(0))
      .repeat<number | boolean>('each', [], (g, v, received) => {
        g.board.log.push(String(received));
        v.n++;
        if (v.n === 1) return g.call(double, { n: 4 });
        if (v.n === 2) return g.pass(9);
        return v.n === 3 ? g.yesNo(ANN, 'sure') : undefined;
      })
      .step('then', [], (g, _, received) => {
        g.board.log.push(`then ${String(received)}`);
      });
    const rules = toyWith(double, several);
    const state = rules.fresh({ rounds: 1 }, 'seed');
    rules.run(state, several, { n: 0 });
    expect(state.stack.at(-1)).toMatchObject({ proc: 't.several', at: 'each' });
    pick(rules, state, 'yes');
    expect(state.board.log).toEqual(['0', '8', '9', 'true', 'then undefined']);
  });

  test('a step that repeats may go elsewhere and be gone to again', () => {
    const twice = procedure<{ n: number }, string>('t.twice')
      .repeat<number>('each', [], (g, v, received) => {
        g.board.log.push(String(received));
        if (v.n++ === 0) return g.pass(7);
        return v.n < 4 ? g.goto('aside') : g.end(g.board.log.join(' '));
      })
      .step('aside', [], (g) => g.goto('each'));
    expect(running(twice, { n: 0 }).state.over?.data.result).toBe('undefined 7 undefined undefined');
  });

  test('a procedure whose last step asks gives nothing, whether or not it had to ask', () => {
    for (const options of [['a'], ['a', 'b']]) {
      const last = procedure<Record<never, never>>('t.last').step('ask', [], (g) => g.one(ANN, 'x', options));
      const { rules, state } = running(last, {});
      if (state.over === null) pick(rules, state, 'b');
      expect(state.over?.data).toEqual({ result: null });
    }
  });

  test('a frame says by names where the rules wait, and a called procedure has variables of its own', () => {
    const inner = procedure<{ n: number }>('t.inner')
      .step('count', [], (_, v) => {
        v.n++;
      })
      .step('ask', [], (g) => g.yesNo(ANN, 'sure'));
    const outer = procedure<{ n: number }, number>('t.outer')
      .step('call', [], (g, v) => g.call(inner, v))
      .step('end', [], (g, v) => g.end(v.n));
    const rules = toyWith(inner, outer);
    const state = rules.fresh({ rounds: 1 }, 'seed');
    rules.run(state, outer, { n: 1 });
    expect(state.stack).toEqual([
      { proc: 'core.alone', at: 'run', vars: { proc: 't.outer', vars: { n: 1 } }, answer: null },
      { proc: 't.outer', at: 'call', vars: { n: 1 }, answer: null },
      { proc: 't.inner', at: 'ask', vars: { n: 2 }, answer: null },
    ]);
    pick(rules, state, 'yes');
    expect(state.over?.data.result).toBe(1);
  });

  test('finish ends the game whatever is still on the stack', () => {
    const deep = procedure('t.deep').step('end', [], (g) =>
      g.finish({ result: 'won', places: {}, data: { by: 'ann' } }),
    );
    const outer = procedure('t.outer')
      .step('call', [], (g) => g.call(deep, {}))
      .step('never', [], () => {
        throw new Error('not reached');
      });
    const rules = toyWith(deep, outer);
    const state = rules.fresh({ rounds: 1 }, 'seed');
    rules.run(state, outer, {});
    expect(state).toMatchObject({ over: { result: 'won', data: { by: 'ann' } }, stack: [], open: [] });
  });
});

describe('mistakes of the rules', () => {
  const bugOf = (play: () => void): RuleBug => {
    try {
      play();
    } catch (error) {
      if (error instanceof RuleBug) return error;
      throw error;
    }
    throw new Error('no rule bug');
  };

  test('an error in a step tells the trail and keeps its cause', () => {
    const cause = new TypeError('no such hero');
    const broken = procedure('t.broken')
      .step('ask', 'TOY-1', (g) => g.yesNo(ANN, 'x'))
      .step('fall', ['TOY-2', 'TOY-3'], () => {
        throw cause;
      });
    const { rules, state } = running(broken, {});
    const bug = bugOf(() => pick(rules, state, 'yes'));
    expect(bug.message).toBe('no such hero\n  in core.alone@run > t.broken@ask > fall TOY-2 TOY-3');
    expect(bug.cause).toBe(cause);
  });

  test('also what is not an Error, or looks like somebody else’s mistake', () => {
    const odd = procedure('t.odd').step('fall', [], () => {
      throw 'just a text';
    });
    expect(bugOf(() => running(odd, {})).message).toBe(
      'just a text\n  in core.alone@run > t.odd@start > fall',
    );
    const rude = procedure('t.rude').step('fall', [], () => {
      throw new IllegalAnswer('stale', 'not really');
    });
    expect(bugOf(() => running(rude, {})).message).toContain('not really');
  });

  test('a procedure or a step that does not exist', () => {
    const lost = procedure('t.lost').step('call', 'TOY-1', (g) => g.call(named('t.nowhere'), {}));
    expect(bugOf(() => running(lost, {})).message).toContain("there is no procedure called 't.nowhere'");
    const jump = procedure('t.jump').step('go', 'TOY-1', (g) => g.goto('nowhere'));
    expect(bugOf(() => running(jump, {})).message).toContain("'t.jump' has no step called 'nowhere'");
    const proto = procedure('t.proto').step('go', 'TOY-1', (g) => g.goto('toString'));
    expect(bugOf(() => running(proto, {})).message).toContain("'t.proto' has no step called 'toString'");
  });

  test('a saved frame whose step is gone', () => {
    const state = started();
    Object.assign(state.stack[0] ?? {}, { at: 'renamed' });
    expect(bugOf(() => pick(toy, state, 'rest')).message).toBe(
      "'toy.main' has no step called 'renamed'\n  in toy.main@renamed",
    );
  });

  test('rules that run in circles', () => {
    const circle = procedure('t.circle').step('again', 'TOY-4', (g) => g.goto('again'));
    const bug = bugOf(() => running(circle, {}));
    expect(bug.message).toMatch(/more than \d+ steps without a decision/);
    expect(bug.message).toContain('t.circle');
    const deeper = procedure('t.deeper').step('again', 'TOY-4', (g) => g.call(named('t.deeper'), {}));
    expect(bugOf(() => running(deeper, {})).message).toMatch(/more than \d+ steps/);
  });

  test('fifty thousand steps are not a circle yet', () => {
    const counting = procedure<{ left: number }>('t.counting').step('again', 'TOY-4', (g, v) => {
      v.left--;
      return v.left > 0 ? g.goto('again') : g.yesNo(ANN, 'sure');
    });
    // One more step calls the procedure.
    expect(firstOpen(running(counting, { left: 49_999 }).state).ask).toBe('sure');
    expect(bugOf(() => running(counting, { left: 50_000 })).message).toContain(
      'more than 50000 steps without a decision',
    );
  });

  test('a game that just stops', () => {
    const rules = toyWith();
    const state = rules.fresh({ rounds: 1 }, 'seed');
    state.stack.push({ proc: 'toy.propose', at: 'ask', vars: {}, answer: null });
    state.open.push({ ...ballot(ANN), ...ANN, id: 1, rules: [], proposals: [] } as never);
    const bug = bugOf(() => rules.play(state, { decision: 1, picks: ['red'] }));
    expect(bug.message).toBe(
      'the first procedure ended without an outcome\n  in toy.propose@ask > go TOY-13',
    );
  });

  test('the machine is as good as new afterwards', () => {
    const broken = procedure('t.broken').step('fall', [], (g) => {
      g.yesNo(ANN, 'x');
      throw new Error('half way');
    });
    const rules = toyWith(broken);
    expect(() => rules.run(rules.fresh({ rounds: 1 }, 'x'), broken, {})).toThrow('half way');
    expect(hash(rules.start({ rounds: 3 }, 'x').state)).toBe(hash(toy.start({ rounds: 3 }, 'x').state));
  });

  test('a question that was never put is not waited for afterwards', () => {
    const broken = procedure('t.broken').step('fall', [], (g) => {
      g.yesNo(ANN, 'x');
      throw new Error('half way');
    });
    const quick = procedure('t.quick')
      .step('ask', [], (g) => g.one(ANN, 'x', ['only']))
      .step('end', [], (g, _, only) => g.finish({ result: only, places: {}, data: {} }));
    const procedures = [...toyDefinition.procedures, broken, quick];
    const rules = defineGame({ ...toyDefinition, procedures, main: quick });
    expect(() => rules.run(rules.fresh({ rounds: 1 }, 'x'), broken, {})).toThrow('half way');
    expect(rules.start({ rounds: 1 }, 'x').state.over?.result).toBe('only');
  });
});

describe('answers that cannot be', () => {
  const refused = (state: ReturnType<typeof started>, answer: unknown): IllegalAnswer => {
    const before = hash(state);
    for (const attempt of [
      () => toy.play(state, answer as Answer),
      () => toy.apply(state, answer as Answer),
    ]) {
      expect(attempt).toThrow(IllegalAnswer);
      expect(hash(state)).toBe(before);
    }
    try {
      toy.play(state, answer as Answer);
    } catch (error) {
      if (error instanceof IllegalAnswer) return error;
    }
    throw new Error('not refused');
  };

  test('stale, unknown, or no answer at all', () => {
    const state = started();
    const { id } = firstOpen(state);
    pick(toy, state, 'share');
    expect(refused(state, { decision: id, picks: ['share'] })).toMatchObject({
      reason: 'stale',
      message: 'decision 1 is not open; open now: 2 (coins)',
    });
    expect(refused(state, { decision: 99, picks: ['1'] }).reason).toBe('stale');
    for (const shape of [undefined, null, 7, 'x', {}, { decision: 2 }, { decision: 2, picks: 'one' }]) {
      expect(refused(state, shape).reason).toBe('shape');
    }
  });

  test('not offered, picked twice, too few or too many', () => {
    const state = started();
    expect(refused(state, { decision: 1, picks: ['fly'] })).toMatchObject({
      reason: 'option',
      message:
        "'fly' is not offered for 'action'; offered: share, discard, gamble, vote, strike, propose, rest",
    });
    expect(refused(state, { decision: 1, picks: [7] }).reason).toBe('option');
    expect(refused(state, { decision: 1, picks: [] })).toMatchObject({
      reason: 'count',
      message: "'action' wants 1 of the options, not 0",
    });
    pick(toy, state, 'discard');
    const [a = '', b = '', c = ''] = firstOpen(state).options;
    expect(refused(state, { decision: 2, picks: [a, a] })).toMatchObject({ reason: 'option' });
    expect(refused(state, { decision: 2, picks: [a, b, c] })).toMatchObject({
      reason: 'count',
      message: "'discard' wants 1 to 2 of the options, not 3",
    });
  });

  test('by the wrong seat; who names no seat vouches for it', () => {
    const state = started();
    expect(refused(state, { decision: 1, picks: ['rest'], seat: 'bob' })).toMatchObject({
      reason: 'seat',
      message: "'action' is for ann to decide, not for bob",
    });
    toy.play(state, { decision: 1, picks: ['rest'], seat: 'ann' });
    expect(firstOpen(state).seat).toBe('bob');
  });

  test('after the end', () => {
    const { state } = randomGame('over');
    expect(refused(state, { decision: 1, picks: ['rest'] }).reason).toBe('over');
  });
});

describe('a decision of the party', () => {
  test('others propose, one seat confirms', () => {
    const state = started();
    pick(toy, state, 'propose');
    const { id } = firstOpen(state);
    toy.play(state, { decision: id, picks: ['left'], seat: 'bob' });
    toy.play(state, { decision: id, picks: ['right'], seat: 'bob' });
    toy.play(state, { decision: id, picks: ['left'], seat: 'cleo' });
    expect(firstOpen(state)).toMatchObject({
      id,
      proposals: [
        { seat: 'bob', picks: ['right'] },
        { seat: 'cleo', picks: ['left'] },
      ],
    });
    toy.play(state, { decision: id, picks: ['right'], seat: 'ann' });
    expect(state.board.log).toEqual(['propose', 'right']);
  });

  test('a proposal leaves a fork and a kept decision alone, and must be possible', () => {
    const state = started();
    pick(toy, state, 'propose');
    const fork = toy.fork(state);
    const { id } = firstOpen(state);
    toy.play(state, { decision: id, picks: ['left'], seat: 'bob' });
    expect(firstOpen(fork).proposals).toEqual([]);
    expect(() => toy.play(state, { decision: id, picks: ['up'], seat: 'bob' })).toThrow(
      "'up' is not offered",
    );
  });
});

describe('a proposal among several open questions', () => {
  test('is kept with the question that it is for', () => {
    const both = procedure('t.both')
      .step('ask', [], (g) => g.together([ballot({ seat: 'party', by: 'ann' }), ballot(BOB)]))
      .step('end', [], (g) => g.end(undefined));
    const { rules, state } = running(both, {});
    rules.play(state, { decision: 1, picks: ['blue'], seat: 'cleo' });
    expect(state.open.map(({ seat, proposals }) => ({ seat, proposals }))).toEqual([
      { seat: 'party', proposals: [{ seat: 'cleo', picks: ['blue'] }] },
      { seat: 'bob', proposals: [] },
    ]);
  });
});

describe('pure and in place', () => {
  test('apply leaves the given state alone and gives what play makes of it', () => {
    const { record } = randomGame('pure');
    let pure = toy.start(record.setup, 'pure').state;
    const inPlace = toy.start(record.setup, 'pure').state;
    for (const answer of record.answers) {
      const before = JSON.stringify(pure);
      const next = toy.apply(pure, answer).state;
      expect(JSON.stringify(pure)).toBe(before);
      expect(next).not.toBe(pure);
      toy.play(inPlace, answer);
      expect(hash(next)).toBe(hash(inPlace));
      pure = next;
    }
  });

  test('JSON out and in at every decision leads to the same end', () => {
    for (let game = 0; game < 30; game++) {
      const straight = randomGame(`json-${game}`);
      const viaJson = randomGame(`json-${game}`, (state) => JSON.parse(JSON.stringify(state)));
      expect(viaJson.hashes).toEqual(straight.hashes);
    }
  });

  test('the same seed gives the same game, another seed another one', () => {
    expect(randomGame('a').hashes).toEqual(randomGame('a').hashes);
    expect(randomGame('a').hashes[0]).not.toBe(randomGame('b').hashes[0]);
  });

  test('the generator goes on from one answer to the next', () => {
    const state = started();
    const before = [...state.rng.s];
    pick(toy, state, 'rest');
    expect(state.rng.s).not.toEqual(before);
  });

  test('two games may be played in turns', () => {
    const [a, b] = [started('a'), started('b')];
    const alone = [started('a'), started('b')];
    for (const choice of ['rest', 'gamble', '2', 'yes']) {
      for (const state of [a, b]) pick(toy, state, choice);
    }
    for (const state of alone) for (const choice of ['rest', 'gamble', '2', 'yes']) pick(toy, state, choice);
    expect([hash(a), hash(b)]).toEqual(alone.map(hash));
  });
});

describe('scripted draws in a game', () => {
  test('decide what chance would; used up is a mistake that can be read', () => {
    const state = started();
    state.rng.script = { die: [5] };
    for (const choice of ['gamble', '3', 'yes']) pick(toy, state, choice);
    expect(state.board.purse.ann).toBe(8);
    for (const choice of ['gamble', '3']) pick(toy, state, choice);
    expect(() => pick(toy, state, 'yes')).toThrow(
      /the scripted results for 'die' are used up\n {2}in toy\.main@act > toy\.gamble@sure > roll TOY-8/,
    );
  });
});

describe('run', () => {
  test('carries out one procedure and nothing else, telling who watches', () => {
    const state = toy.fresh({ rounds: 1 }, 'seed');
    state.board.index = {};
    const events: Event[] = [];
    toy.run(state, strike, { damage: 3 }, events);
    expect(state.over).toEqual({ result: 'done', places: {}, data: { result: 3 } });
    expect(state.board.purse.bob).toBe(2);
    expect(events.map(({ type }) => type)).toEqual(['struck']);
  });
});
