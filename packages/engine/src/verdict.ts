/** Why something is not possible: the reason's name in the game's texts, and the rules behind it. */
export type Refusal<Rule extends string = string, Why extends string = string> = {
  readonly why: Why;
  readonly rules: readonly Rule[];
};

/**
 * What a legality function says. Options, "why not", hints and look-aheads all read the same function, so that
 * a reason is never a second opinion. Refusals are made once, at import: a search asks all the time.
 */
export type Verdict<Rule extends string = string, Why extends string = string> = true | Refusal<Rule, Why>;

/** A game's own `refusal`: fixes the ledger whose ids may be cited, and the reasons that have a sentence. */
export function refusals<Rule extends string, Why extends string = string>() {
  return (why: Why, ...rules: readonly [Rule, ...Rule[]]): Refusal<Rule, Why> =>
    Object.freeze({ why, rules });
}

/** What a question is about: everything that a player may think of, and whether each of it is possible. */
export type Choice<P, V, Id extends string = string, R extends Refusal = Refusal> = {
  readonly candidates: (position: P, vars: V) => readonly Id[];
  readonly judge: (position: P, vars: V, id: Id) => true | R;
};

/** The candidates that are possible, in their order. */
export function allowed<P, V, Id extends string>(choice: Choice<P, V, Id>, position: P, vars: V): Id[] {
  const out: Id[] = [];
  for (const id of choice.candidates(position, vars)) {
    if (choice.judge(position, vars, id) === true) out.push(id);
  }
  return out;
}

/** The candidates that are not possible, each with the reason. */
export function refused<P, V, Id extends string, R extends Refusal>(
  choice: Choice<P, V, Id, R>,
  position: P,
  vars: V,
): { readonly id: Id; readonly refusal: R }[] {
  const out: { id: Id; refusal: R }[] = [];
  for (const id of choice.candidates(position, vars)) {
    const verdict = choice.judge(position, vars, id);
    if (verdict !== true) out.push({ id, refusal: verdict });
  }
  return out;
}
