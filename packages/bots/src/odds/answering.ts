import {
  DECLINE,
  type Decision,
  type EntityId,
  type OptionId,
  type Rules,
  type State,
} from '@questhall/engine';
import { candidates } from '../candidates.js';

/** Answers that are compared where something must be chosen. */
const WIDTH = 4;

/** Nothing, where nothing is an answer. */
function passOn({ form, options, min }: Decision): readonly OptionId[] | undefined {
  if (form === 'yes-no') return ['no'];
  if (form === 'maybe') return [DECLINE];
  if (min === 0) return [];
  return form === 'amount' && options.includes('0') ? ['0'] : undefined;
}

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
    const passing = passOn(decision);
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
    const [first = [], ...others] = candidates(decision, WIDTH, () => 0);
    let best: readonly OptionId[] = first;
    let worth = this.worthOf(state, decision, first);
    for (const picks of others) {
      const other = this.worthOf(state, decision, picks);
      if (other <= worth) continue;
      best = picks;
      worth = other;
    }
    return best;
  }

  private worthOf(state: State<B>, { id, by }: Decision, picks: readonly OptionId[]): number {
    const tried = this.rules.fork(state);
    this.rules.play(tried, { decision: id, picks });
    return this.rules.evaluate(tried, by);
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
