import { useIsAimed } from '../../../../boards/parts/context.js';
import { Thing } from '../../../../boards/parts/Thing.js';
import { outline, roundPath } from '../../../../map/ground/outline.js';
import type { Point } from '../../../../map/ground/points.js';
import { boxOf } from '../../../../map/ground/rooms.js';
import { Drawing, Laid, Layer } from '../../../../map/Layer.js';
import { UNIT } from '../../../../map/laid.js';
import styles from './Ghosts.module.css';
import type { Ghost } from './ghosts.js';

/** What is not laid yet, where each answer would lay it. */
export const Ghosts = ({ ghosts, shift }: { ghosts: readonly Ghost[]; shift: Point }) => (
  <Layer>
    {ghosts.map((ghost, i) => {
      const same = ghosts.slice(0, i).filter((other) => isSame(other.squares, ghost.squares)).length;
      return <Lain key={ghost.id} ghost={ghost} shift={shift} same={same} />;
    })}
  </Layer>
);

/** `same` others take the same squares. */
function Lain({ ghost: { id, name, squares }, shift, same }: { ghost: Ghost; shift: Point; same: number }) {
  const aimed = useIsAimed(id);
  const lain = squares.map(([x, y]) => ({ x: x + shift[0], y: y + shift[1] }));
  const box = boxOf(lain);
  const d = roundPath(outline(lain.map(({ x, y }) => ({ x: x - box.x, y: y - box.y }))), UNIT, 14);
  const drawn = (className: string | undefined) => (
    <Drawing of={box} className={className}>
      <path d={d} />
    </Drawing>
  );
  return (
    <Laid className={styles.ghost} box={box} data-ghost={id} data-same={same} data-front={aimed || undefined}>
      <Thing id={id} label={name} shape="area" outline={drawn(styles.press)}>
        {drawn(styles.shape)}
      </Thing>
    </Laid>
  );
}

const isSame = (one: Ghost['squares'], other: Ghost['squares']): boolean =>
  one.length === other.length && one.every((square) => other.some((its) => String(its) === String(square)));
