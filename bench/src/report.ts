import { cpus, loadavg } from 'node:os';
import { gameCodes } from '@questhall/games';
import { type Figure, measures } from './measures.js';
import { NAMES, type Rounds, type Samples } from './rounds.js';
import { median } from './timing.js';

type Summary = { unit: string; median: number; min: number; max: number } | { unit: string; skipped: string };
export type Report = {
  ratios: { [name: string]: number | null };
  figures: { [name: string]: Summary };
  machine: { node: string; cpu: string; cores: number; load: number; rounds: number; ms: number };
};

type Ratio = { readonly of: string; readonly by: string; readonly target: number | null };

/** What is divided by what, and the least we want to see. */
const YARDSTICKS: { readonly [name: string]: Ratio } = {
  engineToBoardgameio: { of: 'moves: engine', by: 'moves: boardgame.io', target: 150 },
  engineToHandwritten: { of: 'moves: engine', by: 'moves: by hand', target: 0.45 },
  forkToStructuredClone: { of: 'fork: skirmish', by: 'structuredClone: skirmish', target: 35 },
  twoWorkers: { of: 'threads: two', by: 'threads: one', target: 1.9 },
  searchToHandwritten: { of: 'search: engine', by: 'search: by hand', target: 0.4 },
  searchToBoardgameio: { of: 'search: engine', by: 'search: boardgame.io', target: 100 },
};

/** A game in the names of its ratios: scripts read them. */
export const camelCase = (code: string): string =>
  code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

const ofGame = (code: string): { readonly [name: string]: Ratio } => ({
  [`${camelCase(code)}ToHandwritten`]: { of: `moves: ${code}`, by: 'moves: by hand', target: 0.04 },
  [`${camelCase(code)}ForkToStructuredClone`]: {
    of: `fork: ${code}`,
    by: `structuredClone: ${code}`,
    target: null,
  },
});

const RATIOS: { readonly [name: string]: Ratio } = Object.assign({}, YARDSTICKS, ...gameCodes.map(ofGame));

export function makeReport(samples: Samples, { rounds, ms }: Rounds): Report {
  const ratios = Object.fromEntries(Object.entries(RATIOS).map(([name, one]) => [name, ratio(samples, one)]));
  const figures = Object.fromEntries(NAMES.map((name) => [name, summary(name, samples[name] ?? [])]));
  const [cpu] = cpus();
  const load = rounded(loadavg()[0] ?? 0);
  const machine = {
    node: process.version,
    cpu: cpu?.model.trim() ?? '?',
    cores: cpus().length,
    load,
    rounds,
    ms,
  };
  return { ratios, figures, machine };
}

/** The median of each round's own ratio: both sides of it were measured within the same minute. */
function ratio(samples: Samples, { of, by }: Ratio): number | null {
  const rounds = (samples[of] ?? []).map((figure, round) => quotient(figure, samples[by]?.[round]));
  return rounds.includes(null) ? null : rounded(median(rounds as number[]));
}

function quotient(a: Figure | undefined, b: Figure | undefined): number | null {
  return typeof a === 'number' && typeof b === 'number' ? a / b : null;
}

function summary(name: string, list: readonly Figure[]): Summary {
  const unit = measures[name]?.unit ?? '';
  const skipped = list.find((figure) => typeof figure !== 'number');
  if (skipped !== undefined) return { unit, skipped: (skipped as { skipped: string }).skipped };
  const numbers = list as number[];
  const figures = [median(numbers), Math.min(...numbers), Math.max(...numbers)].map(rounded);
  const [middle = 0, min = 0, max = 0] = figures;
  return { unit, median: middle, min, max };
}

function rounded(n: number): number {
  return n >= 100 ? Math.round(n) : Number(n.toPrecision(3));
}

const BUSY =
  'Other programs kept the machine busy: threads had to wait for them, so twoWorkers says nothing this time.';

/** The report as text: ratios first, since absolute figures say more about the machine than about us. */
export function asText({ ratios, figures, machine }: Report): string {
  const ratioLines = Object.entries(RATIOS).map(([name, { of, by, target }]) => {
    const wanted = target === null ? '' : `  (wanted: ${target} or more)`;
    return `  ${name.padEnd(26)}${String(ratios[name] ?? 'skipped').padStart(8)}   ${of} / ${by}${wanted}`;
  });
  const figureLines = Object.entries(figures).map(
    ([name, figure]) => `  ${name.padEnd(30)}${figureText(figure)}`,
  );
  const { cpu, cores, load, node, rounds, ms } = machine;
  const how = `${cpu}, ${cores} cores, load ${load}, Node ${node}; medians of ${rounds} rounds of ${ms} ms`;
  const busy = load > cores ? [BUSY] : [];
  return ['Ratios', ...ratioLines, '', 'Figures', ...figureLines, '', how, ...busy].join('\n');
}

function figureText(figure: Summary): string {
  if ('skipped' in figure) return `skipped: ${figure.skipped}`;
  const [middle, min, max] = [figure.median, figure.min, figure.max].map((n) => n.toLocaleString('en'));
  return `${middle?.padStart(12)} ${figure.unit}  (${min} to ${max})`;
}
