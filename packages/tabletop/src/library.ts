import { hash } from '@questhall/engine';
import type { z } from 'zod';
import { type Compiled, compileLines, type Lined, type WrittenLine } from './lines.js';
import { issuesOf } from './problems.js';

/** A record as it was written, and where. */
export type Source = { readonly file: string; readonly record: unknown };
export type ContentError = { readonly file: string; readonly id: string; readonly message: string };

export type CardBase = { readonly id: string; readonly kind: string; readonly copies?: number | undefined };
export type AbilityBase<L> = { readonly window: string; readonly lines: readonly L[] };

/** Lines of a card under a name that is unique on it. */
export type Program<L> = { readonly at: string; readonly lines: readonly L[] };

/** What a game says about its records. */
export type LibrarySpec<C extends CardBase, L extends WrittenLine, A extends AbilityBase<L>, K, Extra> = {
  readonly schema: z.ZodType<C>;
  readonly compile: Lined<L, K>;
  readonly programsOn: (card: C) => readonly Program<L>[];
  readonly abilitiesOn: (card: C) => readonly { readonly at: string; readonly ability: A }[];
  /** What the game looks up besides, worked out once for each library. */
  readonly extra: (library: LibraryBase<C, A, K>) => Extra;
};

type Table<V> = { readonly [key: string]: V };

/** All cards of a box, by id; copies, programs and abilities ready to use. It never changes. */
export type LibraryBase<C, A, K> = {
  /** Every record, by its own id. */
  readonly records: Table<C>;
  /** Every record, by its own id and by the id of each of its copies. */
  readonly cards: Table<C>;
  readonly kinds: Table<readonly C[]>;
  /** Ids of a record's copies. */
  readonly copies: Table<readonly string[]>;
  readonly programs: Table<readonly K[]>;
  readonly lines: Table<K>;
  readonly abilities: Table<A>;
  /** Keys of a card's abilities, in printed order; by the card's own id and by the id of each of its copies. */
  readonly abilitiesOf: Table<readonly string[]>;
  /** What was wrong with records that were left out. */
  readonly errors: readonly ContentError[];
};

export type Library<C, A, K, Extra> = LibraryBase<C, A, K> &
  Extra & {
    /** Of all records in their order: two libraries with the same hash play the same. */
    readonly hash: string;
    /** Another library with these records as well. Those that are wrong are left out and listed in `errors`. */
    with(sources: readonly Source[]): Library<C, A, K, Extra>;
  };

/** An empty library; `with` fills it. Nothing is shared between libraries that differ, so two packs may live side by side. */
export function libraryOf<
  C extends CardBase,
  L extends WrittenLine,
  A extends AbilityBase<L>,
  K extends Compiled,
  Extra,
>(spec: LibrarySpec<C, L, A, K, Extra>): Library<C, A, K, Extra> {
  return filled(spec, emptyTables<C, A, K>());
}

type Tables<C, A, K> = {
  records: { [id: string]: C };
  cards: { [id: string]: C };
  kinds: { [kind: string]: readonly C[] };
  copies: { [id: string]: readonly string[] };
  programs: { [key: string]: readonly K[] };
  lines: { [key: string]: K };
  abilities: { [key: string]: A };
  abilitiesOf: { [id: string]: readonly string[] };
  errors: ContentError[];
};

const table = <V>(of: Table<V> = {}): { [key: string]: V } => Object.assign(Object.create(null), of);

function emptyTables<C, A, K>(): Tables<C, A, K> {
  return copyOf<C, A, K>({
    records: {},
    cards: {},
    kinds: {},
    copies: {},
    programs: {},
    lines: {},
    abilities: {},
    abilitiesOf: {},
    errors: [],
  });
}

function copyOf<C, A, K>(from: LibraryBase<C, A, K>): Tables<C, A, K> {
  return {
    records: table(from.records),
    cards: table(from.cards),
    kinds: table(from.kinds),
    copies: table(from.copies),
    programs: table(from.programs),
    lines: table(from.lines),
    abilities: table(from.abilities),
    abilitiesOf: table(from.abilitiesOf),
    errors: [...from.errors],
  };
}

/** A class, because objects that each bring functions of their own are slow to read, and rules read little else. */
class Filled<C extends CardBase, L extends WrittenLine, A extends AbilityBase<L>, K extends Compiled, Extra> {
  #hash: string | undefined;
  readonly #spec: LibrarySpec<C, L, A, K, Extra>;
  readonly #tables: Tables<C, A, K>;

  constructor(spec: LibrarySpec<C, L, A, K, Extra>, tables: Tables<C, A, K>) {
    this.#spec = spec;
    this.#tables = tables;
    Object.assign(this, tables, spec.extra(tables));
  }

  get hash(): string {
    this.#hash ??= hash(Object.values(this.#tables.records));
    return this.#hash;
  }

  with(sources: readonly Source[]): Library<C, A, K, Extra> {
    const more = copyOf(this.#tables);
    for (const source of sources) read(this.#spec, more, source);
    return filled(this.#spec, more);
  }
}

const filled = <
  C extends CardBase,
  L extends WrittenLine,
  A extends AbilityBase<L>,
  K extends Compiled,
  Extra,
>(
  spec: LibrarySpec<C, L, A, K, Extra>,
  tables: Tables<C, A, K>,
) => new Filled(spec, tables) as unknown as Library<C, A, K, Extra>;

/** Adds a record that is right, whole; lists what is wrong with any other. */
function read<C extends CardBase, L extends WrittenLine, A extends AbilityBase<L>, K extends Compiled, Extra>(
  spec: LibrarySpec<C, L, A, K, Extra>,
  tables: Tables<C, A, K>,
  { file, record }: Source,
): void {
  const id = idOf(record);
  const parsed = spec.schema.safeParse(record);
  const problems = parsed.success
    ? takenOf(tables, parsed.data).map((taken) => `the id '${taken}' is used twice`)
    : issuesOf(parsed.error);
  if (parsed.success && problems.length === 0) add(spec, tables, parsed.data);
  for (const message of problems) tables.errors.push({ file, id, message });
}

/** Ids of a card and its copies that something else has already. */
const takenOf = <C extends CardBase, A, K>({ cards }: Tables<C, A, K>, { id, copies = 1 }: C): string[] =>
  [...new Set([id, ...numbered(id, copies)])].filter((one) => cards[one] !== undefined);

function idOf(record: unknown): string {
  const id = typeof record === 'object' && record !== null ? (record as { id?: unknown }).id : undefined;
  return typeof id === 'string' ? id : '(no id)';
}

function add<C extends CardBase, L extends WrittenLine, A extends AbilityBase<L>, K extends Compiled, Extra>(
  spec: LibrarySpec<C, L, A, K, Extra>,
  tables: Tables<C, A, K>,
  card: C,
): void {
  const copies = numbered(card.id, card.copies ?? 1);
  tables.records[card.id] = card;
  tables.kinds[card.kind] = [...(tables.kinds[card.kind] ?? []), card];
  tables.copies[card.id] = copies;
  const compile = (key: string, lines: readonly L[]) => compileLines(spec.compile, tables, key, lines);
  for (const { at, lines } of spec.programsOn(card)) compile(`${card.id}/${at}`, lines);
  const abilities = spec.abilitiesOn(card).map(({ at, ability }) => {
    const key = `${card.id}/${at}`;
    tables.abilities[key] = ability;
    compile(key, ability.lines);
    return key;
  });
  for (const id of [card.id, ...copies]) {
    tables.cards[id] = card;
    tables.abilitiesOf[id] = abilities;
  }
}

/** One id for a single thing, numbered ids for several of a kind. */
export function numbered(id: string, count: number): string[] {
  return count === 1 ? [id] : Array.from({ length: count }, (_, i) => `${id}#${i + 1}`);
}

/** Those of the records that are of a kind. */
export type OfKind<C, K> = C extends { kind: infer Q } ? (K extends Q ? C : never) : never;

export function cardsOfKind<C extends CardBase, K extends C['kind']>(
  { kinds }: { readonly kinds: Table<readonly C[]> },
  kind: K,
): readonly OfKind<C, K>[] {
  return (kinds[kind] ?? []) as unknown as readonly OfKind<C, K>[];
}
