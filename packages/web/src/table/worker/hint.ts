import type { OptionId } from '@questhall/engine';
import type { Asked } from '../scene.js';
import type { Hint } from '../table.js';
import type { Compared, Thought } from './thinker.js';

/** Differences in worth that a person would call none, and small. */
const ALIKE = 0.002;
const CLOSE = 0.02;

export function hintOf(asked: Asked, { answer, compared }: Thought): Hint {
  const texts = (picks: readonly OptionId[]) =>
    picks.map((pick) => asked.options.find(({ id }) => id === pick)?.text ?? pick);
  const { picks } = answer;
  const mine = compared.find((one) => one.picks[0] === picks[0])?.worth ?? 0;
  const next = compared.find((one) => one.picks[0] !== picks[0]);
  return {
    decision: asked.id,
    picks,
    texts: texts(picks),
    worth: mine,
    reason: reasonFor(mine, next),
    next: next === undefined ? null : { texts: texts(next.picks), worth: next.worth },
  };
}

/** A companion looks further ahead than the comparison: what looks worse at once may be better in the end. */
function reasonFor(mine: number, next: Compared | undefined): Hint['reason'] {
  const ahead = mine - (next?.worth ?? mine);
  if (Math.abs(ahead) < ALIKE) return 'hint.alike';
  return ahead > CLOSE ? 'hint.clear' : 'hint.close';
}
