import type { CSSProperties } from 'react';
import { Icon } from '../../design/Icon.js';
import { outsideOf } from '../../games/outside.js';
import styles from './Medallions.module.css';

type Props = { game: string; heroes: readonly string[]; className?: string | undefined };

/** The faces of a party, for those who look; names stand beside them. */
export function Medallions({ game, heroes, className = '' }: Props) {
  return (
    <span className={`${styles.party} ${className}`} aria-hidden="true">
      {heroes.map((hero) => (
        <Medallion key={hero} game={game} hero={hero} />
      ))}
    </span>
  );
}

export function Medallion({ game, hero }: { game: string; hero: string }) {
  return (
    <i className={styles.face} style={{ '--face': `var(--medal-${hero})` } as CSSProperties}>
      <Icon name={outsideOf(game)?.faces[hero] ?? 'hooded-figure'} />
    </i>
  );
}
