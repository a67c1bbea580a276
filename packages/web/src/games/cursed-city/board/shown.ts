import type { CcView } from '@questhall/cursed-city';
import type { Asked, Offered } from '@questhall/table';
import { t } from '../../../text/t.js';
import { shortName } from './names.js';

type Seated = Pick<CcView, 'dealt' | 'seats'>;

/** A question with what this table adds to its answers, or shows so well that they need not say it. */
export function shownHere(decision: Asked | null, view: Seated): Asked | null {
  const shown = SHOWN[decision?.ask ?? ''];
  if (decision === null || shown === undefined) return decision;
  return {
    ...decision,
    options: decision.options.map((option, i) => ({ ...option, ...shown(view, option, i) })),
  };
}

type Shown = (view: Seated, option: Offered, at: number) => Partial<Pick<Offered, 'name' | 'facts'>>;

const SHOWN: { readonly [ask: string]: Shown } = {
  /** Before the first journey players are known by the heroes that were named for them. */
  'choose-leader': ({ dealt, seats }, { id }) => {
    const own = dealt.filter((_, i) => seats[i % seats.length] === id).map(shortName);
    return own.length === 0 ? {} : { facts: t('cityBoard.leader.plays', { heroes: own.join(', ') }) };
  },
  'place-zone': (_, __, at) => ({ name: t('cityBoard.zone', { number: at + 1 }), facts: '' }),
};
