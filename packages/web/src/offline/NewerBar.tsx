import { Bar } from '../design/Bar.js';
import { Button } from '../design/Button.js';
import { useT } from '../text/t.js';
import { later, takeOver, useNewer } from './newer.js';

/** Says quietly that a newer version is there. It stands in the hall and never at a table. */
export function NewerBar() {
  const t = useT();
  const shown = useNewer(({ waiting, later: put }) => waiting !== null && !put);
  return (
    <div role="status">
      {shown && (
        <Bar at="bottom">
          <p>{t('offline.newer')}</p>
          <Button kind="quiet" onClick={takeOver}>
            {t('offline.reload')}
          </Button>
          <Button kind="quiet" round icon="cancel" aria-label={t('offline.later')} onClick={later} />
        </Bar>
      )}
    </div>
  );
}
