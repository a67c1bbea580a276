/** Why something is not offered. */
export const barred = {
  // --- actions and dice
  'barred.out-of-action': '{hero} is out of action',
  'barred.no-dice': '{hero} has no action dice',
  'barred.no-such-die': '{hero} has no {value}, and no destiny token to make one',
  'barred.nothing-to-do': '{hero} can pay with a {value}, but no action is possible with it',
  'barred.not-the-link': 'The chain needs a {value}',
  'barred.same-value': 'The die already shows it',
  'barred.no-other-value': 'No other value pays for this action',
  'barred.token-is-cost': 'The action already costs the destiny token',
  'barred.not-your-card': 'Only {owner} can use it',

  // --- special actions
  'barred.needs-inspired': 'The action must be inspired: {number} or more',
  'barred.condition': 'Possible {only}',
  'barred.no-destiny': 'It costs a destiny token, and {hero} has none',
  'barred.cannot-pay': '{hero} cannot pay the cost',
  'barred.no-effect': 'It would have no effect now',
  'barred.companion-out': 'Taros is out of action',
  'barred.nobody-follows': 'No one under this command can act now',
  'barred.no-action': '{hero} has no possible action',
  'barred.not-commanded': 'The command does not allow this action',

  // --- moving
  'barred.engaged-move': '{hero} is engaged: only an inspired move that evades can leave',
  'barred.no-step': 'Every adjacent area is full or behind a closed door',
  'barred.needs-barge':
    'Every adjacent area is full or behind a closed door: you need an inspired move that barges',
  'barred.no-full-area': 'No full area in reach where a figure could make room',
  'barred.full': 'The area is full: {count} of {limit} figures',
  'barred.closed-door': 'A closed door is in the way',
  'barred.barged-already': 'The area is full, and you can barge only once a move',
  'barred.nobody-makes-room': 'The area is full, and no figure in it can make room',
  'barred.nowhere-to-go': 'There is no area to move it to',
  'barred.already-there': 'It is already there',

  // --- attacking, resting, interacting
  'barred.no-melee-target': 'No hostile is in {hero}’s area',
  'barred.no-ranged-target': '{hero} sees no hostile',
  'barred.not-a-hostile': 'Heroes attack hostiles, not each other',
  'barred.out-of-melee': 'It is not in {hero}’s area, and this is a melee attack',
  'barred.behind-door': 'It is behind a closed door',
  'barred.too-far': 'It is further away than an adjacent area',
  'barred.no-rest': 'A hostile is in sight: {hostile}',
  'barred.engaged-interact': '{hero} is engaged and cannot interact',
  'barred.nothing-there': 'No closed door or object in {hero}’s reach',
  'barred.nothing-usable': '{hero} can use nothing in reach now',
  'barred.already-open': 'It is already open',
  'barred.out-of-reach': 'It is out of {hero}’s reach',
  'barred.used-up': 'It cannot be used again',
  'barred.not-for-hero': '{hero} cannot use it, only {others}',

  // --- hostiles
  'barred.leader-first': 'A leader is in sight and reacts before any minion',
  'barred.own-area-first': 'A hostile in the hero’s own area reacts first',
  'barred.harm-first': 'Another hostile’s reaction will damage a hero, so it comes first',
  'barred.out-of-its-melee': '{hero} is not in its area, and this is a melee attack',
  'barred.out-of-its-sight': '{hero} is out of its sight',
  'barred.fewer-tokens': 'Execute: another hero in reach has more damage tokens',
  'barred.not-beside-it': '{hero} is not in an area adjacent to it',
  'barred.hostile-full': 'The area is full, and hostiles never enter a full area',
  'barred.heroes-beside': 'It must enter an adjacent area with heroes',
  'barred.not-nearer': 'That is not nearer to the nearest hero',
  'barred.seen-there': 'A hero sees that area',
  'barred.same-as-another': 'It is the same as another choice',

  // --- treasure and return
  'barred.no-treasure-for-taros': 'Taros cannot have treasure cards',
  'barred.other-type': 'It has another type than the new card',
  'barred.haven-occupied': 'The haven is not empty',
  'barred.haven-alone': 'No hero is in an adjacent area',
} as const;
