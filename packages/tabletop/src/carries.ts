import type { Outline } from '@questhall/engine';

/** A rule of a ledger with what carries it out: a step, a function, a shape, or a record of the content. */
export type Carried<Rule extends string = string> = { rule: Rule; by: string };

export type Carriers<Rule extends string> = {
  /** Rules that no single step carries out: a query, a limit, a shape. */
  readonly list: Carried<Rule>[];
  /** Marks the function that carries out a rule, and gives it back unchanged. */
  carries<F>(rules: Rule | readonly Rule[], by: string, what: F): F;
};

/** A game's own list of functions that carry out rules, for the coverage report. */
export function carriersOf<Rule extends string>(): Carriers<Rule> {
  const list: Carried<Rule>[] = [];
  return {
    list,
    carries(rules, by, what) {
      for (const rule of typeof rules === 'string' ? [rules] : rules) list.push({ rule, by });
      return what;
    },
  };
}

/** Every rule that a step cites. */
export function carriedBySteps(procedures: readonly Outline[]): Carried[] {
  return procedures.flatMap(({ id, steps }) =>
    steps.flatMap(({ name, rules }) => rules.map((rule) => ({ rule, by: `${id}@${name}` }))),
  );
}

/** Lines of a library, with the procedure of their verbs. */
type Lined = {
  readonly lines: {
    readonly [key: string]: { readonly verb: { readonly carryOut: { readonly id: string } } };
  };
};

/** The rules that the lines of a card carry out, and those that the card itself is the proof of. */
export function carriedByCard({ lines }: Lined, card: string, carried: readonly Carried[]): string[] {
  const own = Object.entries(lines).filter(([key]) => key.startsWith(`${card}/`));
  const effects = new Set(own.map(([, { verb }]) => verb.carryOut.id));
  return carried
    .filter(({ by }) => effects.has(by.split('@')[0] ?? '') || by === `content:${card}`)
    .map(({ rule }) => rule);
}
