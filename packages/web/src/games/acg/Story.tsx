import type { PrintedCard } from '@questhall/acg';
import { Hint } from '../../design/Words.js';
import { useT } from '../../text/t.js';

/** How a quest begins, and how it is won and lost. */
export function Story({ printed: { card, sheet } }: { printed: PrintedCard }) {
  const t = useT();
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
