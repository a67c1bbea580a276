import {
  Dice,
  defineGame,
  type Event,
  eventFor,
  eventsFor,
  type JsonRecord,
  seeded,
} from '@questhall/engine';
import { describe, expect, test } from 'vitest';
import { ANN, anyPicks, BOB, ballot, pick, procedure, running, started, toy, toyDefinition } from './toy.js';

const event = (change: Partial<Event>): Event => ({
  at: 1,
  type: 'drawn',
  rules: [],
  data: { cards: ['cup', 'dart'], count: 2 },
  seenBy: 'all',
  others: null,
  ...change,
});

describe('an event', () => {
  test('for all is the same for everybody', () => {
    const open = event({});
    expect(eventFor(open, 'spectator')).toBe(open);
  });

  test('for one seat is whole for it, and what others may know for all others', () => {
    const secret = event({ seenBy: ['ann'], others: { count: 2 } });
    expect(eventFor(secret, 'ann')).toBe(secret);
    expect(eventFor(secret, 'bob')).toEqual({ ...secret, data: { count: 2 } });
    expect(eventFor(secret, 'spectator')?.data).toEqual({ count: 2 });
  });

  test('of which others know nothing is not there for them', () => {
    const secret = event({ seenBy: ['ann'] });
    expect(eventsFor([secret, event({})], 'bob')).toEqual([event({})]);
  });

  test('is told with what others may know', () => {
    const look = procedure('t.look').step('look', 'TOY-1', (g) => {
      g.tell?.('dealt', { cards: ['cup'] }, { seenBy: ['ann'], others: { cards: [] } });
    });
    const rules = defineGame({ ...toyDefinition, procedures: [...toyDefinition.procedures, look] });
    const events: Event[] = [];
    rules.run(rules.fresh({ rounds: 1 }, 'seed'), look, {}, events);
    expect(events[0]).toMatchObject({ data: { cards: ['cup'] }, seenBy: ['ann'], others: { cards: [] } });
  });
});

describe('what is asked', () => {
  const secretive = defineGame({ ...toyDefinition, secrets: ['action'] });

  test('is hidden from others where the options would tell something', () => {
    const { state } = secretive.start({ rounds: 2 }, 'seed');
    const [decision] = state.open;
    expect(secretive.openFor(state, 'ann')).toEqual([decision]);
    expect(secretive.openFor(state, 'bob')).toEqual([
      { id: 1, seat: 'ann', by: 'ann', ask: 'action', rules: ['TOY-2'], hidden: true },
    ]);
  });

  test('is open to all otherwise', () => {
    const state = started();
    expect(toy.openFor(state, 'bob')).toEqual(state.open);
  });
});

describe('an imagined world', () => {
  const both = procedure<Record<never, never>, { [seat: string]: string }>('t.both')
    .step('ask', 'TOY-1', (g) => g.together<string>([ballot(ANN), ballot(BOB)]))
    .step('done', 'TOY-1', (g, _, votes) => g.end(votes));
  const given = (world: ReturnType<typeof toy.determinize>) => world.stack.at(-1)?.answer;

  test('does not hold what others have answered at the same time, but what they might have', () => {
    const { rules, state } = running(both, {});
    pick(rules, state, 'red');
    const answers = Array.from({ length: 20 }, (_, i) => {
      const world = rules.determinize(state, 'bob', seeded(`world-${i}`));
      return (given(world) as { given: { ann: string } }).given.ann;
    });
    expect(new Set(answers)).toEqual(new Set(['red', 'blue']));
    expect(given(state)).toMatchObject({ given: { ann: 'red' } });
  });

  test('keeps the viewer’s own answer', () => {
    const { rules, state } = running(both, {});
    pick(rules, state, 'red');
    for (let i = 0; i < 20; i++) {
      expect(given(rules.determinize(state, 'ann', seeded(`${i}`)))).toMatchObject({ given: { ann: 'red' } });
    }
  });

  test('can be played on from there', () => {
    const { rules, state } = running(both, {});
    pick(rules, state, 'blue');
    const world = rules.determinize(state, 'bob', seeded('on'));
    pick(rules, world, 'red');
    expect(world.over?.data.result).toEqual({ ann: expect.stringMatching(/red|blue/), bob: 'red' });
  });

  test('is the same for two states that the viewer cannot tell apart', () => {
    const state = started();
    for (let i = 0; i < 10 && state.over === null; i++) {
      const world = toy.determinize(state, 'bob', seeded(`other-${i}`));
      expect(toy.determinize(world, 'bob', seeded('same'))).toEqual(
        toy.determinize(state, 'bob', seeded('same')),
      );
      const [decision] = state.open;
      if (decision !== undefined) pick(toy, state, ...anyPicks(decision, new Dice(seeded(`${i}`))));
    }
  });

  test('puts a secret question anew to others, and leaves the one that the viewer is asked', () => {
    const rules = defineGame({
      ...toyDefinition,
      secrets: ['action'],
      askAnew: { action: (_, decision) => ({ ...decision, options: ['imagined'] }) },
    });
    const { state } = rules.start({ rounds: 2 }, 'seed');
    expect(rules.determinize(state, 'bob', seeded('w')).open[0]?.options).toEqual(['imagined']);
    expect(rules.determinize(state, 'ann', seeded('w')).open).toEqual(state.open);
  });

  test('has other draws to come, in every world others', () => {
    const state = started();
    const rng = seeded('thinking');
    const [one, two] = [toy.determinize(state, 'bob', rng), toy.determinize(state, 'bob', rng)];
    expect(one.rng.s).not.toEqual(state.rng.s);
    expect(two.rng.s).not.toEqual(one.rng.s);
  });

  test('has other draws to come also for a viewer from whom nothing is hidden', () => {
    const state = started();
    const rng = seeded('thinking');
    const [one, two] = [toy.determinize(state, 'ann', rng), toy.determinize(state, 'ann', rng)];
    expect(one.board).toEqual(state.board);
    expect(two.rng.s).not.toEqual(one.rng.s);
  });

  test('draws neither what made it nor what was scripted, and counts its draws anew', () => {
    const { rules, state } = running(both, {});
    state.rng.script = { die: [5] };
    pick(rules, state, 'red');
    const rng = seeded('thinking');
    // Six hidden cards are shuffled in 5 draws; of Ann's answer 1 says how many options she picked, 1 shuffles the two.
    expect(rules.determinize(state, 'bob', rng).rng).toEqual({
      s: afterDraws('thinking', 7),
      draws: 0,
      script: null,
    });
    expect(rng.s).toEqual(afterDraws('thinking', 8));
  });

  test('imagines answers with as many picks as were allowed', () => {
    const question = { ask: 'x', form: 'some', options: ['a', 'b', 'c'], min: 1, max: 2 } as const;
    const several = procedure('t.several')
      .step('ask', 'TOY-1', (g) => g.together([{ asked: ANN, ...question }, ballot(BOB)]))
      .step('end', 'TOY-1', (g) => g.end(undefined));
    const { rules, state } = running(several, {});
    pick(rules, state, 'a');
    const counts = Array.from({ length: 40 }, (_, i) => {
      const world = rules.determinize(state, 'bob', seeded(`world-${i}`));
      return (given(world) as { given: { ann: string[] } }).given.ann.length;
    });
    expect(new Set(counts)).toEqual(new Set([1, 2]));
  });
});

describe('a hidden thing that another one lies in place of', () => {
  const offer = { ask: 'x', form: 'one', options: ['cup', 'dart'], min: 1, max: 1 } as const;
  const offering = procedure<{ card: string; seen: JsonRecord[] }>('t.offering')
    .step('ask', 'TOY-1', (g) =>
      g.together([
        { asked: ANN, ...offer },
        { asked: BOB, ...offer },
      ]),
    )
    .step('end', 'TOY-1', (g) => g.end(undefined));
  const rules = defineGame({
    ...toyDefinition,
    procedures: [...toyDefinition.procedures, offering],
    hide: () => ({ cup: 'gem' }),
  });
  const offered = () => {
    const state = rules.fresh({ rounds: 1 }, 'seed');
    rules.run(state, offering, { card: 'cup', seen: [{ card: 'cup', count: 1, last: null }] });
    return state;
  };

  test('is exchanged in what is asked', () => {
    const world = rules.determinize(offered(), 'spectator', seeded('world'));
    expect(world.open.map(({ options }) => options)).toEqual([
      ['gem', 'dart'],
      ['gem', 'dart'],
    ]);
  });

  test('is exchanged in rules in progress', () => {
    const world = rules.determinize(offered(), 'spectator', seeded('world'));
    expect(world.stack.at(-1)?.vars).toEqual({ card: 'gem', seen: [{ card: 'gem', count: 1, last: null }] });
  });

  test('is exchanged in the names of abilities', () => {
    const state = rules.fresh({ rounds: 1 }, 'seed');
    rules.run(state, offering, { card: 'cup|cup/lines', seen: [{ declared: ['dart|a', 'cup|b'] }] });
    const world = rules.determinize(state, 'spectator', seeded('world'));
    expect(world.stack.at(-1)?.vars).toEqual({
      card: 'gem|cup/lines',
      seen: [{ declared: ['dart|a', 'gem|b'] }],
    });
  });

  test('is exchanged in what was answered in secret', () => {
    const state = offered();
    pick(rules, state, 'cup');
    const world = rules.determinize(state, 'bob', seeded('world'));
    expect(world.stack.at(-1)?.answer).toMatchObject({
      given: { ann: expect.stringMatching(/gem|dart/) },
      closed: [{ seat: 'ann', options: ['gem', 'dart'] }],
    });
  });
});

/** Where a generator stands after so many draws. */
function afterDraws(seed: string, count: number): number[] {
  const rng = seeded(seed);
  const dice = new Dice(rng);
  for (let i = 0; i < count; i++) dice.draw('die', 2);
  dice.store();
  return rng.s;
}
