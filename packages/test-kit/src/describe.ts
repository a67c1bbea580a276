import type { Decision, Event, Frame, OptionId, Outline, State } from '@questhall/engine';

/** The printed word for an option; without one a test names options by id. */
export type Naming<B> = (option: OptionId, decision: Decision, state: State<B>) => string;

/** What a table prints when a test goes wrong. */
export type Describer<B> = { procedures: readonly Outline[]; naming: Naming<B> | undefined };

export function describeOpen<B>(by: Describer<B>, state: State<B>): string {
  if (state.over !== null) return `nothing is asked: it is over with ${JSON.stringify(state.over)}`;
  if (state.open.length === 0) return 'nothing is asked';
  return state.open.map((decision) => describeDecision(by, state, decision)).join('\n');
}

function describeDecision<B>(by: Describer<B>, state: State<B>, decision: Decision): string {
  const { seat, ask, min, max, rules, options } = decision;
  const wanted = min === max ? `${min}` : `${min} to ${max}`;
  return [
    `asked: '${ask}' of ${seat}${seat === 'party' ? ` (${decision.by} confirms)` : ''}, ${wanted} of`,
    ...options.map((option) => `    ${nameAndId(by, state, decision, option)}`),
    `  rules: ${rules.join(' ') || '(none)'}`,
    `  trail: ${describeTrail(by.procedures, state.stack)}`,
  ].join('\n');
}

/** The rules in progress, outermost first: `<game>.hero-phase@activate ACG-HERO-01 > …`. */
export function describeTrail(procedures: readonly Outline[], stack: readonly Frame[]): string {
  return stack.map((frame) => `${frame.proc}@${frame.at}${rulesOf(procedures, frame)}`).join(' > ');
}

export function describeEvents(events: readonly Event[]): string {
  if (events.length === 0) return '  (no events)';
  return events.map(({ type, data }) => `  ${type} ${JSON.stringify(data)}`).join('\n');
}

function rulesOf(procedures: readonly Outline[], { proc, at }: Frame): string {
  const procedure = procedures.find(({ id }) => id === proc);
  const index = procedure?.at[at];
  const rules = index === undefined ? [] : (procedure?.steps[index]?.rules ?? []);
  return rules.length === 0 ? '' : ` ${rules.join(' ')}`;
}

function nameAndId<B>(by: Describer<B>, state: State<B>, decision: Decision, option: OptionId): string {
  const name = by.naming?.(option, decision, state) ?? option;
  return name === option ? option : `${name} (${option})`;
}
