import type { LrView } from '@questhall/lost-relics';
import { Glyph } from '../../../../design/Icon.js';
import type { MapToken } from '../../../../map/Tokens.js';
import type { Translate } from '../../../../text/t.js';
import { drawing } from '../../cards/icons.js';
import { nameOf } from '../printed.js';
import { thingSaid, usesLeft } from '../said.js';
import { mapDrawing } from './icons.js';
import { objectIcon } from './objects.js';
import styles from './objects.module.css';

const MARKERS = ['adventure', 'bounty'] as const;

/** Objects and the two tokens of the adventure. */
export const tokensOf = (view: LrView, t: Translate): MapToken[] => [
  ...view.things.map((thing) => ({
    id: thing.id,
    at: thing.area,
    label: thingSaid(view, thing, t),
    isThing: true,
    drawn: (
      <span
        className={styles.plaque}
        title={nameOf(thing.id, view.adventure)}
        data-used={usesLeft(view, thing) === 0 || undefined}
      >
        <Glyph path={mapDrawing(objectIcon(thing.id))} />
      </span>
    ),
  })),
  ...MARKERS.map((which) => ({
    id: which,
    at: view.markers[which]?.area ?? null,
    label: t(`relicBoard.marker.${which}`, { area: nameOf(view.markers[which]?.area ?? '', view.adventure) }),
    isThing: false,
    drawn: (
      <span className={styles.marker} data-which={which}>
        <Glyph path={which === 'adventure' ? drawing('polar-star') : mapDrawing('coins')} />
      </span>
    ),
  })),
];
