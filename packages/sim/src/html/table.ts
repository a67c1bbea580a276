import { type Child, h, type Markup } from './markup.js';

/** `sort` is what the column is ordered by; without it, by its text. */
export type CellOf = { shown: Child; sort?: number | string; class?: string };
export type Column<T> = { title: string; hint?: string; number?: true; cell: (row: T) => CellOf | Child };

/** A table whose columns can be sorted by their heads. */
export function table<T>(columns: readonly Column<T>[], rows: readonly T[], caption: string): Markup {
  return h(
    'div',
    { class: 'scroll' },
    h(
      'table',
      { class: 'sortable' },
      h('caption', {}, caption),
      h('thead', {}, h('tr', {}, columns.map(headOf))),
      h(
        'tbody',
        {},
        rows.map((row) =>
          h(
            'tr',
            {},
            columns.map((column, i) => bodyOf(column, row, i === 0)),
          ),
        ),
      ),
    ),
  );
}

function headOf<T>({ title, hint, number }: Column<T>): Markup {
  const button = h('button', { type: 'button', title: hint }, title);
  return h(
    'th',
    { scope: 'col', class: number === undefined ? undefined : 'number', 'aria-sort': 'none' },
    button,
  );
}

function bodyOf<T>({ cell, number }: Column<T>, row: T, first: boolean): Markup {
  const found = cell(row);
  const { shown, sort, class: own } = isCell(found) ? found : { shown: found };
  const classes = [number === undefined ? '' : 'number', own ?? ''].join(' ').trim();
  const attributes = { class: classes || undefined, 'data-sort': sort };
  return first ? h('th', { scope: 'row', ...attributes }, shown) : h('td', attributes, shown);
}

function isCell(found: CellOf | Child): found is CellOf {
  return typeof found === 'object' && found !== null && 'shown' in found;
}
