import { type Answer, type Decision, type Recorded, type Rules, replay, type State } from '@questhall/engine';
import { loadGame } from '@questhall/games';
import { dealPeople, type Offer } from '@questhall/tabletop/offer';
import { Rng } from './yardstick/rng.js';

type AnyRules = Rules<unknown, unknown, unknown>;
/** A real game, known only by the contract, with the set-up that is played. */
export type RealGame = { readonly rules: AnyRules; readonly setup: object };

/** A random campaign is a few hundred decisions, or some thousands; far beyond that something is wrong. */
const MOST = 20_000;
const PLAYERS = 4;

/** Its first campaign with four players; says why when it cannot be played. */
export async function loadCampaign(code: string): Promise<RealGame | string> {
  try {
    const game = await loadGame(code);
    if (game === undefined) return `there is no game '${code}'`;
    const { rules, offer } = game;
    const setup = rules.setup(campaignIn(offer)) as object;
    rules.start(setup, 'bench');
    return { rules, setup };
  } catch (error) {
    return `${code} cannot be played: ${error instanceof Error ? error.message : String(error)}`;
  }
}

function campaignIn(offer: Offer): unknown {
  const { people } = offer.parties;
  const kind = offer.kinds.find(({ wish }) => wish === 'campaign');
  const campaign = offer.adventures().find((one) => one.kind === kind?.id);
  return offer.setupOf({
    goal: { field: kind?.field ?? '', id: campaign?.id ?? '' },
    players: PLAYERS,
    party: dealPeople(people.slice(0, PLAYERS), PLAYERS),
  });
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
export function playGame({ rules, setup }: RealGame, seed: number): number {
  const { state } = rules.start(rules.setup(setup), `bench ${seed}`);
  const pick = Rng.seed(seed);
  let n = 0;
  for (; state.over === null && n < MOST; n++) rules.play(state, randomAnswer(state, pick));
  return n;
}

/** A state in the middle of things. */
export function midGame({ rules, setup }: RealGame): State<unknown> {
  const { state } = rules.start(rules.setup(setup), 'bench fork');
  const pick = Rng.seed(1);
  for (let n = 0; n < 100; n++) {
    const before = rules.fork(state);
    rules.play(state, randomAnswer(state, pick));
    if (state.over !== null) return before;
  }
  return state;
}

/** Recorded random games of 500 decisions or more in all. */
export function recordGames(game: RealGame): Recorded<unknown>[] {
  const records: Recorded<unknown>[] = [];
  let total = 0;
  for (let seed = 1; total < 500; seed++) {
    const record = recordGame(game, seed);
    records.push(record);
    total += record.answers.length;
  }
  return records;
}

function recordGame({ rules, setup: given }: RealGame, seed: number): Recorded<unknown> {
  const setup = rules.setup(given);
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
export function replayGames({ rules }: RealGame, records: readonly Recorded<unknown>[]): number {
  let n = 0;
  for (const record of records) n += replay(rules, record).answered;
  return n;
}
