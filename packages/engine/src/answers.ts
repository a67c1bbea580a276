import { IllegalAnswer } from './errors.js';
import { NO_PROPOSALS, parsed, type Question } from './game.js';
import type { Json } from './json.js';
import type { Answer, Decision, Frame, OptionId, SeatId, State } from './state.js';

/** The open decision that an answer speaks of, if the answer is one that may be given. */
export function answeredDecision<B>(state: State<B>, answer: Answer): Decision {
  const decision = openDecision(state, answer);
  checkPicks(decision, answer);
  return decision;
}

function openDecision<B>(state: State<B>, answer: Answer): Decision {
  if (state.over !== null) throw new IllegalAnswer('over', 'the game is over: nothing is left to decide');
  if (typeof answer !== 'object' || answer === null || !Array.isArray(answer.picks)) {
    throw new IllegalAnswer('shape', 'an answer is { decision: number, picks: [option ids] }');
  }
  for (const decision of state.open) if (decision.id === answer.decision) return decision;
  const open = state.open.map((decision) => `${decision.id} (${decision.ask})`).join(', ');
  throw new IllegalAnswer('stale', `decision ${answer.decision} is not open; open now: ${open || 'none'}`);
}

function checkPicks(decision: Decision, { picks, seat }: Answer): void {
  if (seat !== undefined && decision.seat !== 'party' && seat !== decision.by) {
    throw new IllegalAnswer('seat', `'${decision.ask}' is for ${decision.by} to decide, not for ${seat}`);
  }
  if (picks.length < decision.min || picks.length > decision.max) {
    const wanted = decision.min === decision.max ? `${decision.min}` : `${decision.min} to ${decision.max}`;
    throw new IllegalAnswer('count', `'${decision.ask}' wants ${wanted} of the options, not ${picks.length}`);
  }
  for (let i = 0; i < picks.length; i++) {
    const pick = picks[i] as OptionId;
    if (!decision.options.includes(pick)) {
      throw new IllegalAnswer(
        'option',
        `'${pick}' is not offered for '${decision.ask}'; offered: ${decision.options.join(', ')}`,
      );
    }
    if (i > 0 && picks.indexOf(pick) !== i) throw new IllegalAnswer('option', `'${pick}' was picked twice`);
  }
}

/** In a group decision only the confirming seat moves the game; what others say is kept for it to see. */
export function isProposal(decision: Decision, answer: Answer): boolean {
  return decision.seat === 'party' && answer.seat !== undefined && answer.seat !== decision.by;
}

export function propose<B>(state: State<B>, decision: Decision, { seat, picks }: Answer): void {
  const others = decision.proposals.filter((proposal) => proposal.seat !== seat);
  const proposals = [...others, { seat: seat as SeatId, picks: [...picks] }];
  state.open = state.open.map((open) => (open.id === decision.id ? { ...open, proposals } : open));
}

/** What a frame keeps while several seats are asked at once: their answers, and what they were asked. */
export type Gathered = { given: { [seat: SeatId]: Json }; closed: Decision[] };

export function askTogether<B>(
  state: State<B>,
  questions: readonly Question[],
  given: Gathered['given'],
  rules: readonly string[],
): void {
  const gathered: Gathered = { given, closed: [] };
  top(state).answer = gathered as unknown as Json;
  state.open = questions.map(({ asked: { seat, by }, ask, form, options, min, max }) => {
    const id = state.nextId++;
    return { id, seat, by, ask, form, rules, options: [...options], min, max, proposals: NO_PROPOSALS };
  });
}

/** Closes the decision; with several open ones, keeps the answer in the frame until the last has come. */
export function settle<B>(state: State<B>, decision: Decision, picks: readonly OptionId[]): Json {
  const frame = top(state);
  const value = parsed(decision.form, picks);
  if (frame.answer === null) {
    state.open = [];
    return value;
  }
  const { given, closed } = frame.answer as unknown as Gathered;
  given[decision.seat] = value;
  closed.push(decision);
  state.open = state.open.filter((other) => other.id !== decision.id);
  if (state.open.length === 0) frame.answer = null;
  return given;
}

export function top<B>({ stack }: State<B>): Frame {
  return stack[stack.length - 1] as Frame;
}
