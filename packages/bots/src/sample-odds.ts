import {
  type Decision,
  Dice,
  hasWon,
  type OptionId,
  type Rules,
  type SeatId,
  type State,
  seeded,
  type Viewer,
} from '@questhall/engine';
import { type Move, moveOf } from './move.js';

/** What an answer led to in many possible worlds. */
export type Sampled = {
  readonly picks: readonly OptionId[];
  readonly tries: number;
  /** How good the table looked afterwards, from 0 (lost) to 1 (won): on average, and in the middle eight of ten. */
  readonly worth: number;
  readonly low: number;
  readonly high: number;
  /** How often the game was over afterwards: won or lost by whoever decides. */
  readonly ends: { readonly [result: string]: number };
  /** How the game's own figures changed on average. */
  readonly changes: { readonly [figure: string]: number };
};

type Sampling = {
  readonly tries: number;
  readonly seed: string;
  /** Asked between two tries; the first is made in any case. */
  readonly enough?: () => boolean;
};

/** `viewer` is whoever wants to know: what he may not see is made up. */
type SampledQuestion = {
  readonly decision: Decision;
  readonly viewer: Viewer;
  readonly answers: readonly (readonly OptionId[])[];
};

/** Decisions that an answer may lead to before its worth is read, and answers compared at each. */
const DEPTH = 16;
const WIDTH = 3;
/** Possible worlds are numbered; far more than anybody will look into. */
const WORLDS = 2 ** 20;

type Tally = {
  picks: readonly OptionId[];
  worths: number[];
  ends: { [result: string]: number };
  changes: { [figure: string]: number };
};

/**
 * Tries every wanted option in the same possible worlds with the same coming draws, to the end of the move in progress.
 * Hidden cards and coming dice are made up, so nothing is given away.
 */
export function sampleOdds<B, V, S>(
  rules: Rules<B, V, S>,
  state: State<B>,
  { decision, viewer, answers }: SampledQuestion,
  { tries, seed, enough = () => false }: Sampling,
): readonly Sampled[] {
  const dice = new Dice(seeded(seed));
  const tallies = answers.map(newTally);
  const move = moveOf(state, rules.odds?.moves ?? []);
  for (let i = 0; i < tries && (i === 0 || !enough()); i++) {
    const world = imagine(rules, state, viewer, dice);
    // Whatever follows is drawn from the same luck for all of them, or it would hide how they differ.
    const luck = String(dice.draw('odds', WORLDS));
    for (const tally of tallies)
      tryOnce(rules, { world, move }, decision, { tally, dice: new Dice(seeded(luck)) });
  }
  return tallies.map(summedUp);
}

/** Every option, and no option where that is allowed. */
export function answersTo({ options, min }: Decision): readonly (readonly OptionId[])[] {
  const single = options.map((option) => [option, ...fill(options, option, min - 1)]);
  return min === 0 ? [...single, []] : single;
}

/** Where several must be picked, an option is tried together with the first others that make an answer. */
function fill(options: readonly OptionId[], option: OptionId, missing: number): readonly OptionId[] {
  return options.filter((other) => other !== option).slice(0, Math.max(0, missing));
}

const newTally = (picks: readonly OptionId[]): Tally => ({ picks, worths: [], ends: {}, changes: {} });

function imagine<B, V, S>(rules: Rules<B, V, S>, state: State<B>, viewer: Viewer, dice: Dice): State<B> {
  return rules.determinize(state, viewer, seeded(String(dice.draw('odds', WORLDS))));
}

type Trial<B> = { readonly world: State<B>; readonly move: Move };
type Notes = { readonly tally: Tally; readonly dice: Dice };

function tryOnce<B, V, S>(
  rules: Rules<B, V, S>,
  { world, move }: Trial<B>,
  { id, by, ask }: Decision,
  { tally, dice }: Notes,
): void {
  const tried = rules.fork(world);
  const frame = tried.stack[move.at];
  const again = () => !move.known && tried.open[0]?.ask === ask;
  rules.play(tried, { decision: id, picks: tally.picks });
  for (let i = 0; i < DEPTH && tried.over === null && tried.stack[move.at] === frame && !again(); i++) {
    if (!goOn(rules, tried, dice)) break;
  }
  tally.worths.push(rules.evaluate(tried, by));
  if (tried.over !== null) {
    const end = hasWon(tried.over, by) ? 'won' : 'lost';
    tally.ends[end] = (tally.ends[end] ?? 0) + 1;
  }
  addChanges(tally.changes, rules.summary?.(world) ?? {}, rules.summary?.(tried) ?? {});
}

/** Whoever is asked next takes the best of a few answers by what they change at once. */
function goOn<B, V, S>(rules: Rules<B, V, S>, world: State<B>, dice: Dice): boolean {
  const [decision] = world.open;
  if (decision === undefined) return false;
  const answers = Array.from({ length: WIDTH }, () => anyPicks(decision, dice));
  const worths = answers.map((picks) => worthOf(rules, world, decision, picks));
  const picks = answers[worths.indexOf(Math.max(...worths))] ?? [];
  rules.play(world, { decision: decision.id, picks });
  return true;
}

function worthOf<B, V, S>(
  rules: Rules<B, V, S>,
  world: State<B>,
  { id, by }: { id: number; by: SeatId },
  picks: readonly OptionId[],
): number {
  const tried = rules.fork(world);
  rules.play(tried, { decision: id, picks });
  return rules.evaluate(tried, by);
}

function anyPicks({ options, min, max }: Decision, dice: Dice): OptionId[] {
  const count = min + dice.draw('odds', max - min + 1);
  return dice.shuffle('odds', [...options]).slice(0, count);
}

type Figures = { readonly [name: string]: number | string };

function addChanges(changes: { [figure: string]: number }, before: Figures, after: Figures): void {
  for (const [name, value] of Object.entries(after)) {
    const old = before[name];
    if (typeof value !== 'number' || typeof old !== 'number') continue;
    changes[name] = (changes[name] ?? 0) + value - old;
  }
}

function summedUp({ picks, worths, ends, changes }: Tally): Sampled {
  const tries = worths.length;
  const sorted = [...worths].sort((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(tries - 1, Math.floor(share * tries))] ?? 0;
  const share = (sums: { [name: string]: number }) =>
    Object.fromEntries(Object.entries(sums).map(([name, sum]) => [name, sum / tries]));
  const worth = worths.reduce((sum, one) => sum + one, 0) / tries;
  return { picks, tries, worth, low: at(0.1), high: at(0.9), ends: share(ends), changes: share(changes) };
}
