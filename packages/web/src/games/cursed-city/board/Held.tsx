import type { CcView } from '@questhall/cursed-city';
import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { t } from '../../../text/t.js';
import { printedOf } from '../deck.js';
import { cardDrawing } from './icons.js';
import { nameOf } from './names.js';
import styles from './Track.module.css';
import { heldBy } from './things.js';
import type { HeroView } from './types.js';

/** Treasure, realmstone, empowerments and what is carried for the city. */
export function Held({ view, hero }: { view: CcView; hero: HeroView }) {
  const held = heldBy(view, hero);
  if (held.length === 0) return null;
  return (
    <ul className={styles.held} aria-label={t('cityBoard.held')}>
      {held.map((id) => {
        const kind = printedOf(id)?.kind ?? '';
        return (
          <li key={id}>
            <Thing id={id} look={id} label={nameOf(id, view)} shape="tile">
              <span className={styles.chip} data-kind={kind}>
                <Glyph path={cardDrawing(id)} />
                {nameOf(id, view)}
              </span>
            </Thing>
          </li>
        );
      })}
    </ul>
  );
}
