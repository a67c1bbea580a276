import type { CcView } from '@questhall/cursed-city';
import { memo, useId } from 'react';
import type { Ground } from '../../../../map/ground/ground.js';
import { seeded } from '../../../../map/ground/hatching.js';
import { outline, roundPath } from '../../../../map/ground/outline.js';
import type { Point, Square } from '../../../../map/ground/points.js';
import { boxOf, middleOf } from '../../../../map/ground/rooms.js';
import { Drawing } from '../../../../map/Layer.js';
import { UNIT } from '../../../../map/laid.js';
import { type MapIcon, mapDrawing } from '../icons.js';
import { GLOW, WISP } from './lights.js';
import { type Filling, lookOf } from './looks.js';
import { gapsOf, placesOf } from './plan.js';
import styles from './Scenery.module.css';

type Tiles = CcView['ground']['tiles'];
type Props = { ground: Ground; laid: CcView['ground'] };

/** What stands about in the streets and never moves: fountains and stones, lamps on the walls, mist, the moon's own light. */
export const Scenery = memo(({ ground, laid }: Props) => {
  const id = useId();
  const shift = shiftOf(ground, laid);
  return (
    <Drawing of={ground} className={styles.scenery}>
      <defs>
        <radialGradient id={`${id}lamp`}>
          <stop offset="0" className={styles.near} />
          <stop offset="0.35" className={styles.far} />
          <stop offset="1" className={styles.dark} />
        </radialGradient>
        <radialGradient id={`${id}mist`}>
          <stop offset="0" className={styles.mist} />
          <stop offset="1" className={styles.clear} />
        </radialGradient>
        <radialGradient id={GLOW}>
          <stop offset="0" className={styles.far} />
          <stop offset="1" className={styles.dark} />
        </radialGradient>
        <radialGradient id={WISP}>
          <stop offset="0.3" className={styles.corpse} />
          <stop offset="1" className={styles.gone} />
        </radialGradient>
        <linearGradient id={`${id}sky`} x1="0.3" y1="0.3" x2="0.6" y2="0.7">
          <stop offset="0" className={styles.bright} />
          <stop offset="0.55" className={styles.none} />
          <stop offset="1" className={styles.shadow} />
        </linearGradient>
      </defs>
      {laid.tiles.map((tile) => (
        <Fillings key={tile.face} tile={tile} shift={shift} />
      ))}
      {mists(ground).map(({ x, y, rx, ry }, i) => (
        <ellipse key={i} cx={x} cy={y} rx={rx} ry={ry} fill={`url(#${id}mist)`} />
      ))}
      <rect x="-100%" y="-100%" width="300%" height="300%" fill={`url(#${id}sky)`} />
      {laid.tiles.flatMap((tile) =>
        lampsOf(laid, tile, shift).map(([x, y]) => (
          <Lamp key={`${x} ${y}`} x={x * UNIT} y={y * UNIT} fill={`url(#${id}lamp)`} />
        )),
      )}
    </Drawing>
  );
});

/** How far the ground has moved what is printed. */
export function shiftOf({ places }: Ground, laid: CcView['ground']): Point {
  const [square = [0, 0]] = placesOf(laid).plan.squares;
  const box = places[0]?.box ?? { x: 0, y: 0 };
  return [box.x - square[0], box.y - square[1]];
}

const squareAt = (shift: Point, [x, y]: Point): Square => ({ x: x + shift[0], y: y + shift[1] });

function Fillings({ tile, shift }: { tile: Tiles[number]; shift: Point }) {
  const { filling } = lookOf(tile.face);
  if (filling === undefined) return null;
  return gapsOf(tile).map((island) => {
    const squares = island.map((square) => squareAt(shift, square));
    return <Filled key={String(island[0])} squares={squares} filling={filling} />;
  });
}

function Filled({ squares, filling: { kind, icon } }: { squares: readonly Square[]; filling: Filling }) {
  const d = roundPath(outline(squares), UNIT, kind === 'pool' ? 44 : 16);
  const box = boxOf(squares);
  const count = Math.max(1, Math.round(Math.max(box.width, box.height) / Math.min(box.width, box.height)));
  return (
    <g className={styles.filling} data-kind={kind}>
      <path className={styles.base} d={d} />
      <path className={styles.top} d={d} />
      {Array.from({ length: count }, (_, i) => {
        const [cx, cy] = middleOf(box);
        const along = (i - (count - 1) / 2) * Math.min(box.width, box.height);
        const at: Point = box.width > box.height ? [cx + along, cy] : [cx, cy + along];
        return <Prop key={i} icon={icon} at={at} size={Math.min(box.width, box.height) * 0.72} />;
      })}
    </g>
  );
}

const Prop = ({ icon, at: [x, y], size }: { icon: MapIcon; at: Point; size: number }) => (
  <g transform={`translate(${(x - size / 2) * UNIT} ${(y - size / 2) * UNIT}) scale(${(size * UNIT) / 512})`}>
    <path className={styles.cast} d={mapDrawing(icon)} transform="translate(22 30)" />
    <path d={mapDrawing(icon)} />
  </g>
);

const Lamp = ({ x, y, fill }: { x: number; y: number; fill: string }) => (
  <g className={styles.lamp}>
    <circle cx={x} cy={y} r="190" fill={fill} />
    <rect x={x - 11} y={y - 11} width="22" height="22" rx="5" />
    <circle cx={x} cy={y} r="6.5" />
  </g>
);

/** Two corners of every tile, the same ones every time. */
function lampsOf(laid: CcView['ground'], { face }: Tiles[number], shift: Point): Point[] {
  const { plan } = placesOf(laid);
  const tile = placesOf(laid).map.regions?.find(({ id }) => id === face);
  const squares = (tile?.sites ?? []).flatMap((cell) => {
    const number = plan.numbers.get(cell);
    const square = number === undefined ? undefined : plan.squares[number];
    return square === undefined ? [] : [squareAt(shift, square)];
  });
  const [corners = []] = outline(squares);
  const chance = seeded(numberOf(face));
  chance();
  const first = Math.floor(chance() * corners.length);
  const other = (first + Math.max(1, Math.floor(corners.length / 2))) % Math.max(1, corners.length);
  return [...new Set([first, other])].flatMap((i) => (corners[i] === undefined ? [] : [corners[i]]));
}

const numberOf = (text: string): number =>
  [...text].reduce((sum, one) => sum * 31 + one.charCodeAt(0), 7) % 9973;

function mists({ columns, rows }: Ground) {
  const chance = seeded(31);
  return Array.from({ length: 9 }, () => ({
    x: chance() * columns * UNIT,
    y: chance() * rows * UNIT,
    rx: (2.4 + chance() * 2.6) * UNIT,
    ry: (0.7 + chance() * 0.9) * UNIT,
  }));
}
