import type { CardProps } from '../../../cards/Card.js';

/** A card as data for drawing: the slots of `cards/Card.tsx`. */
export type Face = Omit<CardProps, 'look' | 'size' | 'width' | 'name'>;
/** Which side of a card is up: heroes may be inspired, hostiles empowered. */
export type Turned = { readonly turned?: boolean | undefined };
