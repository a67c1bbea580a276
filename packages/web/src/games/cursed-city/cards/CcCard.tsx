import type { CcPrintedCard } from '@questhall/cursed-city';
import { Card } from '../../../cards/Card.js';
import type { CardSize } from '../../../cards/size.js';
import type { Face } from './face.js';
import { explorationFace, mapFace, tileFace } from './faces/ground.js';
import { discoveryFace, empowermentFace, itemFace, traitFace } from './faces/held.js';
import { heroFace } from './faces/hero.js';
import { encounterFace, hostileFace } from './faces/hostile.js';
import { entryFace, journeyFace, pageFace } from './faces/pages.js';
import { LOOK } from './look.js';

type Props = {
  printed: CcPrintedCard;
  size: CardSize;
  width?: string | undefined;
  /** Of a hero the Inspired side, of a hostile the Empowered one. */
  turned?: boolean | undefined;
};

/** Any card of Cursed City. */
export function CcCard({ printed, size, width, turned = false }: Props) {
  const face = faceOf(printed, turned, size === 'thumb');
  return (
    <Card kind={printed.kind} {...face} look={LOOK} size={size} width={width} name={printed.card.name} />
  );
}

function faceOf(printed: CcPrintedCard, turned: boolean, thumb: boolean): Face {
  switch (printed.kind) {
    case 'hero':
      return heroFace(printed, turned);
    case 'hostile':
      return hostileFace(printed, turned, thumb);
    case 'trait':
      return traitFace(printed);
    case 'empowerment':
      return empowermentFace(printed);
    case 'item':
      return itemFace(printed);
    case 'discovery':
      return discoveryFace(printed);
    case 'encounter':
      return encounterFace(printed);
    case 'exploration':
      return explorationFace(printed);
    case 'tile':
      return tileFace(printed);
    case 'map':
      return mapFace(printed);
    case 'journey':
      return journeyFace(printed);
    case 'entry':
      return entryFace(printed);
    default:
      return pageFace(printed);
  }
}
