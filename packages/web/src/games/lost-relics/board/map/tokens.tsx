import type { LrView } from '@questhall/lost-relics';
import { Badge, Plaque } from '../../../../boards/parts/Medal.js';
import type { MapToken } from '../../../../map/Tokens.js';
import type { Translate } from '../../../../text/t.js';
import { drawing } from '../../cards/icons.js';
import { nameOf } from '../printed.js';
import { thingSaid, usesLeft } from '../said.js';
import { mapDrawing, objectIcon } from './objects.js';

const MARKERS = ['adventure', 'bounty'] as const;

/** Objects and the two tokens of the adventure. */
export const tokensOf = (view: LrView, t: Translate): MapToken[] => [
  ...view.things.map((thing) => ({
    id: thing.id,
    at: thing.area,
    label: thingSaid(view, thing, t),
    isThing: true,
    drawn: (
      <Plaque
        icon={mapDrawing(objectIcon(thing.id))}
        title={nameOf(thing.id, view.adventure)}
        used={usesLeft(view, thing) === 0}
      />
    ),
  })),
  ...MARKERS.map((which) => ({
    id: which,
    at: view.markers[which]?.area ?? null,
    label: t(`relicBoard.marker.${which}`, { area: nameOf(view.markers[which]?.area ?? '', view.adventure) }),
    isThing: false,
    drawn: <Badge tone={which} shows={which === 'adventure' ? drawing('polar-star') : mapDrawing('coins')} />,
  })),
];
