import type { LrPrintedCard } from '@questhall/lost-relics';
import { choosing } from '@questhall/lost-relics/choices';
import { t } from '../../text/t.js';
import type { BeginningOf } from '../beginning.js';

/** All but the questions that the printed rules leave open. */
export const begin: Omit<BeginningOf<LrPrintedCard>, 'switches'> = {
  choosing,
  kinds: [
    {
      id: 'adventure',
      icon: 'relic-blade',
      name: 'relics.kind.adventure',
      text: 'relics.kind.adventure.text',
    },
    {
      id: 'campaign',
      icon: 'shaking-hands',
      name: 'relics.kind.campaign',
      text: 'relics.kind.campaign.text',
    },
  ],
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
