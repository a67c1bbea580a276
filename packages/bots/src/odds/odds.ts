import type { Odds, OddsReading, Rules, State } from '@questhall/engine';
import { Courses, type Wondered } from './courses.js';
import { Tally } from './tally.js';

/** Ways that are played, by dice alone and with every card that may be turned up. */
const BY_DICE = 1000;
const WITH_CARDS = 3000;

/** What an answer leads to until the move is over, by the real rules; undefined if chance has no say in it. */
export function oddsOf<B, V, S>(
  rules: Rules<B, V, S>,
  state: State<B>,
  wondered: Wondered,
): Odds | undefined {
  const reading = rules.odds;
  if (reading === undefined || !isWhole(wondered) || reading.silent?.includes(wondered.decision.ask) === true)
    return undefined;
  const courses = new Courses(rules, state, wondered, reading);
  const byDice = new Tally();
  const isComplete = courses.follow('by luck', BY_DICE, (course) => byDice.add(course, reading));
  const sum = byDice.sumUp(isComplete);
  if (sum === undefined) return undefined;
  const { passed, hasChosen } = courses.answering;
  const expected = isComplete ? courses.places * sortsOf(courses, reading, state, wondered) : Infinity;
  const exact = sum.exact ? sum : withCards(courses, reading, expected);
  return { ...(exact ?? sum), passed: [...passed], hasChosen };
}

/** Half an answer leads nowhere. */
const isWhole = ({ decision: { min, max }, picks }: Wondered): boolean =>
  picks.length >= min && picks.length <= max;

/** Sorts of cards that may be turned up. */
function sortsOf<B, V, S>(
  { turnedUp }: Courses<B, V, S>,
  reading: OddsReading<B>,
  state: State<B>,
  { viewer }: Wondered,
): number {
  const sorts = [...turnedUp].map((label) => reading.unseen?.(state, viewer, label)?.length ?? 1);
  return Math.max(1, ...sorts);
}

/** The same with every card that may be turned up, if there are not too many ways. */
function withCards<B, V, S>(courses: Courses<B, V, S>, reading: OddsReading<B>, expected: number) {
  if (expected > WITH_CARDS || reading.unseen === undefined) return undefined;
  const tally = new Tally();
  const isComplete = courses.follow('listed', WITH_CARDS, (course) => tally.add(course, reading));
  return isComplete ? tally.sumUp(true) : undefined;
}
