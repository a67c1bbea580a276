import type { AcgCard } from '@questhall/acg';
import { t } from '../../../text/t.js';

export type OfKind<Kind extends AcgCard['kind']> = Extract<AcgCard, { kind: Kind }>;
export type GearCard = Extract<AcgCard, { slot: unknown }>;
export type HeroName = OfKind<'hero-card'>['hero'];

export const HEROES: readonly HeroName[] = ['ironbreaker', 'waywatcher', 'warrior-priest', 'bright-wizard'];

/** As the chronicle names it: the elite ones, and one of several copies. */
export function enemyCalled(
  { name, rank }: Pick<OfKind<'enemy'>, 'name' | 'rank'>,
  copy: number | undefined,
): string {
  const whole = rank === 'elite' ? t('card.called.elite', { name }) : name;
  return copy === undefined ? whole : t('card.called.copy', { name: whole, copy });
}
