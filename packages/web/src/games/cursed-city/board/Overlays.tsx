import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { mapDrawing } from './icons.js';
import type { Overlays as Shown } from './map/BattleMap.js';
import styles from './Overlays.module.css';

type Props = { shown: Shown; onChange: (shown: Shown) => void };

const ALL = [
  ['sight', 'eye-target'],
  ['danger', 'fangs'],
] as const;

/** What lies over the streets: light is sight, blood is danger; gold is never switched, for it is the choice itself. */
export function Overlays({ shown, onChange }: Props) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms
    <div className={styles.overlays} role="group" aria-label={t('cityBoard.overlays')}>
      {ALL.map(([which, icon]) => (
        <button
          key={which}
          type="button"
          data-overlay={which}
          aria-label={t(`cityBoard.overlay.${which}`)}
          aria-pressed={shown[which]}
          onClick={() => onChange({ ...shown, [which]: !shown[which] })}
        >
          <Glyph path={mapDrawing(icon)} />
          <span>{t(`cityBoard.overlay.${which}`)}</span>
        </button>
      ))}
    </div>
  );
}
