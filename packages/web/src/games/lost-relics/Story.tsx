import type { LrPrintedCard } from '@questhall/lost-relics';
import { useT } from '../../text/t.js';

/** How an adventure begins, and how it is won and lost. */
export function Story({ printed: { card } }: { printed: LrPrintedCard }) {
  const t = useT();
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
