import { memo } from 'react';
import { Link } from 'wouter';
import type { GameFace } from '../../games/face.js';
import type { Printed } from '../../games/printed.js';
import { useT } from '../../text/t.js';
import styles from './Gallery.module.css';

type Props = {
  face: GameFace;
  printed: Printed;
  to: string;
  /** Whether the tab key stops here. */
  stop: boolean;
};

/** The link lies over the card, so that a screen reader hears one name and not every number on the way. */
export const Tile = memo(function Tile({ face, printed, to, stop }: Props) {
  const t = useT();
  const { Card } = face.cards;
  const { id, name } = printed.card;
  return (
    <li className={styles.tile}>
      <div aria-hidden="true">
        <Card printed={printed} size="table" width="var(--tile)" />
      </div>
      <Link
        href={to}
        className={styles.over}
        data-card={id}
        tabIndex={stop ? 0 : -1}
        aria-label={t('gallery.open', { name })}
      />
    </li>
  );
});
