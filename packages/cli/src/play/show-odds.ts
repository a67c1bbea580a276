import { columns } from '../text/columns.js';
import { spaced } from '../text/list.js';
import type { Choice, Choices } from './choices.js';
import { type Odds, sampleOdds } from './odds.js';
import type { Table } from './table.js';

const SAMPLING = { tries: 400, milliseconds: 2000 };

/** What each option is likely to lead to. */
export function showOdds(table: Table, { decision, list }: Choices): void {
  const { paper, timeline, viewer } = table;
  const seed = `${timeline.seed}/odds/${timeline.length}`;
  const odds = sampleOdds(table.game.rules, timeline.state, { decision, viewer }, { ...SAMPLING, seed });
  paper.say(
    `Sampled, not exact: ${odds[0]?.tries ?? 0} tries of each option to the end of what it starts, with hidden ` +
      'cards and coming dice made up. Worth is how good the table looks then: 0 is lost, 100 is won; the ' +
      'middle eight of ten tries lie in the range behind it.',
  );
  const rows = odds.map((one, at) => row(one, list[at]));
  for (const line of columns([['', 'worth', 'range', ''], ...rows])) paper.say(`  ${line}`, 4);
}

function row(odds: Odds, choice: Choice | undefined): (string | number)[] {
  const range = `${percent(odds.low)}–${percent(odds.high)}`;
  return [choice?.key ?? '', percent(odds.worth), range, [choice?.label ?? '', details(odds)].join('')];
}

function details({ ends, changes }: Odds): string {
  const parts = [
    ...Object.entries(ends).map(([result, share]) => `${result} ${percent(share)}%`),
    ...Object.entries(changes)
      .filter(([, change]) => Math.abs(change) >= 0.05)
      .map(([name, change]) => `${spaced(name)} ${change > 0 ? '+' : '−'}${Math.abs(change).toFixed(1)}`),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

const percent = (share: number) => Math.round(share * 100);
