import { DECLINE, type Decision, type State } from '@questhall/engine';
import type { LrBoard } from '../../src/board.js';
import type { LrBox } from '../../src/content/box.js';
import { askedAt } from '../../src/explain/asked.js';
import { situationOf } from '../../src/explain/situation.js';
import { explain } from '../../src/explain.js';
import type { LrRefusal } from '../../src/refusals.js';
import { english } from '../../src/text/en/index.js';
import { isTrue } from './reasons.js';

/** What was found out about all questions that have been looked at. */
export type Found = { readonly seen: { [why: string]: number }; readonly faults: string[] };
export const nothingFound = (): Found => ({ seen: {}, faults: [] });

/** Looks at every open question: each reason must be true, and each candidate must be an option or have a reason. */
export function look(box: LrBox, state: State<LrBoard>, found: Found): void {
  for (const decision of state.open) lookAt(box, state, decision, found);
}

function lookAt(box: LrBox, state: State<LrBoard>, decision: Decision, { seen, faults }: Found): void {
  const g = { board: state.board, box, state };
  const words = english(box);
  const asked = askedAt(g, decision);
  const s = situationOf(g, decision, words, asked);
  const refused = asked.refused(s);
  const candidates = asked.candidates(s);
  const fault = (id: string, what: string) => faults.push(`${decision.ask} ${id}: ${what}`);
  for (const { id, refusal } of refused) {
    seen[refusal.why] = (seen[refusal.why] ?? 0) + 1;
    if (!isTrue[refusal.why]({ box, state, decision, id })) fault(id, `'${refusal.why}' is not so`);
  }
  const ids = refused.map(({ id }) => id);
  if (candidates !== undefined) {
    const offered = decision.options.filter((id) => id !== DECLINE);
    const told = [...offered, ...ids].toSorted().join(' ');
    if ([...candidates].toSorted().join(' ') !== told) fault(`${candidates}`, `but there is ${told}`);
  }
  const shown = explain(g, decision, words).barred.map(({ because, rules }) => `${because.key} ${rules}`);
  const wanted = refused.map(({ refusal }) => keyOf(refusal));
  if (shown.join() !== wanted.join()) fault(`${shown}`, `shown for ${wanted}`);
}

const keyOf = ({ why, rules }: LrRefusal): string => `barred.${why} ${rules}`;
