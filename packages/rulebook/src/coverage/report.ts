import { rulebook } from '../rulebook.js';
import type { GameCode, RuleKind } from '../types.js';
import { scanTests, type TestMention, type TestSource } from './scan.js';

/** A step, effect or card that says which rule it carries out. */
export type Carrier = { readonly rule: string; readonly by: string };

export type TestPlace = Omit<TestMention, 'rule'>;

export type EntryCoverage = {
  readonly id: string;
  readonly kind: RuleKind;
  readonly carriedBy: readonly string[];
  readonly testedBy: readonly TestPlace[];
};

export type CoverageSummary = {
  readonly entries: number;
  /** Entries of kind rule, ruling and component: the ones that must be obeyed and tested. */
  readonly required: number;
  /** Required entries that something carries out. */
  readonly carriedOut: number;
  /** Required entries that a test shows. */
  readonly tested: number;
  readonly contentEntries: number;
  /** Content entries that a record carries or a test shows. */
  readonly contentCovered: number;
  /** Required entries that nothing carries out or no test shows. */
  readonly missing: readonly string[];
};

export type CoverageReport = {
  readonly game: GameCode;
  readonly entries: readonly EntryCoverage[];
  readonly summary: CoverageSummary;
  /** Ids that are in no ledger of this game, with the place that cites them and what was probably meant. */
  readonly unknown: readonly {
    readonly id: string;
    readonly where: string;
    readonly nearest: readonly string[];
  }[];
};

export type CoverageInput = { readonly carried: readonly Carrier[]; readonly tests: readonly TestSource[] };

export function coverage(game: GameCode, input: CoverageInput): CoverageReport {
  const mentions = scanTests(input.tests);
  const carriers = groupBy(input.carried, (carrier) => carrier.rule);
  const tests = groupBy(mentions, (mention) => mention.rule);
  const entries = rulebook(game).rules.map(({ id, kind }) => ({
    id,
    kind,
    carriedBy: [...new Set((carriers.get(id) ?? []).map(({ by }) => by))],
    testedBy: (tests.get(id) ?? []).map(({ file, line, title }) => ({ file, line, title })),
  }));
  return { game, entries, summary: summarise(entries), unknown: unknownIds(game, input.carried, mentions) };
}

function summarise(entries: readonly EntryCoverage[]): CoverageSummary {
  const content = entries.filter(({ kind }) => kind === 'content');
  const required = entries.filter(({ kind }) => kind !== 'content');
  return {
    entries: entries.length,
    required: required.length,
    carriedOut: required.filter(isCarried).length,
    tested: required.filter(isTested).length,
    contentEntries: content.length,
    contentCovered: content.filter((entry) => isCarried(entry) || isTested(entry)).length,
    missing: required.filter((entry) => !isCarried(entry) || !isTested(entry)).map(({ id }) => id),
  };
}

function isCarried(entry: EntryCoverage): boolean {
  return entry.carriedBy.length > 0;
}

function isTested(entry: EntryCoverage): boolean {
  return entry.testedBy.length > 0;
}

/** An id is cited as it is written in the ledger: other letters, or another game's id, are mistakes. */
function unknownIds(
  game: GameCode,
  carried: readonly Carrier[],
  mentions: readonly TestMention[],
): CoverageReport['unknown'] {
  const book = rulebook(game);
  const cited = [
    ...carried.map(({ rule, by }) => ({ id: rule, where: by })),
    ...mentions.map(({ rule, file, line }) => ({ id: rule, where: `${file}:${line}` })),
  ];
  return cited
    .filter(({ id }) => book.find(id)?.id !== id)
    .map((mistake) => ({ ...mistake, nearest: book.nearest(mistake.id) }));
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}
