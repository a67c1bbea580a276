import { h, type Markup } from '../markup.js';

export type Bar = { label: string; note?: string; value: number; shown: string; tone: string; said: string };

const ROW = 20;

/** Bars from the left, the longest across the whole width. */
export function bars(list: readonly Bar[]): Markup {
  const most = Math.max(...list.map(({ value }) => value), Number.MIN_VALUE);
  return h(
    'div',
    { class: 'plot bars' },
    list.map(({ label, note, value, shown, tone, said }) =>
      h(
        'div',
        { class: 'row' },
        h('span', { class: 'label' }, label, note === undefined ? null : h('small', {}, ` ${note}`)),
        h(
          'svg',
          { height: ROW, role: 'img', 'aria-label': said },
          h('title', {}, said),
          h('rect', { class: `tone-${tone}`, x: 0, y: 3, height: ROW - 6, rx: 2, width: part(value / most) }),
        ),
        h('span', { class: 'value' }, shown),
      ),
    ),
  );
}

const part = (share: number): string => `${(100 * share).toFixed(2)}%`;

export type Share = { label: string; share: number; tone: string };

/** Parts of a whole in one bar. */
export function shares(list: readonly Share[], said: string): Markup {
  let x = 0;
  const parts = list.map(({ label, share, tone }) => {
    const rect = h(
      'rect',
      { class: `tone-${tone}`, x: part(x), width: part(share), y: 3, height: ROW - 6 },
      h('title', {}, `${label}: ${Math.round(100 * share)} %`),
    );
    x += share;
    return rect;
  });
  return h('svg', { class: 'shares', height: ROW, role: 'img', 'aria-label': said }, parts);
}
