import type { AcgChoice, Reason } from '../src/refusals.js';
import type { AcgTable } from './kit.js';

/** Everything that a question is about, in order: `true` where it is offered, otherwise the reason why not. */
export const verdicts = <V, Id extends string>(
  { now }: AcgTable,
  { candidates, judge }: AcgChoice<V, Id>,
  vars: V,
): [Id, true | Reason][] =>
  candidates(now, vars).map((id) => {
    const verdict = judge(now, vars, id);
    return [id, verdict === true ? true : verdict.why];
  });
