import {
  DECLINE,
  type Decision,
  type Event,
  type Frame,
  type OddsChance,
  type OddsPart,
  type OptionId,
  type State,
  seeded,
} from '@questhall/engine';
import { expect } from 'vitest';
import type { AcgBoard } from '../../src/board.js';
import { shareOut } from '../../src/odds/aftermath.js';
import { type AcgTable, acg } from '../kit.js';
import { oddsAt } from './odds-table.js';

type Answers = { readonly [ask: string]: readonly OptionId[] };
type Picker = (state: State<AcgBoard>, decision: Decision) => readonly OptionId[];

/** Whoever is not told otherwise uses nothing that is offered and takes the first that must be taken. */
const plainly: Picker = (_, { form, options, min }) => {
  if (form === 'yes-no') return ['no'];
  if (form === 'maybe') return [DECLINE];
  return form === 'amount' ? [options.at(-1) ?? ''] : options.slice(0, min);
};

const pickers: { readonly [ask: string]: Picker } = {
  'divide-successes': ({ board, stack }, { form }) => {
    const { total, given } = (stack.at(-1) as Frame).vars as { total: number; given: number[] };
    const targets = board.action?.targets ?? [];
    const amounts = shareOut(board, targets, total);
    if (form === 'amount') return [String(amounts[given.length])];
    return targets.filter((_, at) => at >= given.length && amounts[at] === 1);
  },
  'order-effects': (_, { options }) => [options.find((id) => id.startsWith('sickened')) ?? options[0] ?? ''],
};

function answer(state: State<AcgBoard>, decision: Decision, answers: Answers, events?: Event[]): void {
  const picker = pickers[decision.ask] ?? plainly;
  const picks = answers[decision.ask] ?? picker(state, decision);
  acg.play(state, { decision: decision.id, picks }, events);
}

/** Which events of the story say how much of a part or a chance there was, and whom they must be about. */
const STORY: { readonly [what: string]: { type: string; about?: 'hero' | 'enemy' } } = {
  successes: { type: 'successes' },
  suffered: { type: 'wounds', about: 'hero' },
  wounds: { type: 'enemy-wounded', about: 'enemy' },
  progress: { type: 'progress' },
  recovered: { type: 'recovered', about: 'hero' },
  tokens: { type: 'tokens-claimed', about: 'hero' },
  defeat: { type: 'enemy-defeated', about: 'enemy' },
  'defeat-all': { type: 'enemy-defeated' },
  fall: { type: 'hero-defeated', about: 'hero' },
  nemesis: { type: 'nemesis-effect', about: 'enemy' },
};

type Told = OddsPart | OddsChance;

/** Whether all have fallen is the one thing no single event says. */
const allOf = (what: string, sum: number, targets: number): number =>
  what === 'defeat-all' ? Number(sum >= targets) : sum;

function countIn(events: readonly Event[], { what, on }: Told): number {
  const { type, about } = STORY[what] ?? { type: what };
  let sum = 0;
  for (const event of events) {
    if (event.type !== type || (about !== undefined && event.data[about] !== on)) continue;
    sum += typeof event.data.count === 'number' ? event.data.count : 1;
  }
  return sum;
}

export type Rolling = {
  readonly rolls: number;
  /** The question at which the odds are asked for; those before and after it are answered on the way. */
  readonly ask: string;
  readonly answers: Answers;
  readonly compare: readonly string[];
};

/** Rolls an action many times by the real rules and compares what came of it with what was worked out. */
export function expectRolled(t: AcgTable, { rolls, ask, answers, compare }: Rolling): void {
  for (let open = t.state.open[0]; open !== undefined && open.ask !== ask; open = t.state.open[0]) {
    answer(t.state, open, answers);
  }
  const odds = oddsAt(t, ask, ...(answers[ask] ?? []));
  const told = [...odds.parts, ...odds.chances].filter(({ what }) => compare.includes(what));
  expect([...new Set(told.map(({ what }) => what))].toSorted()).toEqual([...compare].toSorted());
  const counts = rolled(lastBeforeRoll(t.state, answers), { rolls, answers, told });
  told.forEach((one, at) => {
    compareOne(one, counts[at] ?? [], rolls);
  });
}

/** Everything up to the roll is the same each time and needs to be played only once. */
function lastBeforeRoll(state: State<AcgBoard>, answers: Answers): State<AcgBoard> {
  const next = acg.fork(state);
  const [open] = next.open;
  if (open === undefined) return state;
  answer(next, open, answers);
  const { action } = next.board;
  return action === null || action.dice.length > 0 ? state : lastBeforeRoll(next, answers);
}

/** How often each number came of each part. */
function rolled(
  state: State<AcgBoard>,
  { rolls, answers, told }: { rolls: number; answers: Answers; told: readonly Told[] },
): number[][] {
  const counts = told.map((): number[] => []);
  let rng = seeded('rolled');
  for (let i = 0; i < rolls; i++) {
    const world = acg.fork(state);
    world.rng = rng;
    const events: Event[] = [];
    for (let open = world.open[0]; open !== undefined; open = world.open[0])
      answer(world, open, answers, events);
    rng = world.rng;
    counts.forEach((list, at) => {
      const one = told[at] as Told;
      const n = allOf(one.what, countIn(events, one), answers['choose-targets']?.length ?? 1);
      list[n] = (list[n] ?? 0) + 1;
    });
  }
  return counts;
}

/** Four and a half standard errors: with a fixed seed this is a fact, not a gamble. */
function compareOne(one: Told, counts: readonly number[], rolls: number): void {
  const chances = 'distribution' in one ? one.distribution : [1 - one.chance, one.chance];
  for (let n = 0; n < Math.max(chances.length, counts.length); n++) {
    const share = (counts[n] ?? 0) / rolls;
    const chance = chances[n] ?? 0;
    const most = 4.5 * Math.sqrt((chance * (1 - chance)) / rolls) + 2 / rolls;
    expect(Math.abs(share - chance), `${one.what} ${n}: ${share}, not ${chance}`).toBeLessThan(most);
  }
}
