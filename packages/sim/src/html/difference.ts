import type { Difference } from '../balance/difference.js';
import type { Rate } from '../statistics.js';
import { h } from './markup.js';
import type { CellOf } from './table.js';
import { interval, percent, points } from './words.js';

/** "+12 (+3 to +21)", marked where it is beyond doubt and where there are few games. */
export function differenceCell(found: Difference | null): CellOf {
  if (found === null) return { shown: h('span', { class: 'few' }, 'none to compare'), sort: -9 };
  const { difference, low, high, small } = found;
  const note = small ? h('span', { class: 'few' }, ` few games`) : null;
  const sure = !small && (low > 0 || high < 0);
  const shown = [
    h('b', {}, points(difference)),
    h('small', {}, ` (${points(low)} to ${points(high)})`),
    note,
  ];
  return { shown, sort: difference, ...(sure && { class: difference > 0 ? 'good' : 'bad' }) };
}

/** "67 % (49 to 81 %)" */
export function rateCell(rate: Rate | null): CellOf {
  if (rate === null) return { shown: '', sort: -1 };
  return { shown: [percent(rate.rate), h('small', {}, ` (${interval(rate)})`)], sort: rate.rate };
}
