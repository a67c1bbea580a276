import type { AcgCard } from '@questhall/acg';
import type { Translate } from '../../../text/t.js';

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

/** As the chronicle names it: the elite ones, and one of several copies. */
export function enemyCalled(
  { name, rank }: Pick<OfKind<'enemy'>, 'name' | 'rank'>,
  copy: number | undefined,
  t: Translate,
): string {
  const whole = rank === 'elite' ? t('card.called.elite', { name }) : name;
  return copy === undefined ? whole : t('card.called.copy', { name: whole, copy });
}
