import type { ReactNode } from 'react';
import styles from './HeroPlate.module.css';

type Props = {
  medal: ReactNode;
  name: ReactNode;
  /** Below the name: health, or what becomes of them. */
  children: ReactNode;
  aside?: ReactNode;
};

/** A hero at a glance. It is drawn inside of a `Thing`. */
export const HeroPlate = ({ medal, name, children, aside }: Props) => (
  <div className={styles.plate}>
    {medal}
    <div className={styles.who}>
      <p className={styles.name}>{name}</p>
      {children}
    </div>
    {aside}
  </div>
);
