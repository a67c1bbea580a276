/** Why something is not offered. */
export const barred = {
  // --- actions and dice
  'barred.exhausted-action':
    'It is exhausted; only readied actions can be chosen, and preparing readies them all',
  'barred.must-act': 'The {hero} must perform an action in every activation',
  'barred.prepare-card': 'The prepare card is exhausted only by being chosen for an activation',
  'barred.already-exhausted': 'It is exhausted already',
  'barred.already-ready': 'It is ready already',
  'barred.already-advanced': 'It is advanced already',
  'barred.tokens-elsewhere': 'Only tokens on the chosen action can be spent; those on {card} stay there',
  'barred.tokens-full':
    'It cannot hold more than {limit, plural, one {# success token} other {# success tokens}}',
  'barred.no-tokens': 'There is no success token on it',
  'barred.other-die': '{source} rerolls only {die, select, hero {hero dice} other {enemy dice}}',

  // --- what a card says
  'barred.mandatory': 'This line of {source} does not say “may”: it is carried out as far as it can be',
  'barred.accepted': 'You have said yes to {source} already; now it is carried out as far as it can be',
  'barred.condition': 'Only {when}',

  // --- enemies
  'barred.in-lair': '{enemy} is in the lair, where no attack and no effect of a hero reaches',
  'barred.needs-ranged-shadows': 'It is in the shadows: only a ranged attack reaches there',
  'barred.needs-ranged-other': 'It is engaged with another hero: only a ranged attack reaches there',
  'barred.not-targeted': 'It is no target of this attack: targets are chosen before the roll',
  'barred.lair-rests': 'The lair is no zone: a nemesis there does not activate',
  'barred.activated-or-exhausted': 'It is exhausted: only readied enemies activate',
  'barred.engaged-first': 'Readied enemies engaged with the {hero} come first; the shadows wait',
  'barred.not-your-enemy': 'It is engaged with another hero and waits for that hero’s turn',
  'barred.exhausted-attacker': 'It is exhausted and strikes nobody',
  'barred.attacks-anyway': 'It strikes in any case: there are claws enough for it',
  'barred.too-weak': 'Stronger enemies strike first, and no claw is left for it',
  'barred.lower-rank': 'The effects of nemeses that rank higher come first',
  'barred.immune': 'Its card says that it {cannot}, and “cannot” is absolute',
  'barred.forbidden': 'An effect in force says that it {cannot}, and “cannot” is absolute',
  'barred.enemy-exhausted': 'It is exhausted already',
  'barred.enemy-ready': 'It is ready already',
  'barred.already-engaged': 'It is engaged with the {hero} already',
  'barred.not-engaged-with-you': '{source} reaches only enemies engaged with the {hero}',
  'barred.not-engaged-with-target': '{source} reaches only enemies engaged with the hero who is aided',
  'barred.not-engaged': '{source} reaches only enemies engaged with a hero',
  'barred.not-in-shadows': '{source} reaches only enemies in the shadows',
  'barred.spares-nemeses': '{source} spares nemeses',
  'barred.only-ready': '{source} speaks of readied enemies; this one is exhausted',
  'barred.only-exhausted': '{source} speaks of exhausted enemies; this one is ready',
  'barred.only-faceup': '{source} speaks of faceup enemies; this one is facedown',
  'barred.only-facedown': '{source} speaks of facedown enemies; this one is faceup',
  'barred.other-name': '{source} speaks of another enemy by name',
  'barred.other-trait': '{source} speaks of enemies with another trait',
  'barred.unknown-kind': 'It is facedown: it has no name and no trait that {source} could mean',
  'barred.outranked': '{source} means the enemy of the highest rank, and another ranks above it',
  'barred.no-rank': '{source} means the enemy of the highest rank; a facedown enemy has none',

  // --- heroes
  'barred.hero-taken': 'This hero is in the party already',
  'barred.own-aid': 'Aid is for others: the {hero} cannot be its target',
  'barred.defeated-to-aid': 'A defeated hero cannot be aided',
  'barred.defeated': 'A defeated hero cannot be chosen or hit',
  'barred.another-hero': '{source} means another hero than the {hero}',
  'barred.not-defeated': 'Only a defeated hero can be revived',
  'barred.still-falling': 'The {who} falls at the end of this activation and cannot be revived before',
  'barred.has-less': '{source} means {meant}, and another hero has more',
  'barred.has-more': '{source} means {meant}, and another hero has less',
  'barred.tokens-all-full': 'No action of the {who} has room for another success token',
  'barred.not-wounded': 'The {who} has no wound to recover',
  'barred.cannot-recover': 'The {who} {cannot} now, and “cannot” is absolute',
  'barred.own-gift': 'The {who} is giving it away',

  // --- gear
  'barred.gear-deck-empty': 'The gear deck is used up; only its discard pile is left',
  'barred.slot-full':
    'Nobody equips more than {limit, plural, one {# card} other {# cards}} of this kind: {slot}',
  'barred.capacity-full':
    'The hero can carry {capacity, plural, one {only # gear card} other {only # gear cards}}; something must make room',
  'barred.no-room-by-it': 'Without it there would still be no room, and only one card may be unequipped',
  'barred.lends-room': 'There is room only because of it: without it there would be none',
  'barred.depleted-stays': 'It is depleted, and depleted gear cannot be unequipped',
  'barred.health-stays': 'The {owner} lives on the health it gives',
  'barred.legendary-stays': 'Legendary gear cannot be given away',
  'barred.given-already': 'It has changed hands in this settlement already',
  'barred.no-room-for-gift': 'Without it the {hero} would still have no room for {card}',
  'barred.no-room-for-return': 'The {from} would have no room for it',

  // --- what an ability or an alternative costs
  'barred.depleted': 'It is depleted until the quest is over',
  'barred.exhausted-gear': 'It is exhausted, and exhausting it is its cost',
  'barred.too-few-tokens': '{card} costs {tokens, plural, one {# success token} other {# success tokens}}',
  'barred.too-few-actions':
    '{actions, plural, one {# action} other {# actions}} must be exhausted for it; too few are ready, and the prepare card does not count',
  'barred.cannot-suffer': 'It costs wounds, and this hero cannot be wounded now',
  'barred.uses-nothing': 'A defeated hero uses nothing',
  'barred.not-there': 'It costs a card that is not there',

  // --- location and settlement
  'barred.not-explored': '{location} is not fully explored: {progress} of {explore} progress',
  'barred.no-location-left': 'There is no further location',
  'barred.location-phase-only': 'The party travels in the location phase',
  'barred.visited-twice': 'The {who} has been to two places already',
  'barred.nothing-left-in-town': 'No place is left that could do anything for the {who}',
  'barred.nothing-to-give': 'Nobody has gear that may be given away now',
  'barred.visits-left': 'Heroes who can still visit a place come first',
  'barred.same-place': 'Nobody goes to the same place twice in one settlement',
  'barred.blacksmith-empty': 'The gear deck is used up, so the smith has nothing to show',
  'barred.all-advanced': 'All four actions are advanced already',
} as const;
