import type { LrView } from '@questhall/lost-relics';
import { Thing } from '../../../boards/parts/Thing.js';
import { Chip } from '../../../design/Chip.js';
import { Glyph } from '../../../design/Icon.js';
import { drawing, pictureOf } from '../cards/pictures.js';
import { mapDrawing, objectIcon } from './map/objects.js';
import styles from './Party.module.css';
import { nameOf } from './printed.js';
import { thingSaid } from './said.js';
import type { HeroView } from './types.js';

export function Carried({ view, hero }: { view: LrView; hero: HeroView }) {
  const things = view.things.filter(({ holder }) => holder === hero.id);
  const treasure = hero.treasure.map((id) => ({
    ...{ id, look: id, kind: 'treasure', icon: drawing(pictureOf(id)) },
    said: nameOf(id, view.adventure),
  }));
  const carried = things.map((thing) => ({
    ...{ id: thing.id, look: undefined, kind: 'thing', icon: mapDrawing(objectIcon(thing.id)) },
    said: thingSaid(view, thing),
  }));
  const all = [...treasure, ...carried];
  if (all.length === 0) return null;
  return (
    <ul className={styles.carried}>
      {all.map(({ id, look, kind, icon, said }) => (
        <li key={id}>
          <Thing id={id} look={look} label={said} shape="tile">
            <Chip tone={kind === 'thing' ? 'lit' : undefined}>
              <Glyph path={icon} />
              {nameOf(id, view.adventure)}
            </Chip>
          </Thing>
        </li>
      ))}
    </ul>
  );
}
