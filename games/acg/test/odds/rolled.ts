import {
  DECLINE,
  type Decision,
  type Event,
  type OddsChance,
  type OddsPart,
  type OptionId,
  type State,
  seeded,
} from '@questhall/engine';
import { expect } from 'vitest';
import type { AcgBoard } from '../../src/board.js';
import { type AcgTable, rules } from '../kit.js';
import { oddsAt } from './odds-table.js';

type Answers = { readonly [ask: string]: readonly OptionId[] };

/** Amounts that may be nothing; others divide what must go somewhere. */
const FREE_AMOUNTS = ['spend-tokens', 'how-many-to-convert'];

/** Whoever is not told otherwise uses nothing that is offered. */
function plainly({ ask, form, options, min }: Decision): readonly OptionId[] | undefined {
  if (form === 'yes-no') return ['no'];
  if (form === 'maybe') return [DECLINE];
  if (min === 0) return [];
  return FREE_AMOUNTS.includes(ask) && options.includes('0') ? ['0'] : undefined;
}

/** Where something must be chosen, it is what leaves the table best; the first of several as good. */
function bestOf(state: State<AcgBoard>, { id, by, options, min }: Decision): readonly OptionId[] {
  const ways = min === 1 ? options.map((option) => [option]) : [options.slice(0, min)];
  const worths = ways.map((picks) => {
    const tried = rules().fork(state);
    rules().play(tried, { decision: id, picks });
    return rules().evaluate(tried, by);
  });
  return ways[worths.indexOf(Math.max(...worths))] ?? [];
}

function answer(state: State<AcgBoard>, decision: Decision, answers: Answers, events?: Event[]): void {
  const picks = answers[decision.ask] ?? plainly(decision) ?? bestOf(state, decision);
  rules().play(state, { decision: decision.id, picks }, events);
}

/** Which events of the story say how much of a figure there was, and whom they must be about. */
const STORY: { readonly [what: string]: { type: string; about?: 'hero' | 'enemy' } } = {
  successes: { type: 'successes' },
  suffered: { type: 'wounds', about: 'hero' },
  wounds: { type: 'enemy-wounded', about: 'enemy' },
  progress: { type: 'progress' },
  recovered: { type: 'recovered', about: 'hero' },
  tokens: { type: 'tokens-claimed', about: 'hero' },
  defeat: { type: 'enemy-defeated', about: 'enemy' },
  fall: { type: 'hero-defeated', about: 'hero' },
  nemesis: { type: 'nemesis-effect', about: 'enemy' },
};

type Told = OddsPart | OddsChance;

function countIn(events: readonly Event[], one: Told): number {
  const { type, about } = STORY[one.what] ?? { type: one.what };
  let sum = 0;
  for (const event of events) {
    if (event.type !== type || (about !== undefined && event.data[about] !== one.on)) continue;
    sum += typeof event.data.count === 'number' ? event.data.count : 1;
  }
  return 'chance' in one ? Math.min(1, sum) : sum;
}

export type Rolling = {
  readonly rolls: number;
  /** The question at which the odds are asked for; those before and after it are answered on the way. */
  readonly ask: string;
  readonly answers: Answers;
  readonly compare: readonly string[];
  /** Each time in another world that whoever decides cannot tell from this one: needed where cards are drawn. */
  readonly imagined?: boolean;
};

/** Rolls an action many times with real dice and compares what came of it with what the odds say. */
export function expectRolled(t: AcgTable, { rolls, ask, answers, compare, imagined = false }: Rolling): void {
  for (let open = t.state.open[0]; open !== undefined && open.ask !== ask; open = t.state.open[0]) {
    answer(t.state, open, answers);
  }
  const odds = oddsAt(t, ask, ...(answers[ask] ?? []));
  const told = [...odds.parts, ...odds.chances].filter(({ what }) => compare.includes(what));
  expect([...new Set(told.map(({ what }) => what))].toSorted()).toEqual([...compare].toSorted());
  const counts = countRolls(t.state, { rolls, answers, told, imagined });
  told.forEach((one, at) => {
    compareOne(one, counts[at] ?? [], rolls);
  });
}

/** How often each number came of each figure. */
function countRolls(
  state: State<AcgBoard>,
  {
    rolls,
    answers,
    told,
    imagined,
  }: Pick<Rolling, 'rolls' | 'answers' | 'imagined'> & { told: readonly Told[] },
): number[][] {
  const counts = told.map((): number[] => []);
  let rng = seeded('rolled');
  for (let i = 0; i < rolls; i++) {
    const by = state.open[0]?.by ?? 'spectator';
    const world =
      imagined === true ? rules().determinize(state, by, seeded(`rolled/${i}`)) : rules().fork(state);
    world.rng = rng;
    const events: Event[] = [];
    for (let open = world.open[0]; open !== undefined; open = world.open[0])
      answer(world, open, answers, events);
    rng = world.rng;
    counts.forEach((list, at) => {
      const n = countIn(events, told[at] as Told);
      list[n] = (list[n] ?? 0) + 1;
    });
  }
  return counts;
}

/** What odds leave out because it is too thin to be followed. */
const THIN = 1e-6;

/** Four and a half standard errors: with a fixed seed this is a fact, not a gamble. */
function compareOne(one: Told, counts: readonly number[], rolls: number): void {
  const chances = 'distribution' in one ? one.distribution : [1 - one.chance, one.chance];
  for (let n = 0; n < Math.max(chances.length, counts.length); n++) {
    const share = (counts[n] ?? 0) / rolls;
    const chance = chances[n] ?? 0;
    const most = 4.5 * Math.sqrt((chance * (1 - chance)) / rolls) + THIN;
    expect(Math.abs(share - chance), `${one.what} of ${one.on}, ${n}: ${share}, not ${chance}`).toBeLessThan(
      most,
    );
  }
}
