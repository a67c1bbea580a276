import { memo, type ReactNode } from 'react';
import { Thing } from '../boards/parts/Thing.js';
import { Icon } from '../design/Icon.js';
import styles from './Figures.module.css';
import type { Point } from './ground/points.js';
import type { Spots } from './ground/spots.js';
import { standing } from './laid.js';

/** Somebody on the map. */
export type MapFigure = {
  readonly id: string;
  /** The site in which they stand. */
  readonly at: string | null;
  /** Two sides keep apart within a site. */
  readonly side: 'ours' | 'theirs';
  readonly label: string;
  /** The card that is read when somebody looks at them. */
  readonly look?: string | undefined;
  /** A little larger than the others. */
  readonly leads?: boolean | undefined;
  /** As wide as 1em. */
  readonly drawn: ReactNode;
};

type Props = {
  figures: readonly MapFigure[];
  /** Where everybody stands, by site. */
  spots: ReadonlyMap<string, Spots>;
  /** Sites in which the two sides fight. */
  clashes: ReadonlySet<string>;
  acting: string | null;
};

/** Everybody where they stand. They keep their place in this list, so that they are seen walking. */
export function Figures({ figures, spots, clashes, acting }: Props) {
  return (
    <div className={styles.layer}>
      {[...clashes].map((site) => {
        const clash = spots.get(site)?.clash;
        return clash && <Clash key={site} at={clash} />;
      })}
      {figures.map((figure) => {
        const here = figure.at === null ? undefined : spots.get(figure.at);
        const at = here?.at[figure.id];
        if (here === undefined || at === undefined) return null;
        const [x, y] = at;
        return (
          <Figure key={figure.id} {...{ figure, x, y }} size={here.size} active={figure.id === acting} />
        );
      })}
    </div>
  );
}

type FigureProps = { figure: MapFigure; x: number; y: number; size: number; active: boolean };

const Figure = memo(({ figure: { id, look, label, leads, drawn }, x, y, size, active }: FigureProps) => (
  <div
    className={styles.figure}
    style={standing(x, y, size)}
    data-figure={id}
    data-active={active || undefined}
    data-leader={leads || undefined}
  >
    <Thing id={id} look={look} label={label} shape="token">
      {drawn}
    </Thing>
  </div>
));

const Clash = ({ at }: { at: Point }) => (
  <span className={styles.clash} style={standing(...at, 0.34)} aria-hidden="true">
    <Icon name="crossed-swords" />
  </span>
);
