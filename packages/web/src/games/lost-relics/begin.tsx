import type { LrPrintedCard } from '@questhall/lost-relics';
import { choosing } from '@questhall/lost-relics/choices';
import type { IconName } from '../../design/Icon.js';
import { t } from '../../text/t.js';
import type { BeginningOf } from '../beginning.js';

const kind = (id: 'adventure' | 'campaign', icon: IconName) =>
  ({ id, icon, name: `relics.kind.${id}`, text: `relics.kind.${id}.text` }) as const;

/** All but the questions that the printed rules leave open. */
export const begin: Omit<BeginningOf<LrPrintedCard>, 'switches'> = {
  choosing,
  kinds: [kind('adventure', 'relic-blade'), kind('campaign', 'shaking-hands')],
  Story,
  party: 'relics.party',
  wrongParty: 'relics.bad.few',
  roles: {
    calthia: 'relics.role.calthia',
    dhoraz: 'relics.role.dhoraz',
    luxa: 'relics.role.luxa',
    regis: 'relics.role.regis',
  },
};

/** How an adventure begins, and how it is won and lost. */
function Story({ printed: { card } }: { printed: LrPrintedCard }) {
  if (card.kind !== 'adventure') return null;
  return (
    <>
      <p>{card.intro}</p>
      <dl>
        <dt>{t('begin.wins')}</dt>
        <dd>{card.objective.text}</dd>
        <dt>{t('begin.loses')}</dt>
        <dd>{[t('relics.lost.out'), ...card.defeat.map(({ text }) => text)].join(' ')}</dd>
      </dl>
    </>
  );
}
