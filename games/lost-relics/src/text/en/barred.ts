/** Why something is not offered. */
export const barred = {
  // --- actions and dice
  'barred.out-of-action': '{hero} is out of action',
  'barred.no-dice': '{hero} has no action dice',
  'barred.no-such-die': '{hero} has no {value}, and no destiny token to make one',
  'barred.nothing-to-do': '{hero} can pay with a {value}, but no action is possible with it',
  'barred.not-the-link': 'The chain needs a {value}',
  'barred.same-value': 'The die already shows it',
  'barred.no-other-value': 'No other value would pay for this action',
  'barred.token-is-cost': 'The action itself costs the destiny token',
  'barred.not-your-card': 'Only {owner} can use it',

  // --- special actions
  'barred.needs-inspired': 'The action must be inspired, which takes a {number} or more',
  'barred.condition': 'Possible {only}',
  'barred.no-destiny': 'It costs a destiny token, and {hero} has none',
  'barred.cannot-pay': '{hero} cannot pay what it costs',
  'barred.no-effect': 'It would have no effect now',
  'barred.companion-out': 'Taros is out of action',
  'barred.nobody-follows': 'Nobody it commands can act now',
  'barred.no-action': '{hero} has no action to make',
  'barred.not-commanded': 'The command does not allow this action',

  // --- moving
  'barred.engaged-move':
    '{hero} is engaged: with at least as many hostiles as heroes in the area, only an inspired move that evades gets away',
  'barred.no-step': 'Every adjacent area is full or behind a closed door, and a move is at least one step',
  'barred.needs-barge':
    'Every adjacent area is full or behind a closed door: only an inspired move that barges gets in',
  'barred.no-full-area': 'There is no full area within reach in which a figure could make room',
  'barred.full': 'The area is full: {count} of {limit} figures',
  'barred.closed-door': 'A closed door is in the way',
  'barred.barged-already': 'The area is full, and one barge a move is all',
  'barred.nobody-makes-room': 'The area is full, and no figure in it has room to give way',
  'barred.nowhere-to-go': 'There is no area it could be moved to',
  'barred.already-there': 'It stands there already',

  // --- attacking, resting, interacting
  'barred.no-melee-target': 'No hostile is in {hero}’s area',
  'barred.no-ranged-target': '{hero} sees no hostile',
  'barred.not-a-hostile': 'Heroes attack hostiles, not each other',
  'barred.out-of-melee': 'It is not in {hero}’s area, and the attack is melee',
  'barred.behind-door': 'A closed door hides it',
  'barred.too-far': 'It is further away than an adjacent area',
  'barred.no-rest': 'A hostile is in sight: {hostile}',
  'barred.engaged-interact': '{hero} is engaged and has no hand free',
  'barred.nothing-there': 'There is no closed door and no object within {hero}’s reach',
  'barred.nothing-usable': 'Nothing within {hero}’s reach can be used now',
  'barred.already-open': 'It is open already',
  'barred.out-of-reach': 'It is out of {hero}’s reach',
  'barred.used-up': 'It cannot be used again',
  'barred.not-for-hero': '{hero} cannot use it, only {others}',

  // --- hostiles
  'barred.leader-first': 'A leader is in sight and reacts before any minion',
  'barred.own-area-first': 'A hostile in the hero’s own area reacts before one further off',
  'barred.harm-first': 'Another one’s reaction will damage a hero, so that one must be picked',
  'barred.out-of-its-melee': '{hero} is not in its area, and the attack is melee',
  'barred.out-of-its-sight': '{hero} is out of its sight',
  'barred.fewer-tokens': 'It executes: another hero within reach has more damage tokens',
  'barred.not-beside-it': '{hero} is not in an area adjacent to it',
  'barred.hostile-full': 'The area is full, and hostiles never enter a full area',
  'barred.heroes-beside': 'Heroes are in an adjacent area, and it enters one of theirs',
  'barred.not-nearer': 'That is no step nearer to the nearest hero',
  'barred.seen-there': 'A hero sees that area',
  'barred.same-as-another': 'It is no different from another one that you can pick',

  // --- treasure and return
  'barred.no-treasure-for-taros': 'Taros cannot have treasure cards',
  'barred.other-type': 'It is of another type than the new card',
  'barred.haven-occupied': 'A haven must be empty, and this one is not',
  'barred.haven-alone': 'No hero is in an adjacent area',
} as const;
