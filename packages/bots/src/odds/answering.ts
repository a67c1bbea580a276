import {
  type Answer,
  DECLINE,
  type Decision,
  type EntityId,
  isDividing,
  type OptionId,
  type Rules,
  type SeatId,
  type State,
} from '@questhall/engine';
import { candidates } from '../candidates.js';

/** Answers that are compared where something must be chosen. */
const WIDTH = 4;

/** Nothing, where nothing is an answer. A share of none is a choice: others take what is divided. */
function passOn(state: State<unknown>, { form, options, min }: Decision): readonly OptionId[] | undefined {
  if (form === 'yes-no') return ['no'];
  if (form === 'maybe') return [DECLINE];
  if (min === 0) return [];
  return form === 'amount' && options.includes('0') && !isDividing(state) ? ['0'] : undefined;
}

/** Who takes how much is compared in full: the best share may be the largest. */
const answersTo = (state: State<unknown>, decision: Decision): readonly (readonly OptionId[])[] =>
  isDividing(state) ? decision.options.map((option) => [option]) : candidates(decision, WIDTH, () => 0);

type Compared = { readonly picks: readonly OptionId[]; readonly worth: number };

/**
 * Answers what is asked on the way: what may be left is left, and where something must be chosen, it is what leaves the
 * table best for whoever decides.
 */
export class Answering<B, V, S> {
  private readonly chosen = new Map<string, readonly OptionId[]>();
  private readonly looked = new Set<string>();
  /** What could have been used and was not: cards, or whatever else the questions were about. */
  readonly passed = new Set<EntityId>();
  /** Was anything chosen for somebody? */
  hasChosen = false;

  constructor(private readonly rules: Rules<B, V, S>) {}

  /** A moment that has a name comes again, and is answered alike if the same is asked: cards may differ by then. */
  answer(state: State<B>, decision: Decision, moment: string | null): readonly OptionId[] {
    const passing = passOn(state, decision);
    if (passing !== undefined) {
      this.notePassed(state, decision);
      return passing;
    }
    if (decision.options.length === decision.min) return decision.options;
    this.hasChosen = true;
    if (moment === null) return this.best(state, decision);
    const question = `${moment} ${decision.ask} ${decision.options.join()}`;
    const picks = this.chosen.get(question) ?? this.best(state, decision);
    this.chosen.set(question, picks);
    return picks;
  }

  private best(state: State<B>, decision: Decision): readonly OptionId[] {
    return this.compared(state, decision, decision.by).picks;
  }

  private compared(state: State<B>, decision: Decision, by: SeatId): Compared {
    let best: Compared = { picks: [], worth: -Infinity };
    for (const picks of answersTo(state, decision)) {
      const worth = this.worthOf(state, { decision: decision.id, picks }, by);
      if (worth > best.worth) best = { picks, worth };
    }
    return best;
  }

  /** A share says nothing before everything is divided, so the others are divided for the best as well. */
  private worthOf(state: State<B>, answer: Answer, by: SeatId): number {
    const wasDividing = isDividing(state);
    const tried = this.rules.fork(state);
    this.rules.play(tried, answer);
    const [next] = tried.open;
    return wasDividing && next !== undefined && isDividing(tried)
      ? this.compared(tried, next, by).worth
      : this.rules.evaluate(tried, by);
  }

  private notePassed(state: State<B>, decision: Decision): void {
    const question = `${decision.ask} ${decision.options.join()}`;
    if (this.looked.has(question)) return;
    this.looked.add(question);
    const { about, options } = this.rules.explain(state, decision);
    const offered = Object.values(options).flatMap(({ refs }) => refs.slice(0, 1));
    for (const one of about === undefined ? offered : [about, ...offered]) this.passed.add(one);
  }
}
