import { BadSetup, defineGame, seeded } from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { ANN, firstOpen, pick, procedure, started, toy, toyDefinition, toyWith } from './toy.js';

describe('defineGame', () => {
  test('carries over what the game says about itself', () => {
    const { id, title, version, schema, content } = toy;
    expect({ id, title, version, schema, content }).toEqual({
      id: 'toy',
      title: 'Toy',
      version: '1',
      schema: 1,
      content: 'coins-1',
    });
    expect(toy.seats(toy.setup({}))).toEqual(['ann', 'bob']);
    expect(toy.procedures.map((procedure) => procedure.id)).toContain('core.window');
  });

  test('carries over what it has besides, and only that', () => {
    const besides = {
      summary: () => ({ coins: 3 }),
      used: () => ['cup'],
      books: () => ({}) as never,
      pieces: () => [],
      odds: { moves: ['toy.turn'], figures: () => [] },
    };
    const rich = defineGame({ ...toyDefinition, ...besides });
    const { state } = rich.start({ rounds: 1 }, 'x');
    expect(rich.summary?.(state)).toEqual({ coins: 3 });
    expect(rich.used?.({ type: 'x' } as never, state)).toEqual(['cup']);
    expect(rich).toMatchObject({ books: besides.books, pieces: besides.pieces });
    expect(rich.odds?.moves).toEqual(['toy.turn']);
    for (const name of Object.keys(besides)) expect(toy).not.toHaveProperty(name);
  });

  test('carries over how odds are read, and only what there is of it', () => {
    const odds = { moves: ['toy.turn'], figures: () => [] };
    const plain = defineGame({ ...toyDefinition, odds }).odds;
    for (const name of ['silent', 'unseen', 'exchange']) expect(plain).not.toHaveProperty(name);

    const rich = defineGame({
      ...toyDefinition,
      odds: {
        ...odds,
        silent: ['lead'],
        unseen: ({ board }, viewer, label) => [{ card: `${board.round} ${viewer} ${label}`, chance: 1 }],
        exchange: ({ board }, one, other) => board.log.push(one, other),
      },
    });
    const { state } = rich.start({ rounds: 4 }, 'x');
    expect(rich.odds?.silent).toEqual(['lead']);
    expect(rich.odds?.unseen?.(state, 'ann', 'pile')).toEqual([{ card: '4 ann pile', chance: 1 }]);
    rich.odds?.exchange?.(state, 'cup', 'dart');
    expect(state.board.log).toEqual(['cup', 'dart']);
  });

  test('a game without abilities has no windows', () => {
    const { windows: _, ...plain } = toyDefinition;
    expect(defineGame(plain).procedures.map((procedure) => procedure.id)).not.toContain('core.window');
  });

  test('refuses two procedures of one name, and one without steps', () => {
    expect(() => toyWith(procedure('toy.main').step('x', [], () => undefined))).toThrow(
      "two procedures are called 'toy.main'",
    );
    expect(() => toyWith(procedure('t.empty'))).toThrow("'t.empty' has no steps");
  });

  test('a fresh table has run no rule', () => {
    const state = toy.fresh(toy.setup({}), 'seed');
    expect(state.stack).toEqual([]);
    expect(state.open).toEqual([]);
    expect(state.board.hand).toEqual([]);
    expect(state.rng.draws).toBe(0);
  });
});

describe('rule switches', () => {
  test('have a value even if nobody chose one', () => {
    expect(toy.fresh({ rounds: 1 }, 's').switches).toEqual({ interest: 'none' });
    expect(toy.fresh({ rounds: 1, switches: { interest: 'some' } }, 's').switches).toEqual({
      interest: 'some',
    });
  });

  test('a wrong name or value says what there is', () => {
    const wrong = (switches: { [name: string]: string }) => () => toy.fresh({ rounds: 1, switches }, 's');
    expect(wrong({ weather: 'some' })).toThrow(BadSetup);
    expect(wrong({ weather: 'some' })).toThrow("there is no rule switch 'weather'; there are: interest");
    expect(wrong({ interest: 'lots' })).toThrow("the switch 'interest' can be none or some, not 'lots'");
    expect(() => toy.setup({ rounds: 1, switches: { weather: 'some' } })).toThrow(BadSetup);
  });
});

describe('the contract', () => {
  test('explain tells the rules in progress, outermost first', () => {
    const state = started();
    pick(toy, state, 'share');
    expect(toy.explain(state, firstOpen(state)).trail).toEqual([
      { proc: 'toy.main', at: 'act', rules: ['TOY-3'], text: { key: 'trail.toy.main', args: {} } },
      { proc: 'toy.share', at: 'ask', rules: ['TOY-6'], text: { key: 'trail.toy.share', args: {} } },
      { proc: 'core.split', at: 'ask', rules: [], text: { key: 'trail.core.split', args: {} } },
    ]);
  });

  test('explain calls a rule in progress as the game does', () => {
    const game = defineGame({
      ...toyDefinition,
      nameFrame: ({ proc, vars }) =>
        proc === 'core.split' ? { key: 'trail.coins', args: { coins: Number(vars.total) } } : null,
    });
    const { state } = game.start({ rounds: 1 }, 'seed');
    pick(game, state, 'share');
    expect(game.explain(state, firstOpen(state)).trail.map(({ text }) => text)).toEqual([
      { key: 'trail.toy.main', args: {} },
      { key: 'trail.toy.share', args: {} },
      { key: 'trail.coins', args: { coins: 3 } },
    ]);
  });

  test('explain goes on when a rule in progress is not known any more', () => {
    const state = started();
    pick(toy, state, 'share');
    Object.assign(state.stack[0] ?? {}, { proc: 'toy.gone' });
    Object.assign(state.stack[1] ?? {}, { at: 'gone' });
    expect(toy.explain(state, firstOpen(state)).trail.map(({ rules }) => rules)).toEqual([[], [], []]);
  });

  test('determinize gives another world and never draws from the game', () => {
    const state = started();
    const before = JSON.stringify(state);
    const world = toy.determinize(state, 'bob', seeded('thinking'));
    expect(JSON.stringify(state)).toBe(before);
    expect(world.rng.s).not.toEqual(state.rng.s);
    expect(toy.view(world, 'bob')).toEqual(toy.view(state, 'bob'));
    expect([...world.board.hand, ...world.board.pile]).not.toEqual([
      ...state.board.hand,
      ...state.board.pile,
    ]);
  });

  test('determinize puts a secret question anew as the game says, whatever a game without windows calls it', () => {
    const { windows: _, ...plain } = toyDefinition;
    const asking = procedure('t.asking').step('ask', [], (g) => g.one(ANN, 'use-in-secret', ['cup', 'dart']));
    const game = defineGame({
      ...plain,
      procedures: [...plain.procedures, asking],
      askAnew: { 'use-in-secret': (_p, decision) => ({ ...decision, options: ['gem'] }) },
    });
    const state = game.fresh({ rounds: 1 }, 'seed');
    game.run(state, asking, {});
    expect(firstOpen(game.determinize(state, 'bob', seeded('world'))).options).toEqual(['gem']);
  });

  test('watched tells every step before it runs and plays the same game', () => {
    const seen: string[] = [];
    const watched = toy.watched((proc, step) => seen.push(`${proc}@${step}`));
    const { state } = watched.start({ rounds: 1 }, 'seed');
    pick(watched, state, 'rest');
    expect(seen).toEqual([
      'toy.main@deal',
      'toy.main@choose',
      'toy.main@act',
      'toy.rest@rest',
      'toy.main@next',
    ]);
    const plain = started('seed', 1);
    pick(toy, plain, 'rest');
    expect(state).toEqual(plain);
  });

  test('view, evaluate and setup are the game’s own', () => {
    const state = started();
    expect(toy.view(state, 'spectator')).toEqual({ round: 6, hand: 3, log: [] });
    expect(toy.evaluate(state, 'ann')).toBe(0.25);
    expect(() => toy.setup({ rounds: 0 })).toThrow(BadSetup);
  });
});
