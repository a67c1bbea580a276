import { t } from '../text/t.js';
import styles from './MapTools.module.css';
import type { Camera } from './usePanZoom.js';

type Props = {
  camera: Camera;
  onAction: (() => void) | undefined;
};

export function MapTools({ camera: { zoom, range, nearer, further, fit }, onAction }: Props) {
  const isWhole = zoom <= range.least + 0.001;
  return (
    <div className={styles.tools} data-more={!isWhole || undefined}>
      <button type="button" aria-label={t('map.zoom.in')} disabled={zoom >= range.most} onClick={nearer}>
        +
      </button>
      <button type="button" aria-label={t('map.zoom.out')} disabled={isWhole} onClick={further}>
        −
      </button>
      {!isWhole && (
        <button type="button" aria-label={t('map.zoom.whole')} title={t('map.zoom.whole')} onClick={fit}>
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M3 8V3h5M12 3h5v5M17 12v5h-5M8 17H3v-5" />
          </svg>
        </button>
      )}
      {onAction !== undefined && (
        <button type="button" aria-label={t('map.action')} title={t('map.action')} onClick={onAction}>
          <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
            <path d="M10 1v5M10 14v5M1 10h5M14 10h5" />
            <circle cx="10" cy="10" r="2.4" />
          </svg>
        </button>
      )}
    </div>
  );
}
