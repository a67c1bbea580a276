import { findRule } from '@questhall/rulebook';
import type { Counts, FailureNote, Report } from './report.js';
import type { Rate, Spread } from './statistics.js';

const SHOWN = 12;

/** The report as lines for people. */
export function textReport(report: Report): string {
  return [
    ...headline(report),
    '',
    ...table(report),
    ...Object.entries(report.counted).map(([name, counts]) => `${name}: ${list(counts)}`),
    ...setups(report),
    '',
    ...usage(report),
    ...failures(report.failures),
  ].join('\n');
}

function headline(report: Report): string[] {
  const { game, games, bot, seed, seconds, workers, finished, crashed, stuck } = report;
  const speed = `in ${seconds.toFixed(1)} s, ${whole(report.decisionsPerSecond)} decisions/s, ${workers || 'no'} workers`;
  return [
    `${whole(games)} ${games === 1 ? 'game' : 'games'} of ${game} by ${bot}, seed ${seed}`,
    `${whole(finished)} finished, ${crashed} crashed, ${stuck} stuck`,
    ...wins(report),
    `${whole(report.decisions)} decisions${seconds > 0 ? ` ${speed}` : ''}`,
  ];
}

/** Where all win or lose together, how often; among rivals, how often each seat. */
function wins({ won, lost, winRate, seats }: Report): string[] {
  if (seats === null) return [`won ${whole(won)}, lost ${whole(lost)}: ${percent(winRate)}`];
  return Object.entries(seats).map(([seat, rate]) => `${seat}: ${percent(rate)}`);
}

function table({ perGame, longest }: Report): string[] {
  const rows = Object.entries(perGame).map(([name, spread]) => `${name.padEnd(16)}${cells(spread)}`);
  const head = `${'per game'.padEnd(16)}${['mean', 'median', '90 %', 'most'].map(cell).join('')}`;
  const end = longest && [
    `longest game: ${longest.decisions} decisions, seed ${longest.seed} (${longest.setup})`,
  ];
  return [head, ...rows, ...(end ?? [])];
}

function setups({ bySetup }: Report): string[] {
  const entries = Object.entries(bySetup);
  if (entries.length < 2) return [];
  const width = 2 + Math.max(14, ...entries.map(([name]) => name.length));
  return [
    '',
    ...entries.map(
      ([name, part]) => `${name.padEnd(width)}${whole(part.games)} games, ${percent(part.winRate)}`,
    ),
  ];
}

function usage({ used }: Report): string[] {
  const { sampled, content, rules, steps, neverContent, neverSteps, neverRules } = used;
  const number = (counts: Counts) => Object.keys(counts).length;
  const counted = `${number(steps)} steps, ${number(rules)} rules, ${number(content)} cards and effects`;
  return [
    `in ${sampled} games looked at: ${counted} used`,
    ...(number(content) > 0 ? [`most used: ${list(content)}`] : []),
    ...never('cards and effects', neverContent),
    ...never('steps', neverSteps),
    ...never('rules', neverRules.map(quoted)),
  ];
}

function never(what: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const more = names.length > SHOWN ? [`  and ${names.length - SHOWN} more`] : [];
  return [
    `${what} never used: ${names.length}`,
    ...names.slice(0, SHOWN).map((name) => `  ${name}`),
    ...more,
  ];
}

/** An id alone tells nobody what did not happen. */
function quoted(id: string): string {
  const text = findRule(id)?.rule.text ?? '';
  return `${id} ${text.length > 80 ? `${text.slice(0, 79)}…` : text}`.trimEnd();
}

function failures(notes: readonly FailureNote[]): string[] {
  if (notes.length === 0) return [];
  const lines = notes.map(({ kind, seed, message, file }) => {
    const [first] = message.split('\n');
    return `  ${kind} ${seed}: ${first}${file === null ? '' : `\n    ${file}`}`;
  });
  return ['', 'went wrong:', ...lines];
}

function list(counts: Counts): string {
  const entries = Object.entries(counts).slice(0, SHOWN);
  return entries.map(([name, count]) => `${name} ${whole(count)}`).join(', ');
}

function cells({ mean, median, p90, max }: Spread): string {
  return [mean.toFixed(1), whole(median), whole(p90), whole(max)].map(cell).join('');
}

function cell(text: string): string {
  return text.padStart(9);
}

function percent({ rate, low, high }: Rate): string {
  const show = (part: number) => (100 * part).toFixed(1);
  return `${show(rate)} % won (95 %: ${show(low)} to ${show(high)})`;
}

function whole(n: number): string {
  return n.toLocaleString('en-US');
}
