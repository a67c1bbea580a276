import type { Point, Square } from './points.js';

type Edge = { readonly from: Point; readonly to: Point };
const key = ([x, y]: Point): string => `${x} ${y}`;

/** The sides of squares that face no other of them, each with its square on the right hand. */
function edgesOf(squares: readonly Square[]): Edge[] {
  const taken = new Set(squares.map(({ x, y }) => key([x, y])));
  const free = (x: number, y: number) => !taken.has(key([x, y]));
  return squares.flatMap(({ x, y }) => {
    const [right, low] = [x + 1, y + 1];
    const edges: Edge[] = [];
    if (free(x, y - 1)) edges.push({ from: [x, y], to: [right, y] });
    if (free(right, y)) edges.push({ from: [right, y], to: [right, low] });
    if (free(x, low)) edges.push({ from: [right, low], to: [x, low] });
    if (free(x - 1, y)) edges.push({ from: [x, low], to: [x, y] });
    return edges;
  });
}

const way = ({ from, to }: Edge): Point => [to[0] - from[0], to[1] - from[1]];
/** How far right a turn is: squares that touch at one corner only stay two rooms. */
const rightness = (before: Edge, after: Edge): number => {
  const [a, b] = [way(before), way(after)];
  return a[0] * b[1] - a[1] * b[0];
};

/** The lines around a set of squares; a second line is a hole or another island. */
export function outline(squares: readonly Square[]): Point[][] {
  const edges = new Set(edgesOf(squares));
  const loops: Point[][] = [];
  for (const first of edges) {
    const loop: Edge[] = [];
    for (let at: Edge | undefined = first; at !== undefined; at = nextOf(at, edges)) {
      edges.delete(at);
      loop.push(at);
    }
    loops.push(corners(loop));
  }
  return loops;
}

function nextOf(at: Edge, edges: ReadonlySet<Edge>): Edge | undefined {
  const ways = [...edges].filter(({ from }) => key(from) === key(at.to));
  return ways.sort((a, b) => rightness(at, b) - rightness(at, a))[0];
}

/** Only the points at which the line turns. */
function corners(loop: readonly Edge[]): Point[] {
  return loop.flatMap((edge, i) => {
    const before = loop.at(i - 1) ?? edge;
    return rightness(before, edge) === 0 ? [] : [edge.from];
  });
}

/** A path with its corners cut round, in `unit`s to the square. */
export function roundPath(loops: readonly (readonly Point[])[], unit: number, radius: number): string {
  return loops.map((loop) => roundLoop(loop, unit, radius)).join('');
}

function roundLoop(loop: readonly Point[], unit: number, radius: number): string {
  const parts = loop.map((corner, i) => {
    const before = loop.at(i - 1) ?? corner;
    const after = loop[(i + 1) % loop.length] ?? corner;
    const into = toward(corner, before, unit, radius);
    const out = toward(corner, after, unit, radius);
    return `${i === 0 ? 'M' : 'L'}${into}Q${corner[0] * unit} ${corner[1] * unit} ${out}`;
  });
  return `${parts.join('')}Z`;
}

/** A point a little way from one corner toward another. */
function toward([x, y]: Point, [tx, ty]: Point, unit: number, radius: number): string {
  const length = Math.hypot(tx - x, ty - y) * unit;
  const share = length === 0 ? 0 : Math.min(radius, length / 2) / length;
  const along = (from: number, to: number) => round((from + (to - from) * share) * unit);
  return `${along(x, tx)} ${along(y, ty)}`;
}

export const round = (n: number): number => Math.round(n * 10) / 10;
