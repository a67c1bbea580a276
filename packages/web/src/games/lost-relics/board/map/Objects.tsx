import type { LrView } from '@questhall/lost-relics';
import { Thing } from '../../../../boards/parts/Thing.js';
import { Glyph } from '../../../../design/Icon.js';
import { useT } from '../../../../text/t.js';
import { drawing } from '../../cards/icons.js';
import { nameOf } from '../printed.js';
import { thingSaid, usesLeft } from '../said.js';
import type { Place } from './ground.js';
import { mapDrawing } from './icons.js';
import styles from './Objects.module.css';
import { objectIcon } from './objects.js';
import { standing } from './place.js';
import type { Point } from './points.js';
import { objectSpots, THING } from './spots.js';

const MARKERS = ['adventure', 'bounty'] as const;

/** Objects and the two tokens, along the upper edge of their area. */
export function Objects({ view, places }: { view: LrView; places: readonly Place[] }) {
  const t = useT();
  const spots = spotsOf(view, places);
  const at = (id: string) => spots.get(id) ?? ([0, 0] as const);
  return (
    <div className={styles.layer}>
      {view.things
        .filter(({ id }) => spots.has(id))
        .map((thing) => (
          <div
            key={thing.id}
            className={styles.thing}
            style={standing(...at(thing.id), THING)}
            data-used={usesLeft(view, thing) === 0 || undefined}
          >
            <Thing id={thing.id} label={thingSaid(view, thing, t)} shape="tile">
              <span className={styles.plaque} title={nameOf(thing.id, view.adventure)}>
                <Glyph path={mapDrawing(objectIcon(thing.id))} />
              </span>
            </Thing>
          </div>
        ))}
      {MARKERS.filter((which) => spots.has(which)).map((which) => (
        <div
          key={which}
          className={styles.marker}
          style={standing(...at(which), THING)}
          data-which={which}
          role="img"
          aria-label={t(`relicBoard.marker.${which}`, {
            area: nameOf(view.markers[which]?.area ?? '', view.adventure),
          })}
        >
          <Glyph path={which === 'adventure' ? drawing('polar-star') : mapDrawing('coins')} />
        </div>
      ))}
    </div>
  );
}

function spotsOf(view: LrView, places: readonly Place[]): ReadonlyMap<string, Point> {
  return new Map(
    places.flatMap(({ area, floor }) => {
      const here = objectsIn(view, area.id);
      return objectSpots(floor, here.length).map((at, i): [string, Point] => [here[i] ?? '', at]);
    }),
  );
}

export function objectsIn(view: LrView, area: string): string[] {
  const things = view.things.filter((thing) => thing.area === area).map(({ id }) => id);
  return [...things, ...MARKERS.filter((which) => view.markers[which]?.area === area)];
}
