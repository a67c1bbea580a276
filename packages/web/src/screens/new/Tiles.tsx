import type { ComponentProps, ReactNode } from 'react';
import { Pick } from '../../design/Choice.js';
import styles from './Tiles.module.css';

/** A few that are weighed against each other, side by side. */
export const Tiles = ({ children }: { children: ReactNode }) => (
  <div className={styles.tiles}>{children}</div>
);

export const tile = styles.tile;

export function Tile(props: Omit<ComponentProps<typeof Pick>, 'className'>) {
  return <Pick {...props} className={tile} />;
}
