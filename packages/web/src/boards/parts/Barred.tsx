import type { BarredOption } from '../../table/scene.js';
import { useT } from '../../text/t.js';
import { useTable } from './context.js';
import styles from './DecisionBar.module.css';
import { headline } from './picks.js';

/** What one might have expected among the answers, with the reason, for whoever asks. */
export function Barred({ barred }: { barred: readonly BarredOption[] }) {
  const t = useT();
  const { onWhy } = useTable();
  return (
    <details className={styles.barred}>
      <summary>{t('board.barred', { count: barred.length })}</summary>
      <ul>
        {barred.map((one) => (
          <li key={one.text}>
            <b>{headline(one.text).name}</b> {one.because} <small>{one.rules.join(', ')}</small>
            {onWhy !== undefined && (
              <button type="button" onClick={() => onWhy({ barred: one })}>
                {t('board.why')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
