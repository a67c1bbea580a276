import type { CcPrintedCard } from '@questhall/cursed-city';
import { choosing } from '@questhall/cursed-city/choices';
import { Hint } from '../../design/Words.js';
import { t } from '../../text/t.js';
import type { BeginningOf } from '../beginning.js';
import { PlanFigure } from './cards/PlanPicture.js';

/** All but the questions that the printed rules leave open. */
export const begin: Omit<BeginningOf<CcPrintedCard>, 'switches'> = {
  choosing,
  kinds: [
    { id: 'journey', icon: 'lantern-flame', name: 'city.kind.journey', text: 'city.kind.journey.text' },
    { id: 'map', icon: 'tied-scroll', name: 'city.kind.map', text: 'city.kind.map.text' },
    { id: 'campaign', icon: 'evil-tower', name: 'city.kind.campaign', text: 'city.kind.campaign.text' },
    { id: 'tutorial', icon: 'open-book', name: 'city.kind.tutorial', text: 'city.kind.tutorial.text' },
  ],
  Story,
  party: 'city.party',
  wrongParty: 'city.bad.few',
  roles: {
    'emelda-braskov': 'city.role.emelda',
    'glaurio-ven-alten-iii': 'city.role.glaurio',
    'jelsen-darrock': 'city.role.jelsen',
    'qulathis-the-exile': 'city.role.qulathis',
    'brutogg-corpse-eater': 'city.role.brutogg',
    'dagnai-holdenstock': 'city.role.dagnai',
    'cleona-zeitengale': 'city.role.cleona',
    'octren-glimscry': 'city.role.octren',
  },
};

/** How a journey or the quest begins, and how a journey is won; a map is shown as it lies. */
function Story({ printed }: { printed: CcPrintedCard }) {
  if (printed.kind === 'map') return <PlanFigure plan={printed.parts.plan} />;
  const { card } = printed;
  if (card.kind === 'quest') return <p>{card.opening}</p>;
  if (card.kind === 'tutorial')
    return (
      <>
        <p>{card.intro}</p>
        <dl>
          <dt>{t('begin.wins')}</dt>
          <dd>{card.victory.text}</dd>
        </dl>
      </>
    );
  if (card.kind !== 'journey') return null;
  const lost = (card.ends ?? []).filter(({ result }) => result === 'failure');
  return (
    <>
      <p>{card.intro}</p>
      {card.seasoned !== undefined && <Hint>{t('city.seasoned', card.seasoned)}</Hint>}
      <dl>
        <dt>{t('begin.wins')}</dt>
        <dd>{card.victory.text}</dd>
        <dt>{t('begin.loses')}</dt>
        <dd>{[t('city.lost.out'), ...lost.map(({ text }) => text)].join(' ')}</dd>
      </dl>
    </>
  );
}
