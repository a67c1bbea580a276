/** Why something is not offered. */
export const barred = {
  // --- actions and dice
  'barred.no-die': '{hero} has no die of {cost} or more',
  'barred.die-too-low': 'Costs {cost} or more',
  'barred.destiny-limit': '{hero} has spent two destiny dice this turn',
  'barred.no-effect': 'It would have no effect now',
  'barred.cannot-pay': 'The cost is too high',
  'barred.used': 'Already used',
  'barred.condition': 'Its condition is not met',
  'barred.no-such-action': 'Not an action of this journey',
  'barred.not-standing': '{hero} is not on the battlefield',
  'barred.buried': '{hero} is buried',
  'barred.too-few-points': 'Needs 3 inspiration points',
  'barred.no-group-card': 'There is no hostile group to change places with',

  // --- what heroes do
  'barred.forbidden': 'An effect forbids it',
  'barred.trapped': '{hero} is trapped',
  'barred.not-trapped': 'This hero is not trapped',
  'barred.not-buried': 'This hero is not buried',
  'barred.too-far': 'Not adjacent to {hero}',
  'barred.nothing-to-heal': '{hero} has no wounds',
  'barred.hostile-beside': 'A hostile is adjacent to {hero}',
  'barred.no-object': 'No mysterious object is adjacent to {hero}',
  'barred.no-gateway': '{hero} does not touch a closed gateway',
  'barred.no-cards': 'No discovery cards are left',
  'barred.no-room': 'The extraction zone does not fit here',
  'barred.nothing-to-trade': 'Neither of them holds a treasure',
  'barred.zone-lies': 'The extraction zone is already on the battlefield',

  // --- weapons
  'barred.not-visible': 'Not visible',
  'barred.adjacent-first': 'An adjacent enemy must be attacked first',
  'barred.not-adjacent': 'Not adjacent',
  'barred.too-near': 'Too near for a ranged weapon',
  'barred.no-target': 'No target in reach',

  // --- between journeys
  'barred.owned': 'Already in its slot',
  'barred.none-left': 'No copy is left',
} as const;
