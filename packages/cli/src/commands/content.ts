import { FAULT, FINE } from '../errors.js';
import type { ContentFault, ContentReport } from '../games/playable.js';
import { type Games, gameCalled } from '../games/registry.js';
import { columns } from '../text/columns.js';
import { count } from '../text/list.js';
import type { Paper } from '../text/paper.js';

export type ContentFlags = { readonly game?: string; readonly json?: boolean };

/** Counts the cards of the games, and says what is wrong with them. */
export function content(games: Games, paper: Paper, flags: ContentFlags): number {
  const chosen = flags.game === undefined ? games : [gameCalled(games, flags.game)];
  const reports = chosen.map((game) => ({
    code: game.code,
    title: game.rules.title,
    report: game.content(),
  }));
  if (flags.json === true) {
    paper.json({ games: Object.fromEntries(reports.map(({ code, report }) => [code, report])) });
  } else for (const { title, report } of reports) show(paper, title, report);
  return reports.some(({ report }) => report.errors.length > 0) ? FAULT : FINE;
}

function show(
  paper: Paper,
  title: string,
  { kinds, origins, scripts, scriptShare, errors }: ContentReport,
): void {
  paper.heading(title);
  const total = Object.values(kinds).reduce((sum, number) => sum + number, 0);
  paper.sayAll(
    columns(
      [...Object.entries(kinds), ['together', total]].map(([kind, number]) => [`  ${kind}`, Number(number)]),
    ),
  );
  const from = Object.entries(origins).map(([origin, number]) => `${number} ${origin}`);
  paper.say(`Origin: ${from.join(', ') || 'nothing yet'}.`);
  paper.say(
    `Written as code instead of data: ${count(scripts, 'card')}, ${(100 * scriptShare).toFixed(1)} %.`,
  );
  paper.say(errors.length === 0 ? 'No errors.' : `${count(errors.length, 'error')}:`);
  for (const error of errors) paper.say(`  ${faultLine(error)}`, 2);
}

function faultLine(fault: ContentFault): string {
  if (typeof fault === 'string') return fault;
  return [fault.file, fault.id, fault.message].filter((part) => part !== undefined).join(': ');
}
