import type { Cell } from '../balance/cells.js';
import type { Balance } from '../balance/index.js';
import { labelled } from './labels.js';
import { h, type Markup } from './markup.js';
import { VERDICT_WORDS, verdictOn } from './verdict.js';
import { capital, interval, percent } from './words.js';

/** All set-ups at one look: the first axis downwards, the others across. */
export function matrix({ cells, target }: Balance, [down = '', ...across]: readonly string[]): Markup {
  const rows = [...new Set(cells.map(({ labels }) => labels[down] ?? 'none'))];
  const heads = [...new Set(cells.map(({ labels }) => labelled(labels, across)))];
  const find = (row: string, head: string) =>
    cells.find(({ labels }) => (labels[down] ?? 'none') === row && labelled(labels, across) === head);
  return h(
    'div',
    { class: 'scroll' },
    h(
      'table',
      { class: 'matrix' },
      h('caption', {}, 'Games won, in per cent'),
      h(
        'thead',
        {},
        h(
          'tr',
          {},
          h('td', {}),
          heads.map((head) => h('th', { scope: 'col' }, capital(head))),
        ),
      ),
      h(
        'tbody',
        {},
        rows.map((row) =>
          h(
            'tr',
            {},
            h('th', { scope: 'row' }, row),
            heads.map((head) => square(find(row, head), target)),
          ),
        ),
      ),
    ),
  );
}

function square(cell: Cell | undefined, target: Balance['target']): Markup {
  if (cell === undefined) return h('td', {});
  const { is, sure } = verdictOn(cell.winRate, target);
  const said = `${percent(cell.winRate.rate)} of ${cell.finished} games, ${interval(cell.winRate)}: ${VERDICT_WORDS[is]}`;
  const arrow = { hard: ' ▾', even: '', easy: ' ▴' }[is];
  return h(
    'td',
    { class: `${is}${sure ? ' sure' : ''}`, title: said },
    `${Math.round(100 * cell.winRate.rate)}${arrow}`,
  );
}
