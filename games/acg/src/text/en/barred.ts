/** Why something is not offered. */
export const barred = {
  // --- actions
  'barred.exhausted-action':
    'It is exhausted; only readied actions can be chosen, and preparing readies them all',
  'barred.must-act': 'The {hero} must perform an action in every activation',
  'barred.prepare-card': 'The prepare card is exhausted only by being chosen for an activation',
  'barred.already-exhausted': 'It is exhausted already',
  'barred.already-ready': 'It is ready already',
  'barred.already-advanced': 'It is advanced already',
  'barred.tokens-elsewhere': 'Only tokens on the chosen action can be spent; those on {card} stay there',
  'barred.mandatory': '{source} does not say “may”: it is carried out as far as it can be',

  // --- enemies
  'barred.in-lair': '{enemy} is in the lair, where no attack and no effect of a hero reaches',
  'barred.needs-ranged-shadows': 'It is in the shadows: only a ranged attack reaches there',
  'barred.needs-ranged-other': 'It is engaged with somebody else: only a ranged attack reaches there',
  'barred.lair-rests': 'The lair is no zone: a nemesis there does not activate',
  'barred.activated-or-exhausted': 'It is exhausted, so it does not activate in this phase',
  'barred.engaged-first': 'Readied enemies engaged with you come first; the shadows wait',
  'barred.not-your-enemy': 'It is engaged with another hero and waits for that hero’s turn',
  'barred.exhausted-attacker': 'It is exhausted and strikes nobody',
  'barred.attack-decided': 'Its attack value already decides whether it strikes',
  'barred.immune': 'Its card says that it {cannot}, and “cannot” is absolute',
  'barred.enemy-exhausted': 'It is exhausted already',
  'barred.enemy-ready': 'It is ready already',
  'barred.already-engaged': 'It is engaged with you already',
  'barred.spares-nemeses': '{source} spares nemeses',
  'barred.not-meant': 'It is not where {source} reaches, or not of the kind it names',

  // --- heroes
  'barred.hero-taken': 'Somebody else has taken this hero',
  'barred.own-aid': 'Aid is for others: the {hero} cannot be its target',
  'barred.defeated-to-aid': 'A defeated hero cannot be aided',
  'barred.defeated': 'A defeated hero cannot be chosen or hit',
  'barred.hero-not-meant': '{source} does not mean this hero',

  // --- gear
  'barred.gear-deck-empty': 'The gear deck is used up; only its discard pile is left',
  'barred.slot-full':
    'Nobody equips more than {limit, plural, one {# card} other {# cards}} of this kind: {slot}',
  'barred.capacity-full':
    'The hero can carry {capacity, plural, one {only # gear card} other {only # gear cards}}; something must make room',
  'barred.no-room-by-it': 'Without it there would still be no room, and only one card may be unequipped',
  'barred.depleted-stays': 'It is depleted, and depleted gear cannot be unequipped',
  'barred.health-stays': 'The {hero} lives on the health it gives',
  'barred.legendary-stays': 'Legendary gear cannot be given away',
  'barred.given-already': 'It has changed hands in this settlement already',
  'barred.no-trade': 'After the trade one of the two would have no room for what comes',
  'barred.depleted': 'It is depleted until the quest is over',
  'barred.exhausted-gear': 'It is exhausted, and exhausting it is its cost',
  'barred.too-few-tokens': '{card} costs {tokens, plural, one {# success token} other {# success tokens}}',

  // --- location and settlement
  'barred.not-explored': '{location} is not fully explored: {progress} of {explore} progress',
  'barred.no-location-left': 'There is no further location',
  'barred.location-phase-only': 'The party travels in the location phase',
  'barred.visited-twice': 'The {hero} has been to two places already',
  'barred.nothing-left-in-town': 'No place is left that could do anything for the {hero}',
  'barred.nothing-to-give': 'Nobody has gear that may be given away now',
  'barred.same-place': 'Nobody goes to the same place twice in one settlement',
  'barred.blacksmith-empty': 'The gear deck is used up, so the smith has nothing to show',
  'barred.all-advanced': 'All four actions are advanced already',
} as const;
