/** What an option means: its name, and beside it what is known (`facts`) and what comes of it (`outlook`). Names are also those of things that are barred. */
export const options = {
  'option.yes': 'Yes',
  'option.no': 'No',
  'option.decline': 'No, none of these',
  'option.nothing': 'Nothing',
  'option.pass': 'Pass',
  'option.travel': 'Travel on',

  // --- heroes and enemies
  'option.hero': '{hero}',
  'option.hero.facts':
    '{left} of {health} health left, {engaged, plural, =0 {no enemy engaged} one {# enemy engaged} other {# enemies engaged}}',
  'option.hero-overflow': '{hero}',
  'option.hero-overflow.facts': '{left} of {health} health left, no room for more enemies',
  'option.hero-overflow.outlook': 'the enemy deals its attack to the {hero} and goes to the shadows',
  'option.hero-new': '{hero}',
  'option.hero-new.facts': '{health} health',
  'option.hero-in-town': '{hero}',
  'option.hero-in-town.facts':
    '{left, plural, one {one visit left (done: {visits})} other {# visits left}}, carries {gear} of {capacity}, {advanced} of 4 actions advanced',
  'option.hero-resting': '{hero}',
  'option.hero-resting.facts': 'carries {gear} of {capacity}, {advanced} of 4 actions advanced',
  'option.hero-defeated': '{hero}',
  'option.hero-defeated.facts': 'defeated',
  'option.enemy': '{enemy}{rank, select, nemesis { (nemesis)} other {}}',
  'option.enemy.facts':
    'attack {attack}, {left} of {health} health left{resilience, plural, =0 {} other {, resilience #}}, {state}, {zone, select, shadows {in the shadows} lair {in the lair} other {engaged with the {engaged}}}',
  'option.enemy.outlook':
    '{overflow, select, yes {your zone is full: it deals its attack to you and goes to the shadows} other {}}',
  'option.enemy-target': '{enemy}{rank, select, nemesis { (nemesis)} other {}}',
  'option.enemy-target.facts':
    'attack {attack}, {left} of {health} health left{resilience, plural, =0 {} other {, resilience #}}, {state}, {zone, select, shadows {in the shadows} lair {in the lair} other {engaged with the {engaged}}}',
  'option.enemy-target.outlook': '{needed, plural, one {needs # success} other {needs # successes}}',
  'option.facedown': '{enemy}',
  'option.facedown.facts': '{state}',
  'option.facedown.outlook':
    '{overflow, select, yes {your zone is full: it deals its attack to you and goes back to the shadows} other {}}',
  'option.fallen': '{enemy}',
  'option.fallen.facts': 'just defeated',

  // --- cards
  'option.action': '{card}',
  'option.action.facts':
    '{type}, {dice, plural, one {# die} other {# dice}}{prepare, select, yes {, prepare} other {}}{tokens, plural, =0 {} one {, # success token} other {, # success tokens}}',
  'option.action-to-load': '{card}',
  'option.action-to-load.facts':
    '{type}, {dice, plural, one {# die} other {# dice}}{prepare, select, yes {, prepare} other {}}, {tokens} of {limit} success tokens',
  'option.upgrade': '{card} becomes {advanced}',
  'option.upgrade.facts': '{type}',
  'option.gear': '{card}',
  'option.gear.facts':
    '{legendary, select, yes {legendary } other {}}{slot}{state, select, exhausted {, exhausted} depleted {, depleted} other {}}',
  'option.gear-kept': '{card}',
  'option.gear-kept.facts':
    '{legendary, select, yes {legendary } other {}}{slot}{state, select, exhausted {, exhausted} depleted {, depleted} other {}}',
  'option.gear-kept.outlook':
    '{fate, select, swap {hands full: the {receiver} must discard {things}} lost {hands full: it is discarded} other {}}',
  'option.gift': '{card} of the {hero}',
  'option.gift.facts':
    '{receiver, select, none {} other {to the {receiver}, }}{slot}{state, select, exhausted {, exhausted} depleted {, depleted} other {}}',
  'option.gift.outlook':
    '{fate, select, swap {the {receiver} must trade {things} or discard it} lost {hands full: it is discarded} other {}}',
  'option.receiver': '{hero}',
  'option.receiver.facts': 'carries {gear} of {capacity}',
  'option.receiver.outlook':
    '{fate, select, swap {hands full: trade or discard {things}} lost {hands full: the gift is discarded} other {}}',
  'option.return': 'Trade it for {card}',
  'option.return.facts': '{slot}{state, select, exhausted {, exhausted} depleted {, depleted} other {}}',
  'option.equip-instead': 'Equip it instead of {card}',
  'option.equip-instead.facts': '{slot}',
  'option.equip-instead.outlook': '{card} is discarded',
  'option.condition': '{condition}',
  'option.card': '{card}',
  'option.ability': '{card}',
  'option.ability.facts': '{text}',
  'option.alternative': '{text}',
  'option.alternative.outlook': '{idle, select, yes {no hero can be revived now: no effect} other {}}',
  'option.die': '{kind, select, hero {Hero die} other {Enemy die}} {number}',
  'option.die.facts': 'showing {icons}',

  // --- amounts
  'option.spend-tokens':
    '{count, plural, =0 {Spend none} one {Spend # token for # success} other {Spend # tokens for # successes}}',
  'option.place-tokens': '{count, plural, =0 {None here} one {# token here} other {# tokens here}}',
  'option.discard-tokens':
    '{count, plural, =0 {None from here} one {# token from here} other {# tokens from here}}',
  'option.divide-successes': '{count, plural, =0 {None} one {# success} other {# successes}}',
  'option.distribute-wounds': '{count, plural, =0 {None} one {# wound} other {# wounds}}',
  'option.distribute-tokens': '{count, plural, =0 {None} one {# token} other {# tokens}}',
  'option.distribute-recovery': '{count, plural, =0 {None} one {Heal # wound} other {Heal # wounds}}',
  'option.how-many-to-convert': '{count, plural, =0 {None} one {# icon} other {# icons}}',

  // --- words of single questions
  'option.travel-or-stay.travel': 'Travel on',
  'option.travel-or-stay.travel.outlook': 'the shadows stay behind; nemeses and engaged enemies follow',
  'option.travel-or-stay.stay': 'Stay here',
  'option.resolve-or-bottom.resolve': '{kind, select, item {Take it} other {Resolve it}}',
  'option.resolve-or-bottom.bottom': 'Exhaust an action to put it back instead',
  'option.take-treasure.gear-deck': 'The top card of the gear deck',
  'option.take-treasure.gear-deck.facts': 'unseen',
  'option.take-treasure.gear-deck.outlook':
    '{fate, select, full {hands full: swap or discard} lost {hands full: gear is discarded} some {hands full for another {slots}: swap or discard} other {}}',
  'option.take-treasure.nothing': 'Leave it',
  'option.equip-or-discard.equip': 'Equip it',
  'option.equip-or-discard.discard': 'Discard it',
  'option.claim-fortune-or-discard.claim': 'Claim it',
  'option.claim-fortune-or-discard.claim.facts': 'one of your legendary gear cards, at random',
  'option.claim-fortune-or-discard.claim.outlook':
    '{fate, select, full {hands full: swap or discard} lost {hands full: gear is discarded} some {hands full for another {slots}: swap or discard} other {}}',
  'option.claim-fortune-or-discard.discard': 'Discard it',
  'option.claim-fortune-or-discard.discard.outlook': 'it can be found again',
  'option.give-gear': 'Give gear to another hero',
  'option.settlement-next.give-gear':
    '{card, select, none {Give gear to another hero} other {Give {card} of the {hero} to {receiver, select, none {another hero} other {the {receiver}}}}}',
  'option.settlement-next.give-gear.outlook':
    '{card, select, none {} other {{fate, select, swap {the {receiver} must trade {things} or discard it} lost {hands full: it is discarded} other {}}}}',
  'option.settlement-next.done': 'Done',
  'option.settlement-next.done.outlook': 'the party rests',
  'option.late-gifts.give-gear':
    '{card, select, none {Give gear to another hero} other {Give {card} of the {hero} to {receiver, select, none {another hero} other {the {receiver}}}}}',
  'option.late-gifts.give-gear.outlook':
    '{card, select, none {} other {{fate, select, swap {the {receiver} must trade {things} or discard it} lost {hands full: it is discarded} other {}}}}',
  'option.choose-return.decline': 'Nothing in return',
  'option.choose-return.decline.outlook':
    '{fate, select, swap {the {receiver} discards {things} for {card}, or discards {card}} lost {{card} is discarded} other {}}',
  'option.late-gifts.done': 'Done',
  'option.late-gifts.done.outlook': 'the party sets out',
  'option.settlement-action.trainer': 'The trainer',
  'option.settlement-action.trainer.facts': 'exchange a basic action for its advanced version',
  'option.settlement-action.blacksmith': 'The blacksmith',
  'option.settlement-action.blacksmith.facts': 'see two gear cards, keep one',
  'option.settlement-action.arena': 'The arena',
  'option.settlement-action.arena.facts': 'carry one more gear card from now on',
} as const;
