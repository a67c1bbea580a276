import { Dice, type Scope, type State, seeded } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { Machine, registry } from '../src/machine.js';
import {
  ANN,
  firstOpen,
  pick,
  procedure,
  started,
  type ToyBoard,
  type ToyTypes,
  toy,
  toyWith,
} from './toy.js';

const prelude = procedure('t.prelude').step('do', [], (g) => {
  g.board.log.push('prelude');
});
const part = procedure('t.part').step('do', [], (g) => {
  g.board.log.push('part');
});
const move = procedure('t.move')
  .step('part', [], (g) => g.call(part, {}))
  .step('rest', [], (g) => {
    g.board.log.push('move');
  });
const quick = procedure('t.quick')
  .step('part', [], (g) => g.call(part, {}))
  .step('end', [], (g) => g.end(undefined));
const turn = procedure('t.turn')
  .step('ask', [], (g) => g.yesNo(ANN, 'begin'))
  .step('prelude', [], (g) => g.call(prelude, {}))
  .step('move', [], (g) => g.call(move, {}))
  .step('quick', [], (g) => g.call(quick, {}))
  .step('after', [], (g) => {
    g.board.log.push('after');
    return g.finish({ result: 'done', places: {}, data: {} });
  });
const rules = toyWith(prelude, part, move, quick, turn);

function asked(): State<ToyBoard> {
  const state = rules.fresh({ rounds: 1 }, 'seed');
  rules.run(state, turn, {});
  return state;
}
const begin = (state: State<ToyBoard>) => ({ decision: firstOpen(state).id, picks: ['yes'] });

/** What happens after the answer, as far as the scope lets somebody look. */
function tried(scope: Scope): State<ToyBoard> {
  const state = asked();
  rules.trial(new Dice(seeded('x'))).play(state, begin(state), [], scope);
  return state;
}

const TO_THE_END: Scope = { floor: 0, moves: null };

describe('a trial', () => {
  test('that looks to the end goes on as the game does', () => {
    const played = asked();
    pick(rules, played, 'yes');
    expect(tried(TO_THE_END)).toEqual(played);
    expect(played.board.log).toEqual(['prelude', 'part', 'move', 'part', 'after']);
  });

  test('has dice of its own', () => {
    class Loaded extends Dice {
      constructor(private readonly face: number) {
        super(seeded('x'));
      }
      override draw(): number {
        return this.face;
      }
    }
    const coins = (face: number) => {
      const state = started();
      for (const choice of ['gamble', '3']) pick(toy, state, choice);
      toy.trial(new Loaded(face)).play(state, begin(state), [], TO_THE_END);
      return state.board.purse.ann;
    };
    expect([coins(0), coins(5)]).toEqual([2, 8]);
  });

  test('ends with the rule at the floor of its scope', () => {
    // The stack is core.alone, t.turn and whatever the turn calls.
    const state = tried({ floor: 2, moves: null });
    expect(state.board.log).toEqual(['prelude']);
    expect(state.stack.map(({ proc }) => proc)).toEqual(['core.alone', 't.turn']);
    expect(state.over).toBeNull();
  });

  test('does not end before that, whatever ends further in', () => {
    const state = tried({ floor: 1, moves: null });
    expect(state.board.log).toEqual(['prelude', 'part', 'move', 'part', 'after']);
  });

  test('ends with the move that begins first, even if parts of it are moves as well', () => {
    const scope: Scope = { floor: 0, moves: ['t.part', 't.move'] };
    const state = tried(scope);
    expect(state.board.log).toEqual(['prelude', 'part', 'move']);
    expect(state.stack.map(({ proc, at }) => [proc, at])).toEqual([
      ['core.alone', 'run'],
      ['t.turn', 'move'],
    ]);
    expect(scope).toEqual({ floor: 2, moves: null });
  });

  test('ends with a move that has no parts', () => {
    expect(tried({ floor: 0, moves: ['t.prelude'] }).board.log).toEqual(['prelude']);
  });

  test('ends with a move that gives something back', () => {
    const state = tried({ floor: 0, moves: ['t.quick'] });
    expect(state.board.log).toEqual(['prelude', 'part', 'move', 'part']);
    expect(state.over).toBeNull();
  });

  test('looks as far as it is told each time', () => {
    const trial = rules.trial(new Dice(seeded('x')));
    const [short, whole] = [asked(), asked()];
    trial.play(short, begin(short), [], { floor: 2, moves: null });
    trial.play(whole, begin(whole), [], TO_THE_END);
    expect(short.over).toBeNull();
    expect(whole.over?.result).toBe('done');
  });

  test('does not keep the machine from starting another game', () => {
    const short = procedure('t.short')
      .step('part', [], (g) => g.call(part, {}))
      .step('end', [], (g) => g.finish({ result: 'done', places: {}, data: {} }));
    const machine = new Machine<ToyTypes>(registry([prelude, part, move, quick, turn, short]), {});
    const [first, second] = [toy.fresh({ rounds: 1 }, 'seed'), toy.fresh({ rounds: 1 }, 'seed')];
    machine.start(first, 't.turn', {});
    machine.play(first, begin(first), undefined, { floor: 1, moves: null });
    expect(first.board.log).toEqual(['prelude']);
    machine.start(second, 't.short', {});
    expect(second.over?.result).toBe('done');
  });
});
