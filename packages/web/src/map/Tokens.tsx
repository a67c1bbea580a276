import type { ReactNode } from 'react';
import { Thing } from '../boards/parts/Thing.js';
import type { Place } from './ground/ground.js';
import type { Point } from './ground/points.js';
import { middleOf } from './ground/rooms.js';
import { TOKEN, tokenSpots } from './ground/spots.js';
import { Layer, Standing } from './Layer.js';
import styles from './Links.module.css';

/** Something that lies in a site: an object, or a mark that is no thing of the table. */
export type MapToken = {
  readonly id: string;
  readonly at: string | null;
  readonly label: string;
  /** Answers may name it. */
  readonly isThing: boolean;
  /** It takes its site as a figure does, instead of lying at the upper edge. */
  readonly large?: boolean | undefined;
  /** As wide as 1em. */
  readonly drawn: ReactNode;
};

/** What lies about, along the upper edge of its site. */
export function Tokens({ tokens, places }: { tokens: readonly MapToken[]; places: readonly Place[] }) {
  const spots = spotsOf(tokens, places);
  return (
    <Layer>
      {tokens.map(({ id, label, isThing, large = false, drawn }) => {
        const at = spots.get(id);
        return (
          at && (
            <Standing
              key={id}
              className={styles.token}
              at={at}
              size={large ? LARGE : TOKEN * 0.92}
              data-token={id}
            >
              {isThing ? (
                <Thing id={id} label={label} shape="tile">
                  {drawn}
                </Thing>
              ) : (
                <div role="img" aria-label={label}>
                  {drawn}
                </div>
              )}
            </Standing>
          )
        );
      })}
    </Layer>
  );
}

const LARGE = 0.76;

function spotsOf(tokens: readonly MapToken[], places: readonly Place[]): ReadonlyMap<string, Point> {
  return new Map(
    places.flatMap(({ site, floor }) => {
      const all = tokens.filter(({ at }) => at === site.id);
      const here = all.filter(({ large }) => large !== true);
      const filling = all.filter(({ large }) => large === true);
      const middles = filling.map(({ id }): [string, Point] => [id, middleOf(floor)]);
      return middles.concat(
        tokenSpots(floor, here.length).map((at, i): [string, Point] => [here[i]?.id ?? '', at]),
      );
    }),
  );
}
