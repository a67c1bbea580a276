import { h, type Markup } from '../markup.js';
import { points } from '../words.js';

export type Point = {
  label: string;
  x: number;
  y: number;
  low: number;
  high: number;
  /** Its interval does not hold zero. */
  sure: boolean;
  /** Few games: drawn faintly. */
  small: boolean;
  /** Measured against something else than most: drawn hollow. */
  other: boolean;
  said: string;
};

const HEIGHT = 340;
const FOOT = 34;
const TOP = 10;
const LABELS = 10;

/** Use from left to right, what it does for the win rate upwards. */
export function scatter(list: readonly Point[], words: { x: string; y: string }): Markup {
  const reach = scaleFor(list);
  const wide = Math.max(0.2, Math.ceil(5 * Math.max(...list.map(({ x }) => x))) / 5);
  const scaled = list.map((point) => ({ ...point, x: point.x / wide }));
  const y = (value: number) => TOP + ((reach - clamp(value, reach)) / (2 * reach)) * (HEIGHT - FOOT - TOP);
  return h(
    'div',
    { class: 'scatter' },
    h('p', { class: 'axis-name' }, `↑ ${words.y}`),
    h(
      'svg',
      { height: HEIGHT, role: 'img', 'aria-label': `${words.y} by ${words.x}, ${list.length} cards` },
      grid({ reach, wide }, y),
      h(
        'svg',
        { x: '9%', width: '86%', height: HEIGHT, class: 'field' },
        scaled.map((point) => drawn(point, y)),
        labels(scaled, y),
      ),
    ),
    h('p', { class: 'axis-name right' }, `${words.x} →`),
  );
}

const clamp = (value: number, reach: number): number => Math.max(-reach, Math.min(reach, value));
const across = (x: number): string => `${(100 * x).toFixed(2)}%`;

/** A round number of points in which nearly everything fits; far outliers with few games lie on the rim. */
function scaleFor(list: readonly Point[]): number {
  const far = list.filter(({ small }) => !small).map(({ y }) => Math.abs(y));
  const most = Math.max(0.1, ...far) * 1.15;
  return Math.min(1, Math.ceil(most * 10) / 10);
}

function grid({ reach, wide }: { reach: number; wide: number }, y: (value: number) => number): Markup[] {
  const rows = [-reach, -reach / 2, 0, reach / 2, reach].map((value) => [
    h('line', { class: value === 0 ? 'zero' : 'grid', x1: '9%', x2: '95%', y1: y(value), y2: y(value) }),
    h('text', { x: '8%', y: y(value) + 4, 'text-anchor': 'end' }, points(value)),
  ]);
  const feet = [0, 0.25, 0.5, 0.75, 1].map((part) =>
    h(
      'text',
      { x: `${9 + 86 * part}%`, y: HEIGHT - 12, 'text-anchor': 'middle' },
      `${Math.round(100 * wide * part)}\u00a0%`,
    ),
  );
  return [...rows.flat(), ...feet];
}

function drawn(
  { x, y: value, low, high, sure, small, other, said }: Point,
  y: (value: number) => number,
): Markup {
  const place = across(x);
  return h(
    'g',
    {
      class: `point${sure ? (value > 0 ? ' good' : ' bad') : ''}${small ? ' small' : ''}${other ? ' other' : ''}`,
    },
    h('title', {}, said),
    h('line', { class: 'whisker', x1: place, x2: place, y1: y(high), y2: y(low) }),
    h('circle', { cx: place, cy: y(value), r: small ? 3 : 4.5 }),
  );
}

/** Names of those that matter most, as far as they do not lie on top of one another. */
function labels(list: readonly Point[], y: (value: number) => number): Markup[] {
  const taken: { x: number; y: number }[] = [];
  const first = list.filter(({ small }) => !small).sort((a, b) => weight(b) - weight(a));
  return first.flatMap((point) => {
    const place = { x: point.x, y: y(point.y) };
    const near = taken.some(
      (other) => Math.abs(other.y - place.y) < 13 && Math.abs(other.x - place.x) < 0.24,
    );
    if (near || taken.length >= LABELS) return [];
    taken.push(place);
    const left = point.x > 0.75;
    const anchor = left ? 'end' : 'start';
    const shift = left ? -8 : 8;
    return [
      h(
        'text',
        { class: 'name', x: across(point.x), y: place.y + 4, dx: shift, 'text-anchor': anchor },
        point.label,
      ),
    ];
  });
}

const weight = ({ y, sure }: Point): number => Math.abs(y) + (sure ? 10 : 0);
