import type { Registry } from './machine.js';
import type { Text, TrailStep } from './rules.js';
import type { Event, Frame, State } from './state.js';
import type { GameTypes } from './types.js';

/** The rules in progress, outermost first. A frame that the game has no name for goes by its procedure. */
export function trailOf<T extends GameTypes>(
  procedures: Registry<T>,
  { stack }: State<T['board']>,
  nameFrame: (frame: Frame) => Text | null | undefined,
): TrailStep[] {
  return stack.map((frame) => {
    const procedure = procedures.get(frame.proc);
    const i = procedure?.at.get(frame.at);
    const rules = i === undefined ? [] : (procedure?.steps[i]?.rules ?? []);
    const text = nameFrame(frame) ?? { key: `trail.${frame.proc}`, args: {} };
    return { proc: frame.proc, at: frame.at, rules, text };
  });
}

/**
 * A step of the trail as people are told it: the first rule it cites is the reason, the others are there for whoever
 * wants to know. `name` is empty where nobody has a word for the step, and the rule null where it was given already.
 */
export type Reason = {
  readonly name: string;
  readonly rule: string | null;
  readonly also: readonly string[];
};

/** Why something is asked: the rule that asks, and what that is a part of, from the inside out. */
export type Reasons = Pick<Reason, 'rule' | 'also'> & { readonly partOf: readonly Reason[] };

export function reasonsFor(trail: readonly TrailStep[], say: (text: Text) => string): Reasons {
  const reasons = reasonsOf(trail, say);
  const asking = reasons.find(({ rule }) => rule !== null);
  const partOf = reasons
    .map((reason) => (reason === asking ? { name: reason.name, rule: null, also: [] } : reason))
    .filter(({ name, rule }) => name !== '' || rule !== null);
  return { rule: asking?.rule ?? null, also: asking?.also ?? [], partOf };
}

/** Of every step, innermost first. No reason is given twice, and what is a reason anywhere is not listed besides. */
function reasonsOf(trail: readonly TrailStep[], say: (text: Text) => string): Reason[] {
  const reasons: Reason[] = [];
  const firsts = new Set(trail.flatMap(({ rules }) => rules.slice(0, 1)));
  const given = new Set<string>();
  let around = '';
  for (const { rules, text } of trail.toReversed()) {
    const called = say(text);
    const name = called === around ? '' : called;
    if (called !== '') around = called;
    const [first, ...others] = rules;
    const rule = first === undefined || given.has(first) ? null : first;
    const also = others.filter((other) => !firsts.has(other) && !given.has(other));
    if (first !== undefined) given.add(first);
    for (const other of also) given.add(other);
    addReason(reasons, { name, rule, also });
  }
  return reasons;
}

/** A step that has neither a name nor a reason of its own only adds to the one before. */
function addReason(reasons: Reason[], reason: Reason): void {
  const before = reasons.at(-1);
  if (reason.name !== '' || reason.rule !== null) reasons.push(reason);
  else if (before !== undefined) reasons.splice(-1, 1, { ...before, also: [...before.also, ...reason.also] });
}

/** The rules behind what happened: the reason for each event first, then what else was carried out. */
export function rulesBehind(events: readonly Event[]): string[] {
  const reasons = events.flatMap(({ rules }) => rules.slice(0, 1));
  return [...new Set([...reasons, ...events.flatMap(({ rules }) => rules)])];
}
