import type { ReactNode } from 'react';
import { Thing } from '../boards/parts/Thing.js';
import type { Place } from './ground/ground.js';
import type { Point } from './ground/points.js';
import { TOKEN, tokenSpots } from './ground/spots.js';
import { standing } from './laid.js';
import styles from './Tokens.module.css';

/** Something that lies in a site: an object, or a mark that is no thing of the table. */
export type MapToken = {
  readonly id: string;
  readonly at: string | null;
  readonly label: string;
  /** Answers may name it. */
  readonly isThing: boolean;
  /** As wide as 1em. */
  readonly drawn: ReactNode;
};

/** What lies about, along the upper edge of its site. */
export function Tokens({ tokens, places }: { tokens: readonly MapToken[]; places: readonly Place[] }) {
  const spots = spotsOf(tokens, places);
  return (
    <div className={styles.layer}>
      {tokens.map((token) => {
        const at = spots.get(token.id);
        return at && <Token key={token.id} token={token} at={at} />;
      })}
    </div>
  );
}

const Token = ({ token: { id, label, isThing, drawn }, at }: { token: MapToken; at: Point }) => (
  <div className={styles.token} style={standing(...at, TOKEN)} data-token={id}>
    {isThing ? (
      <Thing id={id} label={label} shape="tile">
        {drawn}
      </Thing>
    ) : (
      <div role="img" aria-label={label}>
        {drawn}
      </div>
    )}
  </div>
);

function spotsOf(tokens: readonly MapToken[], places: readonly Place[]): ReadonlyMap<string, Point> {
  return new Map(
    places.flatMap(({ site, floor }) => {
      const here = tokens.filter(({ at }) => at === site.id);
      return tokenSpots(floor, here.length).map((at, i): [string, Point] => [here[i]?.id ?? '', at]);
    }),
  );
}
