import type { GameCode } from '@questhall/rulebook';
import type { CoverageReport } from '@questhall/rulebook/coverage';
import { coverageOf } from '../coverage.js';
import type { Games } from '../games/registry.js';
import { columns } from '../text/columns.js';
import { count } from '../text/list.js';
import type { Paper } from '../text/paper.js';

const SHOWN = 12;

/** How much of the ledgers is carried out and tested. */
export function showCoverage(games: Games, paper: Paper, codes: readonly GameCode[], json: boolean): void {
  const reports = codes.map((code) => coverageOf(games, code));
  const all = Object.fromEntries(reports.map((report) => [report.game, figures(report)]));
  if (json) paper.json({ games: all });
  else showTable(paper, reports);
}

function showTable(paper: Paper, reports: readonly CoverageReport[]): void {
  const head = ['game', 'entries', 'required', 'carried out', 'tested', 'missing'];
  const rows = reports.map((report) => {
    const { entries, required, carriedOut, tested, missing } = figures(report);
    return [report.game, entries, required, carriedOut, tested, missing.length];
  });
  paper.sayAll(columns([head, ...rows]));
  for (const report of reports) remarks(paper, report);
}

function figures({ summary: { entries, required, carriedOut, tested, missing } }: CoverageReport) {
  return { entries, required, carriedOut, tested, missing };
}

/** Of a game that has begun, what is still missing, and ids that no ledger has. */
function remarks(paper: Paper, { game, summary, unknown }: CoverageReport): void {
  const { missing, carriedOut } = summary;
  if (carriedOut > 0 && missing.length > 0) {
    const more = missing.length > SHOWN ? ` and ${missing.length - SHOWN} more` : '';
    paper.say(`${game}, missing: ${missing.slice(0, SHOWN).join(', ')}${more}`, 2);
  }
  if (unknown.length > 0) paper.say(`${game}, cited but in no ledger: ${count(unknown.length, 'id')}`);
  for (const { id, where } of unknown.slice(0, SHOWN)) paper.say(`  ${id} in ${where}`, 2);
}
