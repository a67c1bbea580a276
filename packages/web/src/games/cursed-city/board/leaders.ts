import type { CcView } from '@questhall/cursed-city';
import type { Asked } from '@questhall/table';
import { t } from '../../../text/t.js';
import { shortName } from './names.js';

/** Who may lead, with the heroes that were named for them; without those a player is only a number. */
export function withHeroes(
  decision: Asked | null,
  { dealt, seats }: Pick<CcView, 'dealt' | 'seats'>,
): Asked | null {
  if (decision?.ask !== 'choose-leader' || dealt.length === 0) return decision;
  const heroesOf = (seat: string) => dealt.filter((_, i) => seats[i % seats.length] === seat).map(shortName);
  const options = decision.options.map((option) => ({
    ...option,
    facts: t('cityBoard.leader.plays', { heroes: heroesOf(option.id).join(', ') }),
  }));
  return { ...decision, options };
}
