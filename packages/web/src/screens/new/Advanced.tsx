import { useT } from '../../text/t.js';
import { LONGEST_SEED } from './choices.js';
import styles from './Extras.module.css';
import type { Given } from './given.js';

/** What only somebody wants who would play the same game again. */
export function Advanced({ choices, choose }: Given) {
  const t = useT();
  const over = choices.seed.length - LONGEST_SEED;
  return (
    <details className={styles.extra} open={choices.seed !== '' || undefined}>
      <summary>{t('begin.advanced')}</summary>
      <label className={styles.seed}>
        <b>{t('begin.seed')}</b>
        <input
          value={choices.seed}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="seed-hint"
          aria-invalid={over > 0 || undefined}
          onChange={({ target }) => choose({ ...choices, seed: target.value })}
        />
      </label>
      <p id="seed-hint" className={styles.text}>
        {t('begin.seed.hint')}
      </p>
      {over > 0 && (
        <p className={styles.wrong} role="alert">
          {t('begin.bad.seed')} {t('begin.seed.left', { left: over })}
        </p>
      )}
    </details>
  );
}
