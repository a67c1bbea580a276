import { type Answer, type Decision, type Recorded, type Rules, replay, type State } from '@questhall/engine';
import { Rng } from './yardstick/rng.js';

type AnyRules = Rules<unknown, unknown, unknown>;

const SETUP = {
  players: 4,
  heroes: ['ironbreaker', 'waywatcher', 'bright-wizard', 'warrior-priest'],
  campaign: 'an-uneasy-alliance',
};
/** A random campaign is a few hundred decisions; far beyond that something is wrong. */
const MOST = 20_000;

/** The real game, known only by the contract. Says why when it cannot be played. */
export async function loadAcg(): Promise<AnyRules | string> {
  try {
    const { acg } = (await import('@questhall/acg')) as unknown as { acg?: AnyRules };
    if (acg === undefined) return '@questhall/acg exports no game yet';
    const rules = acg;
    rules.start(rules.setup(SETUP), 'bench');
    return rules;
  } catch (error) {
    return `@questhall/acg cannot be played: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function picksFor({ options, min, max }: Decision, pick: Rng): string[] {
  if (min === 1 && max === 1) return [options[pick.int(options.length)] as string];
  return pick.shuffle([...options]).slice(0, min + pick.int(max - min + 1));
}

/** Any legal answer to what is asked first. */
function randomAnswer(state: State<unknown>, pick: Rng): Answer {
  const decision = state.open[0] as Decision;
  return { decision: decision.id, picks: picksFor(decision, pick) };
}

/** One random game in place; the number of decisions. */
export function acgPlayout(rules: AnyRules, seed: number): number {
  const { state } = rules.start(rules.setup(SETUP), `bench ${seed}`);
  const pick = Rng.seed(seed);
  let n = 0;
  for (; state.over === null && n < MOST; n++) rules.play(state, randomAnswer(state, pick));
  return n;
}

/** A state in the middle of things. */
export function acgMidGame(rules: AnyRules): State<unknown> {
  const { state } = rules.start(rules.setup(SETUP), 'bench fork');
  const pick = Rng.seed(1);
  for (let n = 0; n < 100; n++) {
    const before = rules.fork(state);
    rules.play(state, randomAnswer(state, pick));
    if (state.over !== null) return before;
  }
  return state;
}

/** Recorded random games of 500 decisions or more in all. */
export function acgRecords(rules: AnyRules): Recorded<unknown>[] {
  const records: Recorded<unknown>[] = [];
  let total = 0;
  for (let seed = 1; total < 500; seed++) {
    const record = recorded(rules, seed);
    records.push(record);
    total += record.answers.length;
  }
  return records;
}

function recorded(rules: AnyRules, seed: number): Recorded<unknown> {
  const setup = rules.setup(SETUP);
  const answers: Answer[] = [];
  const { state } = rules.start(setup, `replay ${seed}`);
  const pick = Rng.seed(seed);
  while (state.over === null && answers.length < MOST) {
    const answer = randomAnswer(state, pick);
    answers.push(answer);
    rules.play(state, answer);
  }
  return { setup, seed: `replay ${seed}`, answers };
}

/** Plays the records again; the number of decisions. */
export function acgReplay(rules: AnyRules, records: readonly Recorded<unknown>[]): number {
  let n = 0;
  for (const record of records) n += replay(rules, record).answered;
  return n;
}
