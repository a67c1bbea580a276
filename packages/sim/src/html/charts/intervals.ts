import type { Balance } from '../../balance/index.js';
import type { Rate } from '../../statistics.js';
import { h, type Markup } from '../markup.js';
import { VERDICT_WORDS, type Verdict, verdictOn } from '../verdict.js';
import { interval, percent, times } from '../words.js';

export type IntervalRow = { label: string; rate: Rate; games: number };
export type IntervalGroup = { title?: string; rows: readonly IntervalRow[] };

const ROW = 22;
const MIDDLE = ROW / 2;

/** Win rates with their intervals on a line from 0 to 100 %, over the band that is aimed at. */
export function intervals(groups: readonly IntervalGroup[], target: Balance['target']): Markup {
  return h(
    'div',
    { class: 'plot intervals' },
    axisRow(),
    groups.map(({ title, rows }) => [
      title === undefined ? null : h('h4', {}, title),
      rows.map((row) => intervalRow(row, target)),
    ]),
    axisRow(),
  );
}

function intervalRow({ label, rate, games }: IntervalRow, target: Balance['target']): Markup {
  const verdict = verdictOn(rate, target);
  const said = `${label}: ${percent(rate.rate)} of ${times(games, 'game')} won, ${interval(rate)}`;
  return h(
    'div',
    { class: 'row' },
    h('span', { class: 'label' }, label),
    h(
      'svg',
      { class: `line ${verdict.is}`, height: ROW, role: 'img', 'aria-label': said },
      h('title', {}, `${said}; ${VERDICT_WORDS[verdict.is]}${verdict.sure ? '' : ', not for sure'}`),
      band(target),
      h('line', { class: 'bar', x1: at(rate.low), x2: at(rate.high), y1: MIDDLE, y2: MIDDLE }),
      mark(rate.rate, verdict),
    ),
    h('span', { class: 'value' }, percent(rate.rate), h('small', {}, ` of ${games}`)),
  );
}

const at = (part: number): string => `${(100 * part).toFixed(2)}%`;

function band({ low, high }: Balance['target']): Markup {
  return h('rect', { class: 'band', x: at(low), width: at(high - low), y: 0, height: ROW });
}

/** A shape for each verdict, so that nobody needs to see colours; hollow where it is not sure. */
function mark(rate: number, { is, sure }: Verdict): Markup {
  const shapes = {
    hard: 'M-6,-5L6,-5L0,6Z',
    even: 'M-5,0A5,5 0 1 0 5,0A5,5 0 1 0 -5,0Z',
    easy: 'M-6,5L6,5L0,-6Z',
  };
  return h(
    'svg',
    { x: at(rate), y: MIDDLE, class: 'spot', width: 1, height: 1 },
    h('path', { class: sure ? 'mark' : 'mark hollow', d: shapes[is] }),
  );
}

const axisRow = (): Markup => h('div', { class: 'row axis' }, h('span', {}), axis(), h('span', {}));

function axis(): Markup {
  const ticks = [0, 0.25, 0.5, 0.75, 1];
  const anchors = ['start', 'middle', 'middle', 'middle', 'end'];
  return h(
    'svg',
    { height: 18, 'aria-hidden': 'true' },
    ticks.map((tick, i) => h('text', { x: at(tick), y: 13, 'text-anchor': anchors[i] }, percent(tick))),
  );
}
