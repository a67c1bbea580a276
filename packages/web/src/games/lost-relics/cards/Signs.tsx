import { Glyph } from '../../../design/Icon.js';
import { useT } from '../../../text/t.js';
import { drawing, type LrIcon } from './icons.js';
import styles from './Signs.module.css';

/** RESILIENCE on its shield; what is left of it is read from the tokens beside it. */
export function Resilience({ value, wounded = false }: { value: number; wounded?: boolean }) {
  const t = useT();
  return (
    <span
      className={styles.shield}
      data-wounded={wounded || undefined}
      role="img"
      aria-label={t('relic.resilience', { value })}
    >
      <b>{value}</b>
    </span>
  );
}

/** In the place of RESILIENCE: one blow of any strength turns it over, the second slays it. */
export function Tough() {
  const t = useT();
  return (
    <span className={styles.shield} data-tough role="img" aria-label={t('relic.tough')}>
      <Glyph path={drawing('cracked-shield')} />
    </span>
  );
}

/** A place for each token that can lie there; the last one is the end of this side. */
export function Damage({ damage, of }: { damage: number; of: number }) {
  const t = useT();
  return (
    <span className={styles.damage} role="img" aria-label={t('relic.damage', { damage, of })}>
      {Array.from({ length: of }, (_, i) => (
        <i key={i} data-on={i < damage || undefined} />
      ))}
    </span>
  );
}

export function Coin({ icon, label, kind }: { icon: LrIcon; label: string; kind?: string | undefined }) {
  return (
    <span className={styles.coin} data-coin={kind} role="img" aria-label={label}>
      <Glyph path={drawing(icon)} />
    </span>
  );
}
