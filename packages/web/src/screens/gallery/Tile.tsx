import { memo } from 'react';
import { CardLink } from '../../design/CardLink.js';
import type { GameFace } from '../../games/face.js';
import type { Printed } from '../../games/printed.js';
import { useT } from '../../text/t.js';

type Props = {
  face: GameFace;
  printed: Printed;
  to: string;
  /** Whether the tab key stops here. */
  stop: boolean;
};

export const Tile = memo(function Tile({ face, printed, to, stop }: Props) {
  const t = useT();
  const { Card } = face.cards;
  const { id, name } = printed.card;
  return (
    <CardLink to={to} id={id} tabIndex={stop ? 0 : -1} label={t('gallery.open', { name })}>
      <Card printed={printed} size="table" width="var(--tile)" />
    </CardLink>
  );
});
