import type { CardProps } from '../../../cards/Card.js';

/** A card as data for drawing: the slots of `cards/Card.tsx`. */
export type Face = Omit<CardProps, 'look' | 'size' | 'width' | 'name'>;
