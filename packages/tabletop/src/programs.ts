/** One effect: a verb and what it needs. */
export type Effect = { [verb: string]: unknown };

/** A line of a card as it is written: what must be done or may be done, and whatever else a game lets it say. */
export type WrittenLine = { do?: Effect | undefined; may?: Effect | undefined };

/** A line ready to be carried out: its verb and parameters, under a key that a frame can hold. */
export type Compiled<L extends WrittenLine> = Omit<L, 'do' | 'may'> & {
  readonly key: string;
  readonly verb: string;
  readonly params: unknown;
  readonly may: boolean;
};

/** An effect that holds lines of its own says where, so that they get keys too. */
export type Nested<L> = (params: never) => { at: string; lines: readonly L[] }[];

/** The programs of a game's content: a frame holds a key and a number, never a line. */
export type Programs<L extends WrittenLine> = {
  readonly programs: { [key: string]: readonly Compiled<L>[] };
  readonly lines: { [key: string]: Compiled<L> };
  bindNested(verb: string, nested: Nested<L>): void;
  compile(key: string, lines: readonly L[]): void;
};

export function programsOf<L extends WrittenLine>(): Programs<L> {
  const programs: Programs<L>['programs'] = Object.create(null);
  const lines: Programs<L>['lines'] = Object.create(null);
  const nestedIn: { [verb: string]: Nested<L> } = Object.create(null);

  function compile(key: string, written: readonly L[]): void {
    programs[key] = written.map((line, i) => compileLine(`${key}.${i}`, line));
  }

  function compileLine(key: string, { do: must, may, ...rest }: L): Compiled<L> {
    const effect: Effect = must ?? may ?? {};
    const verb = Object.keys(effect)[0] ?? '';
    const params = effect[verb];
    const compiled = { ...rest, key, verb, params, may: may !== undefined };
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
