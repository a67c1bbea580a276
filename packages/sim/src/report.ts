import { type Balance, balanceOf } from './balance/index.js';
import type { AnyRules } from './games.js';
import { finished, type Outcomes, outcomesOf } from './outcomes.js';
import type { RowsHead } from './rows.js';
import { type Spread, spread, tally } from './statistics.js';
import type { GameRow, Used } from './types.js';

export type Counts = { [name: string]: number };

export type Report = Outcomes & {
  game: string;
  bot: string;
  seed: string;
  /** How games ended, in the game's own words. */
  results: Counts;
  decisions: number;
  seconds: number;
  decisionsPerSecond: number;
  workers: number;
  perGame: { [figure: string]: Spread };
  /** Figures that are words, with the number of games for each. */
  counted: { [figure: string]: Counts };
  bySetup: { [setup: string]: Outcomes & { decisions: Spread } };
  longest: { seed: string; setup: string; decisions: number } | null;
  used: UsedReport;
  failures: FailureNote[];
  /** The runs it is made of. */
  runs: RowsHead[];
  balance: Balance;
};
/** In how many of the sampled games something was used, and what the box and the procedures hold that never was. */
export type UsedReport = {
  sampled: number;
  content: Counts;
  rules: Counts;
  steps: Counts;
  neverContent: string[];
  neverSteps: string[];
  neverRules: string[];
};
export type FailureNote = { kind: string; seed: string; setup: string; message: string; file: string | null };

/** Games that were played, and by what. */
export type Played = {
  rows: readonly GameRow[];
  /** One for each run that they come from. */
  heads: readonly RowsHead[];
  rules: AnyRules;
  /** All that a game may use, if it is known. */
  content: readonly string[];
  /** 0 for games that were played some other time. */
  seconds: number;
  workers: number;
};

export function reportOf(played: Played, failures: FailureNote[]): Report {
  const { rows, heads, rules, content, seconds, workers } = played;
  const named = (of: (head: RowsHead) => string) => [...new Set(heads.map(of))].join(', ');
  const decisions = rows.reduce((sum, row) => sum + row.decisions, 0);
  return {
    game: named(({ game }) => game),
    bot: named(({ bot }) => bot),
    seed: named(({ seed }) => seed),
    ...outcomesOf(rows),
    results: tally(rows.map(({ result }) => result)),
    decisions,
    seconds,
    decisionsPerSecond: seconds > 0 ? Math.round(decisions / seconds) : 0,
    workers,
    perGame: { decisions: spread(finished(rows).map((row) => row.decisions)), ...figures(rows) },
    counted: words(rows),
    bySetup: bySetup(rows),
    longest: longest(rows),
    used: usedIn(rows, rules, content),
    failures,
    runs: [...heads],
    balance: balanceOf(rows, heads, rules.pieces?.() ?? []),
  };
}

function figures(rows: readonly GameRow[]): { [figure: string]: Spread } {
  return collect(
    rows,
    (value) => typeof value === 'number',
    (values) => spread(values as number[]),
  );
}

function words(rows: readonly GameRow[]): { [figure: string]: Counts } {
  return collect(
    rows,
    (value) => typeof value === 'string',
    (values) => tally(values as string[]),
  );
}

function collect<T>(
  rows: readonly GameRow[],
  fits: (value: number | string) => boolean,
  sum: (values: (number | string)[]) => T,
): { [figure: string]: T } {
  const values = new Map<string, (number | string)[]>();
  for (const { figures: found } of finished(rows)) {
    for (const [name, value] of Object.entries(found)) {
      if (!fits(value)) continue;
      const list = values.get(name);
      if (list === undefined) values.set(name, [value]);
      else list.push(value);
    }
  }
  return Object.fromEntries([...values].map(([name, list]) => [name, sum(list)]));
}

function bySetup(rows: readonly GameRow[]): Report['bySetup'] {
  const names = [...new Set(rows.map(({ setup }) => setup))];
  return Object.fromEntries(
    names.map((name) => {
      const own = rows.filter(({ setup }) => setup === name);
      return [name, { ...outcomesOf(own), decisions: spread(finished(own).map((row) => row.decisions)) }];
    }),
  );
}

function longest(rows: readonly GameRow[]): Report['longest'] {
  let found: GameRow | undefined;
  for (const row of finished(rows)) if (row.decisions > (found?.decisions ?? -1)) found = row;
  if (found === undefined) return null;
  const { seed, setup, decisions } = found;
  return { seed, setup, decisions };
}

function usedIn(rows: readonly GameRow[], { procedures }: AnyRules, known: readonly string[]): UsedReport {
  const sampled = rows.flatMap(({ used }) => (used === null ? [] : [used]));
  const count = (kind: keyof Used) => tally(sampled.flatMap((used) => used[kind]));
  const [content, steps, rules] = [count('content'), count('steps'), count('rules')];
  const own = procedures.filter(({ id }) => !id.startsWith('core.'));
  const all = own.flatMap(({ id, steps: list }) => list.map(({ name }) => `${id}@${name}`));
  const cited = own.flatMap(({ steps: list }) => list.flatMap((step) => step.rules));
  const neverContent = known.filter((name) => content[name] === undefined);
  const neverSteps = all.filter((name) => steps[name] === undefined);
  const neverRules = [...new Set(cited)].filter((id) => rules[id] === undefined).sort();
  return { sampled: sampled.length, content, rules, steps, neverContent, neverSteps, neverRules };
}
