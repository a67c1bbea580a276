/** One effect: a verb and what it needs. */
export type Effect = { [verb: string]: unknown };

/** A line of a card as it is written: what must be done or may be done, and whatever else a game lets it say. */
export type WrittenLine = { do?: Effect | undefined; may?: Effect | undefined };

/** What every line ready to be carried out has: its verb and parameters, under a key that a frame can hold. */
export type Compiled = {
  readonly key: string;
  readonly params: unknown;
  readonly may: boolean;
};

/** How lines are made ready: what they say besides, and which lines an effect holds itself. */
export type Lined<L, K> = {
  /** Always with the same fields in the same order: one shape for all lines is fast. */
  readonly finish: (head: Compiled, verb: string, line: L) => K;
  readonly nested: (verb: string, params: unknown) => readonly { at: string; lines: readonly L[] }[];
};

type Into<K> = { programs: { [key: string]: readonly K[] }; lines: { [key: string]: K } };

/** The lines of a program under their keys; those that effects hold get keys below. */
export function compileLines<L extends WrittenLine, K>(
  how: Lined<L, K>,
  into: Into<K>,
  key: string,
  written: readonly L[],
): void {
  into.programs[key] = written.map((line, i) => compileLine(how, into, `${key}.${i}`, line));
}

function compileLine<L extends WrittenLine, K>(how: Lined<L, K>, into: Into<K>, key: string, line: L): K {
  const [verb, params] = effectOn(line);
  const compiled = how.finish({ key, params, may: line.may !== undefined }, verb, line);
  into.lines[key] = compiled;
  for (const { at, lines } of how.nested(verb, params)) compileLines(how, into, `${key}.${at}`, lines);
  return compiled;
}

/** The verb of a line and its parameters. */
export function effectOn(line: WrittenLine): [verb: string, params: unknown] {
  const effect: Effect = line.do ?? line.may ?? {};
  const verb = Object.keys(effect)[0] ?? '';
  return [verb, effect[verb]];
}
