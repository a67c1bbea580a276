import type { LrView } from '@questhall/lost-relics';
import { Thing } from '../../../boards/parts/Thing.js';
import { Glyph } from '../../../design/Icon.js';
import { useT } from '../../../text/t.js';
import { drawing } from '../cards/icons.js';
import { pictureOf } from '../cards/pictures.js';
import { mapDrawing } from './map/icons.js';
import { objectIcon } from './map/objects.js';
import styles from './Party.module.css';
import { nameOf } from './printed.js';
import { thingSaid } from './said.js';
import type { HeroView } from './types.js';

/** Treasure, and what is carried for the adventure. */
export function Carried({ view, hero }: { view: LrView; hero: HeroView }) {
  const t = useT();
  const things = view.things.filter(({ holder }) => holder === hero.id);
  if (hero.treasure.length + things.length === 0) return null;
  return (
    <ul className={styles.carried}>
      {hero.treasure.map((card) => (
        <li key={card}>
          <Thing id={card} look={card} label={nameOf(card, view.adventure)} shape="tile">
            <span className={styles.chip}>
              <Glyph path={drawing(pictureOf(card))} />
              {nameOf(card, view.adventure)}
            </span>
          </Thing>
        </li>
      ))}
      {things.map((thing) => (
        <li key={thing.id}>
          <Thing id={thing.id} label={thingSaid(view, thing, t)} shape="tile">
            <span className={styles.chip} data-kind="thing">
              <Glyph path={mapDrawing(objectIcon(thing.id))} />
              {nameOf(thing.id, view.adventure)}
            </span>
          </Thing>
        </li>
      ))}
    </ul>
  );
}
