import {
  type Asked,
  defineGame,
  named,
  procedures,
  type State,
  seeded,
  sharedPlaces,
  type UntypedGame,
} from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { type Bot, greedyWith, Players, playOut, sampleOdds } from '../src/index.js';

type Board = { rolls: number[]; turns: number };
type Types = UntypedGame<Board>;
const ANN: Asked = { seat: 'ann', by: 'ann' };
const BOB: Asked = { seat: 'bob', by: 'bob' };
const main = named<Record<never, never>>('die.main');

/** Roll a die or keep what lies there. Nothing is hidden but what the die will show. */
const rolling = procedures<Types>()(main)
  .step('ask', [], (g) => g.one(g.board.turns % 2 === 0 ? ANN : BOB, 'roll', ['roll', 'keep']))
  .step('roll', [], (g, _, choice) => {
    g.board.turns++;
    if (choice === 'roll') g.board.rolls.push(1 + g.dice.draw('die', 1000));
  })
  .step('end', [], (g) =>
    g.board.turns < 6
      ? g.goto('ask')
      : g.finish({
          result: 'over',
          places: sharedPlaces(['ann', 'bob'], true),
          data: { best: Math.max(0, ...g.board.rolls) },
        }),
  );

const latest = ({ board }: { board: Board }) => board.rolls.at(-1) ?? 0;
const die = defineGame<Types, Board, object>({
  id: 'die',
  title: 'Die',
  version: '1',
  schema: 1,
  content: 'none',
  box: {},
  switches: [],
  procedures: [rolling],
  main,
  setup: () => ({}),
  seats: () => ['ann', 'bob'],
  board: () => ({ rolls: [], turns: 0 }),
  forkBoard: ({ rolls, turns }) => ({ rolls: [...rolls], turns }),
  view: ({ board }) => ({ ...board, rolls: [...board.rolls] }),
  hide: () => undefined,
  explain: () => ({ text: { key: 'roll', args: {} }, options: {}, barred: [] }),
  evaluate: (p) => latest(p) / 1000,
  summary: (p) => ({ latest: latest(p), word: 'x' }),
});

const started = (seed: string) => die.start({}, seed).state;
function asked(state: State<Board>) {
  const [decision] = state.open;
  if (decision === undefined) throw new Error('nobody is asked');
  return decision;
}

/** What the die shows next in the real game. */
function coming(state: State<Board>): number {
  return latest(die.apply(state, { decision: asked(state).id, picks: ['roll'] }).state) / 1000;
}

/** What a bot sees when it rolls in worlds that it imagines. */
function imagined(state: State<Board>, seed: string, times = 1): number[] {
  const seen: number[] = [];
  const dreamer: Bot = {
    name: 'dreamer',
    choose(look) {
      for (let i = 0; i < times; i++) {
        const world = look.imagine();
        world.play(look.decision, ['roll']);
        seen.push(world.value('ann'));
      }
      return ['keep'];
    },
  };
  new Players(die, dreamer, seed).answer(state, asked(state));
  return seen;
}

describe('coming draws', () => {
  test('are not seen in an imagined world', () => {
    const state = started('real');
    expect(imagined(state, 'bot', 50)).not.toContain(coming(state));
  });

  test('are made up from the bot alone: the generator of the game makes no difference', () => {
    const [one, other] = [started('one'), started('other')];
    expect(coming(one)).not.toBe(coming(other));
    expect(imagined(one, 'bot', 5)).toEqual(imagined(other, 'bot', 5));
  });

  test('differ from world to world and from bot to bot', () => {
    const state = started('real');
    expect(new Set(imagined(state, 'bot', 20)).size).toBeGreaterThan(15);
    expect(imagined(state, 'bot')).not.toEqual(imagined(state, 'another bot'));
  });

  test('leave the number of draws and the real game as they are', () => {
    const state = started('real');
    const before = JSON.stringify(state);
    imagined(state, 'bot', 3);
    expect(JSON.stringify(state)).toBe(before);
  });

  test('are not seen when odds are sampled', () => {
    const odds = (state: State<Board>) =>
      sampleOdds(
        die,
        state,
        { decision: asked(state), viewer: 'ann', answers: [['roll']] },
        { tries: 40, seed: 'odds' },
      );
    const [one, other] = [started('one'), started('other')];
    expect(odds(one)).toEqual(odds(other));
    const single = sampleOdds(
      die,
      one,
      { decision: asked(one), viewer: 'ann', answers: [['roll']] },
      { tries: 1, seed: 'odds' },
    );
    expect(single[0]?.worth).not.toBe(coming(one));
  });
});

describe('sampled odds', () => {
  const odds = (state: State<Board>, tries: number, enough = () => false) =>
    sampleOdds(
      die,
      state,
      { decision: asked(state), viewer: 'ann', answers: [['roll'], ['keep']] },
      { tries, seed: 'odds', enough },
    );

  test('of what is certain are certain', () => {
    const state = started('real');
    state.board = { rolls: [500], turns: 5 };
    expect(odds(state, 30)[1]).toEqual({
      picks: ['keep'],
      tries: 30,
      worth: 0.5,
      low: 0.5,
      high: 0.5,
      ends: { won: 1 },
      changes: { latest: 0 },
    });
  });

  test('of a die are spread over its faces', () => {
    const state = started('real');
    state.board = { rolls: [500], turns: 5 };
    const [roll] = odds(state, 400);
    if (roll === undefined) throw new Error('nothing was sampled');
    expect(roll.worth).toBeGreaterThan(0.45);
    expect(roll.worth).toBeLessThan(0.55);
    expect(roll.low).toBeGreaterThan(0.05);
    expect(roll.low).toBeLessThan(0.15);
    expect(roll.high).toBeGreaterThan(0.85);
    expect(roll.high).toBeLessThan(0.95);
    expect(roll.changes.latest).toBeCloseTo(roll.worth * 1000 - 500, 6);
  });

  test('stop when it is enough, but not before the first try', () => {
    expect(odds(started('real'), 30, () => true)[0]?.tries).toBe(1);
    expect(odds(started('real'), 3)[0]?.tries).toBe(3);
  });
});

describe('players', () => {
  test('each seat has a generator of its own that goes on from answer to answer', () => {
    const drawn: { [seat: string]: number[] } = { ann: [], bob: [] };
    const drawing: Bot = {
      name: 'drawing',
      choose({ decision, draw }) {
        drawn[decision.by]?.push(draw(1_000_000));
        return ['keep'];
      },
    };
    const state = started('real');
    playOut(die, state, new Players(die, drawing, 'x'), { limit: 100 });
    const all = [...(drawn.ann ?? []), ...(drawn.bob ?? [])];
    expect([drawn.ann?.length, drawn.bob?.length]).toEqual([3, 3]);
    expect(new Set(all).size).toBe(6);
  });

  test('seats may have different bots', () => {
    const always = (choice: string): Bot => ({ name: choice, choose: () => [choice] });
    const players = new Players(die, (seat) => always(seat === 'ann' ? 'roll' : 'keep'), 'x');
    const state = started('real');
    const answers: string[] = [];
    const { decisions, stuck } = playOut(die, state, players, {
      limit: 100,
      after: (_, { picks, seat }) => answers.push(`${seat} ${picks.join()}`),
    });
    expect({ decisions, stuck }).toEqual({ decisions: 6, stuck: false });
    expect(answers).toEqual(['ann roll', 'bob keep', 'ann roll', 'bob keep', 'ann roll', 'bob keep']);
    expect(state.board.rolls).toHaveLength(3);
  });

  test('a game in which nobody is asked is a dead end', () => {
    const state = started('real');
    state.open = [];
    expect(() => playOut(die, state, new Players(die, greedyWith(), 'x'), { limit: 9 })).toThrow(
      'a dead end',
    );
  });
});

test('greedy rolls for what may come, whatever the die will really show', () => {
  const choices = Array.from({ length: 12 }, (_, i) => {
    const state = started(`game-${i}`);
    state.rng = seeded(`die-${i}`);
    return new Players(die, greedyWith({ worlds: 8 }), 'same').answer(state, asked(state)).picks;
  });
  expect(new Set(choices.map((picks) => picks.join()))).toEqual(new Set(['roll']));
});
