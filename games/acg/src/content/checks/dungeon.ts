import { carries } from '../../carries.js';
import { type Check, ofKind, sayOf } from './pack.js';

/** Events are resolved when drawn, items wait in front of a hero. */
export const dungeonTypes: Check = carries('ACG-DUN-01', 'validate.dungeonTypes', (pack) =>
  sayOf(ofKind(pack, 'dungeon'), ({ type, lines = [], abilities = [], treasure }) => {
    if (type === 'item') {
      return [
        lines.length > 0 && 'an item does nothing when it is drawn: its text belongs to an ability',
        abilities.length === 0 && 'an item needs an ability',
      ];
    }
    return [
      abilities.length > 0 && 'an event stays in front of nobody: its text belongs to its lines',
      lines.length === 0 && treasure === 0 && 'an event needs lines or treasure',
    ];
  }),
);

/** Items are used once. */
export const itemsAreUsedUp: Check = carries('ACG-DUN-03', 'validate.itemsAreUsedUp', (pack) =>
  sayOf(ofKind(pack, 'dungeon'), ({ type, abilities = [] }) => [
    type === 'item' &&
      abilities.some(({ cost }) => cost?.discardSelf !== true) &&
      'an item is discarded when it is used',
  ]),
);

/** The quest icon takes the place of a location's tier. */
export const locationTiers: Check = carries(
  ['ACG-DECK-21', 'ACG-SETUP-10'],
  'validate.locationTiers',
  (pack) =>
    sayOf(ofKind(pack, 'location'), ({ tier, quest }) => [
      tier === null && quest !== true && 'a location without the quest icon needs a tier',
      tier !== null && quest === true && 'a location with the quest icon has no tier',
    ]),
);
