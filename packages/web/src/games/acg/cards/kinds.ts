import type { AcgCard } from '@questhall/acg';

export type OfKind<Kind extends AcgCard['kind']> = Extract<AcgCard, { kind: Kind }>;
export type GearCard = Extract<AcgCard, { slot: unknown }>;
export type HeroName = OfKind<'hero-card'>['hero'];

export const HEROES: readonly HeroName[] = ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'];

/** In the order in which a gallery shows them. */
export const CARD_KINDS = [
  'hero-card',
  'action',
  'enemy',
  'location',
  'dungeon',
  'gear',
  'legendary-gear',
  'fortune',
  'condition',
  'quest',
  'campaign',
  'difficulty',
  'dice',
] as const satisfies readonly AcgCard['kind'][];

export type { AcgCard };
