import { memo, type ReactNode } from 'react';
import { Thing } from '../boards/parts/Thing.js';
import { Icon } from '../design/Icon.js';
import styles from './Figures.module.css';
import type { Ground } from './ground/ground.js';
import { type Spots, spotsIn } from './ground/spots.js';
import { Layer, Standing } from './Layer.js';
import type { MapToken } from './Tokens.js';

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
    <Layer>
      {[...clashes].map((site) => {
        const clash = spots.get(site)?.clash;
        return (
          clash && (
            <Standing key={site} className={styles.clash} at={clash} size={0.34} aria-hidden="true">
              <Icon name="crossed-swords" />
            </Standing>
          )
        );
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
    </Layer>
  );
}

type FigureProps = { figure: MapFigure; x: number; y: number; size: number; active: boolean };

const SHARE = { leads: 0.94, usual: 0.86 };

const Figure = memo(({ figure: { id, look, label, leads, drawn }, x, y, size, active }: FigureProps) => (
  <Standing
    className={styles.figure}
    at={[x, y]}
    size={size * (leads === true ? SHARE.leads : SHARE.usual)}
    data-figure={id}
    data-active={active || undefined}
  >
    <Thing id={id} look={look} label={label} shape="token">
      {drawn}
    </Thing>
  </Standing>
));

/** Where everybody stands, by site. */
export function spotsOf(
  { places }: Ground,
  figures: readonly MapFigure[],
  tokens: readonly MapToken[],
): ReadonlyMap<string, Spots> {
  const sideIn = (site: string, side: MapFigure['side']) =>
    figures.filter((figure) => figure.at === site && figure.side === side).map(({ id }) => id);
  return new Map(
    places.map(({ site: { id, name }, floor }) => {
      const standing = { ours: sideIn(id, 'ours'), theirs: sideIn(id, 'theirs') };
      const taken = {
        tokens: tokens.some(({ at, large }) => at === id && large !== true),
        named: name !== undefined,
      };
      return [id, spotsIn(floor, standing, taken)];
    }),
  );
}

export function countsOf(figures: readonly MapFigure[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { at } of figures) if (at !== null) counts.set(at, (counts.get(at) ?? 0) + 1);
  return counts;
}

export function dotsOf(figures: readonly MapFigure[], spots: ReadonlyMap<string, Spots>) {
  return figures.flatMap(({ id, side, at }) => {
    const point = spots.get(at ?? '')?.at[id];
    return point === undefined ? [] : [{ id, side, at: point }];
  });
}
