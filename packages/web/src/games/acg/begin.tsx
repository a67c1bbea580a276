import type { PrintedCard } from '@questhall/acg';
import { choosing } from '@questhall/acg/choices';
import { Hint } from '../../design/Words.js';
import { t } from '../../text/t.js';
import type { BeginningOf } from '../beginning.js';

/** All but the questions that the printed rules leave open. */
export const begin: Omit<BeginningOf<PrintedCard>, 'switches'> = {
  choosing,
  kinds: [
    { id: 'quest', icon: 'well', name: 'begin.kind.quest', text: 'begin.kind.quest.text' },
    { id: 'campaign', icon: 'shaking-hands', name: 'begin.kind.campaign', text: 'begin.kind.campaign.text' },
    { id: 'delve', icon: 'dungeon-light', name: 'begin.kind.delve', text: 'begin.kind.delve.text' },
  ],
  Story,
  party: 'begin.party.text',
  wrongParty: 'begin.bad.few',
  roles: {
    ironbreaker: 'begin.role.ironbreaker',
    waywatcher: 'begin.role.waywatcher',
    'warrior-priest': 'begin.role.warrior-priest',
    'bright-wizard': 'begin.role.bright-wizard',
  },
};

/** How a quest begins, and how it is won and lost. */
function Story({ printed: { card, sheet } }: { printed: PrintedCard }) {
  if (card.kind !== 'quest') return null;
  return (
    <>
      <p>{card.story.before}</p>
      {card.seasoned !== undefined && <Hint>{t('begin.seasoned')}</Hint>}
      <dl>
        <dt>{t('begin.wins')}</dt>
        <dd>{sheet?.victory}</dd>
        <dt>{t('begin.loses')}</dt>
        <dd>{sheet?.defeat}</dd>
      </dl>
    </>
  );
}
