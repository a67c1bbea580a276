import type { LrPrintedCard } from '@questhall/lost-relics';
import { Card } from '../../../cards/Card.js';
import type { CardSize } from '../../../cards/size.js';
import type { Face } from './face.js';
import { hostileFace } from './faces/hostile.js';
import { adventureFace, boardFace, campaignFace, pageFace } from './faces/pages.js';
import { treasureFace } from './faces/treasure.js';
import type { HeroState } from './hero/ActionTile.js';
import { heroFace } from './hero/heroFace.js';
import { LOOK } from './look.js';

type Props = {
  printed: LrPrintedCard;
  size: CardSize;
  width?: string | undefined;
  /** Of a hero; a gallery adds nothing. */
  state?: HeroState;
};

/** Any card of Lost Relics; `hero/HeroMat` is a hero to be played with. */
export function LrCard({ printed, size, width, state = {} }: Props) {
  const face = faceOf(printed, state, size === 'thumb');
  return <Card {...face} look={LOOK} size={size} width={width} name={printed.card.name} />;
}

function faceOf(printed: LrPrintedCard, state: HeroState, thumb: boolean): Face {
  switch (printed.kind) {
    case 'hero':
      return heroFace(printed, state, thumb);
    case 'hostile':
      return hostileFace(printed, thumb);
    case 'treasure':
      return treasureFace(printed);
    case 'board':
      return boardFace(printed, thumb);
    case 'adventure':
      return adventureFace(printed);
    case 'campaign':
      return campaignFace(printed);
    default:
      return pageFace(printed);
  }
}
