import type { Histogram } from '../../balance/histogram.js';
import { h, type Markup } from '../markup.js';
import { times } from '../words.js';

const HEIGHT = 92;
const FOOT = 16;

/** A histogram as columns; the line shows the median. */
export function columns({ bins, median, count }: Histogram, unit: string): Markup {
  const most = Math.max(...bins.map((bin) => bin.count), 1);
  const width = 100 / Math.max(1, bins.length);
  const every = Math.ceil(bins.length / 6);
  const drawn = bins.map(({ from, to, count: n }, i) => {
    const height = ((HEIGHT - FOOT - 4) * n) / most;
    const name = from === to ? String(from) : `${from} to ${to}`;
    return [
      h(
        'rect',
        { class: 'column', x: `${i * width}%`, width: `${width}%`, y: HEIGHT - FOOT - height, height },
        h('title', {}, `${name} ${unit}: ${times(n, 'time')}`),
      ),
      i % every === 0 ? foot(i, width, from) : null,
    ];
  });
  return h(
    'svg',
    {
      class: 'columns',
      height: HEIGHT,
      role: 'img',
      'aria-label': `${unit} in ${count} plays, median ${median}`,
    },
    drawn,
    line(bins, median, width),
  );
}

function foot(i: number, width: number, from: number): Markup {
  return h('text', { x: `${(i + 0.5) * width}%`, y: HEIGHT - 3, 'text-anchor': 'middle' }, from);
}

function line(bins: Histogram['bins'], median: number, width: number): Markup | null {
  const at = bins.findIndex(({ from, to }) => median >= from && median <= to);
  const bin = bins[at];
  if (bin === undefined) return null;
  const x = `${((at + (median - bin.from + 0.5) / (bin.to - bin.from + 1)) * width).toFixed(2)}%`;
  return h('line', { class: 'median', x1: x, x2: x, y1: 0, y2: HEIGHT - FOOT });
}
