/** One effect: a verb and what it needs. */
export type Effect = { [verb: string]: unknown };

/** A line of a card as it is written: what must be done or may be done, and whatever else a game lets it say. */
export type WrittenLine = { do?: Effect | undefined; may?: Effect | undefined };

/** What every line ready to be carried out has: its verb and parameters, under a key that a frame can hold. */
export type Compiled = {
  readonly key: string;
  readonly verb: string;
  readonly params: unknown;
  readonly may: boolean;
};

/** An effect that holds lines of its own says where, so that they get keys too. */
export type Nested<L> = (params: never) => { at: string; lines: readonly L[] }[];

/** The programs of a game's content: a frame holds a key and a number, never a line. */
export type Programs<L, C> = {
  readonly programs: { [key: string]: readonly C[] };
  readonly lines: { [key: string]: C };
  bindNested(verb: string, nested: Nested<L>): void;
  compile(key: string, lines: readonly L[]): void;
};

/** `finish` adds what the game's lines say besides, always in the same order: one shape for all lines is fast. */
export function programsOf<L extends WrittenLine, C extends Compiled>(
  finish: (head: Compiled, line: L) => C,
): Programs<L, C> {
  const programs: Programs<L, C>['programs'] = Object.create(null);
  const lines: Programs<L, C>['lines'] = Object.create(null);
  const nestedIn: { [verb: string]: Nested<L> } = Object.create(null);

  function compile(key: string, written: readonly L[]): void {
    programs[key] = written.map((line, i) => compileLine(`${key}.${i}`, line));
  }

  function compileLine(key: string, line: L): C {
    const effect: Effect = line.do ?? line.may ?? {};
    const verb = Object.keys(effect)[0] ?? '';
    const params = effect[verb];
    const compiled = finish({ key, verb, params, may: line.may !== undefined }, line);
    lines[key] = compiled;
    for (const inner of nestedIn[verb]?.(params as never) ?? []) compile(`${key}.${inner.at}`, inner.lines);
    return compiled;
  }

  return {
    programs,
    lines,
    compile,
    bindNested(verb, nested) {
      nestedIn[verb] = nested;
    },
  };
}
