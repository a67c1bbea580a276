import type { Advice, Sampled } from '@questhall/bots';
import type { OptionId } from '@questhall/engine';
import { exactly } from './exactly.js';
import type { Hint, OddsShown } from './looking.js';
import type { Asked } from './scene.js';
import type { Teller } from './teller.js';

/** Differences in worth that are none, and small ones. */
const ALIKE = 0.0003;
const CLOSE = 0.02;
/** Differences of a figure that are luck and no reason; and as many reasons as people listen to. */
const SLIGHT = 0.1;
const REASONS = 3;

/** What was asked, what came of trying it out, and where the words and the odds are. */
export type Advised = {
  readonly asked: Asked;
  readonly advice: Advice;
  readonly teller: Teller;
  /** Of this answer and the next best. */
  readonly odds: readonly (OddsShown | null)[];
};

export function hintOf({ asked, advice, teller, odds }: Advised): Hint {
  const [mine, next] = advice.compared;
  if (mine === undefined) throw new Error('nothing was compared');
  const texts = ({ picks }: Sampled) => picks.map((pick) => nameOf(asked, pick));
  const isAlike = advice.all.every((one) => areAlike(one, advice.all[0] ?? one));
  return {
    decision: asked.id,
    picks: mine.picks,
    texts: mine.picks.map((pick) => asked.options.find(({ id }) => id === pick)?.text ?? pick),
    worth: mine.worth,
    tries: mine.tries,
    reason: isAlike ? 'hint.alike' : reasonFor(mine, next),
    next: next === undefined ? null : { texts: texts(next), worth: next.worth },
    ...compared(mine, next ?? mine, teller),
    same: teller.figures(Object.keys(mine.changes).filter((one) => isSame(mine, next ?? mine, one))),
    exact: exactly(odds[0] ?? null, odds[1] ?? null),
  };
}

/** A thing's name is enough where no other answer has the same: what else the table says about it can be seen. */
function nameOf({ options }: Asked, pick: OptionId): string {
  const { name, text } = options.find(({ id }) => id === pick) ?? { name: pick, text: pick };
  return options.every((other) => other.id === pick || other.name !== name) ? name : text;
}

function reasonFor(mine: Sampled, next: Sampled | undefined): Hint['reason'] {
  if (next === undefined) return 'hint.clear';
  if (areAlike(mine, next)) return 'hint.even';
  return mine.worth - next.worth > CLOSE ? 'hint.clear' : 'hint.close';
}

function areAlike(one: Sampled, other: Sampled): boolean {
  if (Math.abs(one.worth - other.worth) >= ALIKE) return false;
  return Object.keys(one.changes).every((figure) => isSame(one, other, figure));
}

const isSame = (one: Sampled, other: Sampled, figure: string): boolean =>
  Math.abs(gap(one, other, figure)) < SLIGHT;

const gap = (one: Sampled, other: Sampled, figure: string): number =>
  (one.changes[figure] ?? 0) - (other.changes[figure] ?? 0);

function compared(mine: Sampled, next: Sampled, teller: Teller): Pick<Hint, 'gains' | 'costs'> {
  const differ = Object.keys(mine.changes)
    .map((figure) => ({ figure, by: gap(mine, next, figure) }))
    .filter(({ figure }) => !isSame(mine, next, figure))
    .sort((a, b) => Math.abs(b.by) - Math.abs(a.by));
  const told = (isGain: boolean) =>
    differ
      .filter(({ figure, by }) => (teller.isWelcome(figure) === by > 0) === isGain)
      .flatMap(({ figure, by }) => teller.difference(figure, by))
      .slice(0, REASONS);
  return { gains: told(true), costs: told(false) };
}
