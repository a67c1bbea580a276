import type { Translate } from '../../../text/t.js';
import type { OfKind } from './kinds.js';

/** As the chronicle names it: the elite ones, and one of several copies. */
export function enemyCalled(
  { name, rank }: Pick<OfKind<'enemy'>, 'name' | 'rank'>,
  copy: number | undefined,
  t: Translate,
): string {
  const whole = rank === 'elite' ? t('card.called.elite', { name }) : name;
  return copy === undefined ? whole : t('card.called.copy', { name: whole, copy });
}
