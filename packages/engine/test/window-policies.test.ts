import { type State, seeded } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { type DuelBoard, type DuelRules, duelBy, imagining, struck } from './duel.js';
import { firstOpen, pick } from './toy.js';

const asked = ({ open }: State<DuelBoard>) => open.map(({ seat, ask, options }) => [seat, ask, ...options]);
const damage = ({ over }: State<DuelBoard>) => over?.data.result;

/** Several seats answer what they were asked at once, in the order given. */
function answer(rules: DuelRules, state: State<DuelBoard>, answers: { [seat: string]: string[] }): void {
  for (const [seat, picks] of Object.entries(answers)) {
    const decision = state.open.find((open) => open.seat === seat);
    rules.play(state, { decision: decision?.id ?? 0, picks, seat });
  }
}

describe('declare', () => {
  const rules = duelBy({ ask: 'declare' });

  test('all who can are asked at the same time, and nobody else', () => {
    expect(asked(struck(rules, 'a:parry', 'b:parry', 'b:riposte'))).toEqual([
      ['a', 'declare-abilities', 'a:parry'],
      ['b', 'declare-abilities', 'b:parry', 'b:riposte'],
    ]);
  });

  test('what is declared is resolved by priority, and equals in the order of whoever orders', () => {
    const state = struck(rules, 'a:parry', 'b:parry', 'b:riposte');
    answer(rules, state, { b: ['b:riposte', 'b:parry'], a: ['a:parry'] });
    expect(asked(state)).toEqual([['c', 'order-effects', 'b:parry', 'a:parry']]);
    pick(rules, state, 'a:parry');
    expect(state.board.log).toEqual(['a:parry', 'b:parry', 'b:riposte']);
    expect(damage(state)).toBe(1);
  });

  test('whoever did not declare cannot join in afterwards', () => {
    const state = struck(rules, 'a:parry', 'b:flinch');
    answer(rules, state, { a: ['a:parry'], b: [] });
    expect(state.over?.data.result).toBe(1);
    expect(state.board.hands.b).toEqual(['b:flinch']);
  });

  test('what no longer applies when its turn comes lapses', () => {
    const state = struck(rules, 'a:parry', 'b:parry', 'c:parry');
    answer(rules, state, { a: ['a:parry'], b: ['b:parry'], c: ['c:parry'] });
    pick(rules, state, 'c:parry');
    pick(rules, state, 'b:parry');
    expect(state.board.log).toEqual(['c:parry', 'b:parry', 'a:parry lapses']);
    expect(damage(state)).toBe(0);
  });

  test('what must happen comes before the question', () => {
    const state = struck(rules, 'a:parry', 'b:curse');
    expect(state.board.log).toEqual(['b:curse']);
    expect(asked(state)).toEqual([['a', 'declare-abilities', 'a:parry']]);
  });

  test('with nobody able nothing is asked', () => {
    expect(damage(struck(rules))).toBe(2);
  });
});

describe('in turn', () => {
  const rules = duelBy({ ask: 'in turn', seats: ['b', 'a'] });

  test('the first seat uses as much as it likes before the next is asked', () => {
    const state = struck(rules, 'a:parry', 'b:parry', 'b:riposte');
    expect(asked(state)).toEqual([['b', 'use-ability', 'b:parry', 'b:riposte', 'decline']]);
    pick(rules, state, 'b:riposte');
    expect(asked(state)).toEqual([['b', 'use-ability', 'b:parry', 'decline']]);
    pick(rules, state, 'decline');
    expect(asked(state)).toEqual([['a', 'use-ability', 'a:parry', 'decline']]);
    pick(rules, state, 'a:parry');
    expect(state.board.log).toEqual(['b:riposte', 'a:parry']);
    expect(damage(state)).toBe(2);
  });

  test('a seat with nothing to use is passed over, and so is one that has no turn', () => {
    const state = struck(rules, 'a:parry', 'c:parry');
    expect(asked(state)).toEqual([['a', 'use-ability', 'a:parry', 'decline']]);
    pick(rules, state, 'decline');
    expect(damage(state)).toBe(2);
    expect(state.board.hands.c).toEqual(['c:parry']);
  });
});

describe('a poll', () => {
  const declaring = duelBy({ ask: 'declare' }, ['a', 'b']);
  const taking = duelBy({ ask: 'in turn', seats: ['b', 'a'] }, ['a', 'b']);

  test('asks everybody who might hold an answer, also those who have none', () => {
    expect(asked(struck(declaring, 'b:parry'))).toEqual([
      ['a', 'declare-in-secret'],
      ['b', 'declare-in-secret', 'b:parry'],
    ]);
    expect(asked(struck(declaring))).toEqual([
      ['a', 'declare-in-secret'],
      ['b', 'declare-in-secret'],
    ]);
  });

  test('is the same to a third, whoever holds what', () => {
    for (const rules of [declaring, taking]) {
      const [none, one, two] = [
        struck(rules),
        struck(rules, 'b:parry'),
        struck(rules, 'a:parry', 'b:flinch'),
      ];
      expect(rules.openFor(one, 'c')).toEqual(rules.openFor(none, 'c'));
      expect(rules.openFor(two, 'spectator')).toEqual(rules.openFor(none, 'spectator'));
    }
  });

  test('shows only to its own seat what is offered', () => {
    const state = struck(declaring, 'b:parry');
    expect(declaring.openFor(state, 'b')[1]).toEqual(state.open[1]);
    expect(declaring.openFor(state, 'a')[1]).toEqual({
      id: 2,
      seat: 'b',
      by: 'b',
      ask: 'declare-in-secret',
      rules: [],
      hidden: true,
    });
  });

  test('goes on when all have answered', () => {
    const state = struck(declaring, 'b:parry');
    answer(declaring, state, { a: [], b: ['b:parry'] });
    expect(damage(state)).toBe(1);
  });

  test('asks in turn: a seat that used something is asked again, one that passed is not', () => {
    const state = struck(taking, 'b:parry');
    expect(asked(state)).toEqual([['b', 'use-in-secret', 'b:parry', 'decline']]);
    pick(taking, state, 'b:parry');
    expect(asked(state)).toEqual([['b', 'use-in-secret', 'decline']]);
    pick(taking, state, 'decline');
    expect(asked(state)).toEqual([['a', 'use-in-secret', 'decline']]);
    pick(taking, state, 'decline');
    expect(damage(state)).toBe(1);
  });

  test('leaves out who cannot hold anything', () => {
    const rules = duelBy({ ask: 'in turn', seats: ['b', 'a', 'c'] }, ['c']);
    expect(firstOpen(struck(rules, 'a:parry')).seat).toBe('c');
  });

  test('leaves out in the same moment who cannot hold anything more', () => {
    const seats = ['b', 'a'];
    const mightHold = ({ log }: DuelBoard) => (log.length === 0 ? seats : ['a']);
    const rules = duelBy({ ask: 'in turn', seats }, mightHold);
    const state = struck(rules, 'b:parry', 'b:flinch');
    pick(rules, state, 'b:parry');
    expect(asked(state)).toEqual([['a', 'use-in-secret', 'decline']]);
  });
});

describe('a poll in an imagined world', () => {
  const hide = imagining('b:flinch');
  const declaring = duelBy({ ask: 'declare' }, ['a', 'b'], hide);
  const taking = duelBy({ ask: 'in turn', seats: ['b', 'a'] }, ['a', 'b'], hide);
  const imagined = (rules: DuelRules, state: State<DuelBoard>, viewer: string) =>
    rules.determinize(state, viewer, seeded('world'));

  test('offers others what they hold there, and the viewer what he was offered', () => {
    const state = struck(declaring, 'a:parry', 'b:parry', 'b:riposte');
    expect(asked(imagined(declaring, state, 'a'))).toEqual([
      ['a', 'declare-in-secret', 'a:parry'],
      ['b', 'declare-in-secret', 'b:flinch'],
    ]);
    expect(asked(imagined(taking, struck(taking), 'a'))).toEqual([
      ['b', 'use-in-secret', 'b:flinch', 'decline'],
    ]);
  });

  test('is the same whatever is really held', () => {
    for (const rules of [declaring, taking]) {
      const [none, two] = [struck(rules), struck(rules, 'b:parry', 'b:riposte')];
      expect(imagined(rules, two, 'a')).toEqual(imagined(rules, none, 'a'));
    }
  });

  test('does not hold what was declared already, but what might have been', () => {
    const declared = (picks: string[], ...cards: string[]) => {
      const state = struck(declaring, ...cards);
      answer(declaring, state, { b: picks });
      return state;
    };
    const one = imagined(declaring, declared(['b:parry'], 'b:parry', 'b:riposte'), 'a');
    expect(one).toEqual(imagined(declaring, declared([]), 'a'));
    answer(declaring, one, { a: [] });
    expect(damage(one)).toBe(2);
  });

  test('goes on with what is held there', () => {
    const world = imagined(taking, struck(taking, 'b:parry'), 'c');
    pick(taking, world, 'b:flinch');
    expect(asked(world)).toEqual([['b', 'use-in-secret', 'decline']]);
  });
});

test('one owner is asked as long as there is no policy', () => {
  const rules = duelBy({ ask: 'one owner' });
  expect(asked(struck(rules, 'b:parry'))).toEqual([['b', 'use-ability', 'b:parry', 'decline']]);
});
